// Verifies packs and log of a match without any code of Parlour's: node examples/verify.mjs verify.json
// What is computed stands in docs/internals/fairness.md; the moves are for `parlour verify` to replay.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const bytes = (hex) => Buffer.from(hex, "hex");
const number = (n) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(n);
  return four;
};

function H(tag, ...fields) {
  const hash = createHash("sha256");
  for (const field of [Buffer.from(tag), ...fields])
    hash.update(number(field.length)).update(field);
  return hash.digest();
}

function chain(link, times) {
  for (let i = 0; i < times; i++) link = H("parlour/chain/1", link);
  return link.toString("hex");
}

function* words(key) {
  for (let j = 0; ; j++) {
    const block = H("parlour/stream/1", key, number(j));
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

function below(stream, n) {
  const end = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = stream.next().value;
    if (word < end) return word % n;
  }
}

function shuffle(key, cards) {
  const [pack, stream] = [[...cards], words(key)];
  for (let i = pack.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    [pack[i], pack[j]] = [pack[j], pack[i]];
  }
  return pack;
}

/** Who sits where: chairs draw a card each; those who are tied, or drew a 0, draw again. */
function draw({ ranks, shown }, cards, shuffled, chairs) {
  const [pack, drawn] = [
    [...shuffled],
    Array.from({ length: chairs }, () => []),
  ];
  const rankOf = (card) => ranks[cards.indexOf(card)];
  const place = (tied) => {
    const by = new Map();
    for (const chair of tied) {
      let rank = 0;
      while (!rank && pack.length) {
        drawn[chair].push(pack.shift());
        rank = rankOf(drawn[chair].at(-1));
      }
      by.set(rank, [...(by.get(rank) ?? []), chair]);
    }
    const groups = [...by].sort(([a], [b]) => b - a);
    return groups.flatMap(([rank, same]) =>
      rank && same.length > 1 ? place(same) : same,
    );
  };
  const order = place(drawn.map((_, chair) => chair));
  return { order, drawn: shown ? order.map((chair) => drawn[chair]) : [] };
}

function verify({ seats, deals, seating, proof }) {
  if (Math.min(deals.length, 512) !== proof.deals.length)
    throw `${deals.length} deals, ${proof.deals.length} seals`;
  if (proof.version > 1 && proof.table !== proof.chain)
    throw "keys of another table";
  let [before, log] = [proof.chain, Buffer.alloc(0)];
  let alone = 0;
  for (const [i, { secret, shares, log: link }] of proof.deals.entries()) {
    const k = i + 1;
    if (chain(bytes(secret), 1) !== before)
      throw `deal ${k}: not the sealed number`;
    if (shares.length !== seats) throw `deal ${k}: not a share for each seat`;
    for (const [seat, share] of shares.entries()) {
      const tip = proof.tips.findLast(
        (it) => it.seat === seat && it.first <= k,
      );
      const fixed = tip && chain(bytes(share), k - tip.first + 1) === tip.tip;
      if (share && !fixed) throw `deal ${k}: another share of seat ${seat}`;
    }
    const fields = [
      Buffer.from(proof.table),
      number(k),
      bytes(secret),
      ...shares.map(bytes),
    ];
    const key = H("parlour/deal/1", ...fields);
    const cards = proof.pack.split(" ");
    if (k === 1) {
      const drawing = proof.version > 3 && proof.drawing;
      const pack = shuffle(H("parlour/seats/1", key), cards);
      const sits = drawing ? draw(drawing, cards, pack, seats) : null;
      const [one, two] = [seating ?? null, sits].map(
        (it) => it && JSON.stringify([it.order, it.drawn]),
      );
      if (one !== two) throw `deal 1: other seats than were drawn`;
      const lot = below(words(H("parlour/dealer/1", key)), seats);
      if (deals[0].dealer !== (sits ? 0 : lot)) throw `deal 1: another dealer`;
    }
    const wanted = shuffle(key, cards);
    const dealt = deals[i].deck.split(" ");
    const at = wanted.findIndex((card, place) => card !== dealt[place]);
    if (at >= 0)
      throw `deal ${k}: card ${at + 1} is ${dealt[at]}, sealed was ${wanted[at]}`;
    const chance = H("parlour/chance/2", key).toString("hex");
    if (proof.version > 1 && "seed" in deals[i] && deals[i].seed !== chance)
      throw `deal ${k}: another chance`;
    // Every action names its seat: "P1 discard 5c" is the line "1 discard 5c" of the log.
    const lines = deals[i].actions.map((it) => it.match(/^P(\d+ .+)$/)?.[1]);
    if (proof.version > 2 || lines.every(Boolean)) {
      log = H(
        "parlour/log/1",
        log,
        key,
        ...lines.map((it) => Buffer.from(it ?? "")),
      );
      if (log.toString("hex") !== link) throw `deal ${k}: another log`;
    }
    if (!shares.some(Boolean)) alone++;
    before = secret;
  }
  const only = alone ? `; ${alone} of them without a share of any player` : "";
  return `${deals.length} deals are as they were sealed${only}`;
}

try {
  console.log(
    verify(
      JSON.parse(readFileSync(process.argv[2], "utf8").replace(/^\uFEFF/, "")),
    ),
  );
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
