/** Makes a component of a Markdown file, so that the page shows the rules as they are written. */
import { Marked, type Token, type Tokens } from 'marked'
import type { PreprocessorGroup } from 'svelte/compiler'

/** What the name of a rule or an option looks like; `core/rulebook.py` says the same. */
const ID = /[A-Z]{1,2}\d+(?:\.\d+)?|O-\w+/
const WHOLE_ID = new RegExp(`^(?:${ID.source})$`)
/** A name of a rule that is not a part of another word. */
const MENTION = new RegExp(`(?<![\\w-])(?:${ID.source})(?![\\w-])`, 'g')
/** A card as people write it: 10♦ in English, ♦10 in Japanese. */
const CARD = /(?:10|[2-9AJQK])([♣♦♥♠])|([♣♦♥♠])(?:10|[2-9AJQK])/g
/** Three cards or more side by side are drawn as a hand. */
const JOKER = /[Jj]okers?|ジョーカー|žolík/g
const ONE = `${CARD.source.replace(/\((?!\?)/g, '(?:')}|${JOKER.source}`
const HAND = new RegExp(`(?:${ONE})(?:\\s(?:${ONE})){2,}[.,:;)、。]*`, 'g')
const PLAIN = /([♣♦♥♠])|10|[2-9AJQK]/g
const SUITS: Record<string, string> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' }
/** The title of the text is the dialog's, so that headings begin one level lower. */
const LOWER = 1

const escape = (text: string): string =>
  text.replace(/[&<>{}]/g, (sign) => `&#${String(sign.charCodeAt(0))};`)

/** A card in running text. */
const inked = (text: string): string =>
  text.replace(CARD, (card, after?: string, before?: string) => {
    const suit = SUITS[after ?? before ?? ''] ?? ''
    return `<span class="card ${suit}">${card}</span>`
  })

/** A card as it lies on the table: the rank above the suit, whatever is written first. */
const drawn = (text: string): string =>
  text
    .replace(CARD, (card, after?: string, before?: string) => {
      const parts = card.replace(PLAIN, (part, suit?: string) =>
        suit ? `<i>${part}</i>` : `<b>${part}</b>`,
      )
      return `<span class="card ${SUITS[after ?? before ?? ''] ?? ''}">${parts}</span>`
    })
    .replace(JOKER, (word) => `<span class="card joker">${word}</span>`)

/** A text with its cards. */
function pictured(text: string): string {
  const hands = [...text.matchAll(HAND)].map((found) => found[0])
  const between = text.split(HAND)
  return between
    .map((words, i) => inked(words) + (i < hands.length ? hand(hands[i]!) : ''))
    .join('')
}

const hand = (cards: string): string => `<span class="hand">${drawn(cards)}</span>`

/** The id that a list item begins with, if it is a rule's. */
function idOf(item: Tokens.ListItem): string {
  const first = item.tokens[0]
  const head: Token | undefined = first && 'tokens' in first ? first.tokens?.[0] : undefined
  return head?.type === 'strong' && WHOLE_ID.test(head.text as string) ? (head.text as string) : ''
}

/** Return a component's source: rules are anchors, their names links, cards have their colours. */
export function component(markdown: string): string {
  const marked = new Marked()
  const tokens = marked.lexer(markdown)
  const ids = new Set<string>()
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'list_item') ids.add(idOf(token as Tokens.ListItem))
  })
  const sections = tokens.filter((token) => token.type === 'heading' && token.depth === 2)
  const anchor = (place: number): string => `rules-${String(place + 1)}`
  const contents = sections.map(
    (it, place) =>
      `<li><a href="#${anchor(place)}">${escape((it as Tokens.Heading).text)}</a></li>`,
  )
  let begun = 0
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const level = String(depth + LOWER)
        const words = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h${level} id="rules-title">${words}</h${level}>\n`
        const list = `<nav aria-labelledby="rules-title"><ul>${contents.join('')}</ul></nav>\n`
        const before = begun === 0 ? list : ''
        return `${before}<h${level} id="${anchor(begun++)}">${words}</h${level}>\n`
      },
      listitem(item) {
        const id = idOf(item)
        const body = this.parser.parse(item.tokens)
        return id ? `<li id="${id}">${body}</li>\n` : `<li>${body}</li>\n`
      },
      strong({ tokens, text }) {
        return WHOLE_ID.test(text)
          ? `<b class="id">${escape(text)}</b>`
          : `<strong>${this.parser.parseInline(tokens)}</strong>`
      },
      codespan: ({ text }) => `<code>${escape(text)}</code>`,
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens)
        return pictured(
          escape(token.text).replace(MENTION, (id) =>
            ids.has(id) ? `<a href="#${id}">${id}</a>` : id,
          ),
        )
      },
    },
  })
  return marked.parser(tokens)
}

/** For the list of Svelte's preprocessors. */
export const markdownComponents: PreprocessorGroup = {
  name: 'markdown',
  markup: ({ content, filename }) =>
    filename?.endsWith('.md') ? { code: component(content) } : undefined,
}
