/* Random deals of gin rummy (default rules, complete) as one would write them straight in C.

   The peer that the engine's speed is stated against: same rules, same policy (uniform over the
   list of legal actions), same deadwood tables, same generator, and no interface to anything.

   usage: gin SEED DEALS    prints: deals decisions knocks points seconds
*/
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t u64;

enum { UPCARD, DRAW, DISCARD, OVER };
enum { PASS = 1 << 8, TAKE = 2 << 8, STOCK = 3 << 8, THROW = 4 << 8, KNOCK = 5 << 8 };
enum { LANE = 0x1FFF, LIMIT = 10, GIN = 20, UNDERCUT = 10, IDLE = 50 };

static int lane_points[8192], lane_deadwood[8192];
static u64 chance;

typedef struct {
    u64 hand[2];
    int stock[52], pile[52], top, pile_size, phase, seat, dealer, taken, takes, won[2], knocked;
} Deal;

static int first(u64 cards) { return __builtin_ctzll(cards); }
static u64 bit(int card) { return (u64)1 << card; }

static u64 next(void) {
    u64 x = chance += UINT64_C(0x9E3779B97F4A7C15);
    x = (x ^ (x >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94D049BB133111EB);
    return x ^ (x >> 31);
}

static int below(int n) {
    u64 span = n, product = (next() >> 32) * span;
    if ((product & 0xFFFFFFFF) < span) {
        u64 least = (0x100000000 - span) % span;
        while ((product & 0xFFFFFFFF) < least) product = (next() >> 32) * span;
    }
    return (int)(product >> 32);
}

static void fill_tables(void) {
    for (int lane = 1; lane <= LANE; lane++) {
        int low = lane & -lane, worth = __builtin_ctz(low) + 1;
        if (worth > 10) worth = 10;
        lane_points[lane] = worth + lane_points[lane ^ low];
        int best = worth + lane_deadwood[lane ^ low];
        for (int run = low * 7; (lane & run) == run; run |= run << 1)
            if (lane_deadwood[lane ^ run] < best) best = lane_deadwood[lane ^ run];
        lane_deadwood[lane] = best;
    }
}

static int sum(const int *table, u64 hand) {
    return table[hand & LANE] + table[hand >> 16 & LANE] + table[hand >> 32 & LANE] +
           table[hand >> 48 & LANE];
}

static int with_groups(u64 hand, u64 ranks) {
    int best = sum(lane_deadwood, hand);
    while (ranks) {
        u64 rank = ranks & -ranks;
        ranks ^= rank;
        u64 group = (rank | rank << 16 | rank << 32 | rank << 48) & hand;
        int count = with_groups(hand ^ group, ranks);
        if (count < best) best = count;
        if (__builtin_popcountll(group) == 4)
            for (u64 left = group; left; left &= left - 1) {
                count = with_groups(hand ^ group ^ (left & -left), ranks);
                if (count < best) best = count;
            }
    }
    return best;
}

static int deadwood(u64 hand) {
    u64 a = hand & LANE, b = hand >> 16 & LANE, c = hand >> 32 & LANE, d = hand >> 48 & LANE;
    u64 ranks = (a & b & (c | d)) | (c & d & (a | b));
    return ranks ? with_groups(hand, ranks) : sum(lane_deadwood, hand);
}

static u64 fitting(u64 meld) {
    int low = first(meld);
    if (meld & bit(low + 1)) return (meld << 1 | meld >> 1) & ((u64)LANE << (low & 48)) & ~meld;
    u64 rank = bit(low & 15);
    return (rank | rank << 16 | rank << 32 | rank << 48) & ~meld;
}

static int exposure(const u64 *meld, int n, u64 hand) {
    u64 found = 0;
    for (int i = 0; i < n; i++) {
        u64 grown = meld[i], more;
        while ((more = fitting(grown) & ~hand)) grown |= more, found |= more;
    }
    return sum(lane_points, found);
}

typedef struct {
    u64 meld[4];
    int n, risk;
} Layout;

/* Try every arrangement of least deadwood; keep the first of those that expose least. */
static void arrange(u64 rest, int budget, u64 *meld, int n, u64 hand, Layout *best) {
    if (!rest) {
        int risk = exposure(meld, n, hand);
        if (risk < best->risk) {
            memcpy(best->meld, meld, sizeof best->meld);
            best->n = n, best->risk = risk;
        }
        return;
    }
    if (deadwood(rest) > budget) return;
    u64 card = rest & -rest, others = (card << 16 | card << 32 | card << 48) & rest;
    if (__builtin_popcountll(others) >= 2) {
        meld[n] = card | others;
        arrange(rest ^ meld[n], budget, meld, n + 1, hand, best);
        if (__builtin_popcountll(others) == 3)
            for (u64 left = others; left; left &= left - 1) {
                meld[n] = card | (others ^ (left & -left));
                arrange(rest ^ meld[n], budget, meld, n + 1, hand, best);
            }
    }
    for (u64 run = card * 7; (rest & run) == run; run |= run << 1) {
        meld[n] = run;
        arrange(rest ^ run, budget, meld, n + 1, hand, best);
    }
    meld[n] = 0;
    int worth = sum(lane_points, card);
    if (worth <= budget) arrange(rest ^ card, budget - worth, meld, n, hand, best);
}

/* The defender's least deadwood, whatever he lays off on the melds from index i on. */
static int lay_off(u64 hand, const u64 *meld, int n, int i) {
    if (i == n) return deadwood(hand);
    int best = 1000;
    u64 down = 0;
    int low = first(meld[i]), run = (meld[i] & bit(low + 1)) != 0;
    for (;;) {
        u64 up = 0, grown;
        for (;;) {
            int count = lay_off(hand & ~(down | up), meld, n, i + 1);
            if (count < best) best = count;
            grown = meld[i] | up;
            u64 more = fitting(grown) & hand & ~down;
            if (run) more &= ~(bit(low) - 1);
            if (!more) break;
            up |= more;
        }
        grown = meld[i] | down;
        u64 more = run ? fitting(grown) & hand & (bit(first(grown)) - 1) : 0;
        if (!more) break;
        down |= more;
    }
    return best;
}

static void settle(Deal *d) {
    int me = d->seat, other = 1 - me, mine = deadwood(d->hand[me]);
    Layout best = {.risk = 1000};
    u64 meld[4] = {0};
    arrange(d->hand[me], mine, meld, 0, d->hand[me], &best);
    int theirs = mine ? lay_off(d->hand[other], best.meld, best.n, 0) : deadwood(d->hand[other]);
    if (mine == 0) d->won[me] = GIN + theirs;
    else if (mine < theirs) d->won[me] = theirs - mine;
    else d->won[other] = UNDERCUT + mine - theirs;
    d->knocked = 1;
    d->phase = OVER;
}

static void start(Deal *d, const int *pack, int dealer) {
    memset(d, 0, sizeof *d);
    for (int i = 0; i < 10; i++) {
        d->hand[1 - dealer] |= bit(pack[2 * i]);
        d->hand[dealer] |= bit(pack[2 * i + 1]);
    }
    memcpy(d->stock, pack, 52 * sizeof *pack);
    d->pile[d->pile_size++] = pack[20];
    d->top = 21;
    d->dealer = dealer;
    d->seat = 1 - dealer;
    d->taken = -1;
}

static int list_actions(const Deal *d, int *out) {
    int n = 0;
    if (d->phase == UPCARD) {
        out[n++] = PASS;
        out[n++] = TAKE;
    } else if (d->phase == DRAW) {
        if (d->takes < IDLE) out[n++] = TAKE;
        out[n++] = STOCK;
    } else {
        u64 hand = d->hand[d->seat], free = hand, knocks = 0, gins = 0;
        if (d->taken >= 0) free ^= bit(d->taken);
        if (deadwood(hand) <= LIMIT + 10)
            for (u64 left = free; left; left &= left - 1) {
                int count = deadwood(hand ^ (left & -left));
                if (count <= LIMIT) knocks |= left & -left;
                if (count == 0) gins |= left & -left;
            }
        for (u64 left = free & ~gins; left; left &= left - 1) out[n++] = THROW | first(left);
        for (; knocks; knocks &= knocks - 1) out[n++] = KNOCK | first(knocks);
    }
    return n;
}

static void act(Deal *d, int action) {
    int card = action & 63;
    switch (action & ~63) {
    case PASS:
        d->phase = DRAW;
        d->seat = 1 - d->seat;
        break;
    case TAKE:
        d->taken = d->pile[--d->pile_size];
        d->takes++;
        d->hand[d->seat] |= bit(d->taken);
        d->phase = DISCARD;
        break;
    case STOCK:
        d->taken = -1;
        d->takes = 0;
        d->hand[d->seat] |= bit(d->stock[d->top++]);
        d->phase = DISCARD;
        break;
    default:
        d->hand[d->seat] ^= bit(card);
        d->pile[d->pile_size++] = card;
        d->taken = -1;
        if ((action & ~63) == KNOCK) settle(d);
        else if (d->top >= 50) d->phase = OVER;
        else d->phase = DRAW, d->seat = 1 - d->seat;
    }
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    chance = strtoull(argv[1], NULL, 10);
    long deals = atol(argv[2]), decisions = 0, knocks = 0, points = 0;
    int pack[52], actions[128];
    Deal d;
    fill_tables();
    for (int i = 0; i < 52; i++) pack[i] = i / 13 * 16 + i % 13;
    struct timespec from, to;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (long i = 0; i < deals; i++) {
        for (int k = 51; k > 0; k--) {
            int j = below(k + 1), card = pack[k];
            pack[k] = pack[j], pack[j] = card;
        }
        for (start(&d, pack, i & 1); d.phase != OVER; decisions++)
            act(&d, actions[below(list_actions(&d, actions))]);
        knocks += d.knocked;
        points += d.won[0] + d.won[1];
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    double seconds = (to.tv_sec - from.tv_sec) + 1e-9 * (to.tv_nsec - from.tv_nsec);
    printf("%ld %ld %ld %ld %.6f\n", deals, decisions, knocks, points, seconds);
    return 0;
}
