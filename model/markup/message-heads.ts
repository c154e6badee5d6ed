// Finds the times and names that programs for messages, such as WhatsApp and Messenger, put before what is copied from them.

const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s?m\b\.?)?`
const DAY = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`
const WHEN = `(?:${DAY},?\\s+${CLOCK}|${CLOCK},?\\s+${DAY})`
const NAME = String.raw`[^\s:,\][()][^:\][\n]{0,40}?`
/** What may be before a message: the mark of an item or of a quotation. */
const START = String.raw`(?<=^[ \t]*(?:[-*+>] )?)`

/**
 * Heads on the line of their message: "[11/20, 9:14 AM] Rosa: ", "11/20/26, 9:14 AM - Rosa: ", "Rosa (11/20/26, 9:14 AM): ", and those above it:
 * "Rosa, [11/20/2026 9:14 AM]".
 */
const HEADS: readonly RegExp[] = [
  new RegExp(
    `${START}\\[(?:${WHEN}|\\d{1,2}:\\d{2}\\s*[ap]\\.?\\s?m\\.?)\\]\\s+${NAME}:[ \\t]+`,
    'gim',
  ),
  new RegExp(`${START}\\[${WHEN}\\][ \\t]+`, 'gim'),
  new RegExp(`${START}${DAY},?\\s+${CLOCK}\\s+-\\s+${NAME}:[ \\t]+`, 'gim'),
  new RegExp(`${START}${NAME} \\(${WHEN}\\):[ \\t]+`, 'gim'),
  new RegExp(`${START}${NAME},[ \\t]+\\[${WHEN}\\]:?(?:[ \\t]*\\n|[ \\t]+)`, 'gim'),
]
/** A time as nobody plans it; the times of a program are at full hours, halves and quarters. */
const UNPLANNED = /:\d[1-46-9](?!\d)/
const WORDS = "(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]*)(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]*){0,3}"
/** The lines that Messenger and programs for text messages copy above a message: "Rosa Sample", "You sent", "Nov 20, 2026, 9:14 AM". */
const SENDER = `(?:(?:You|${WORDS}) (?:sent|replied to you)|Enviaste|${WORDS} (?:envió|te respondió)|${WORDS})[ \\t]*\\n\\s*`
const STAMP =
  '(?:(?:[Tt]oday|[Yy]esterday|[Hh]oy|[Aa]yer|[A-ZÀ-Þ][A-Za-zÀ-ỿ]{2,9}\\.?(?: \\d{1,2})?|(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)[A-Za-zÀ-ỿ]*|\\d{1,2} (?:de )?[A-Za-zÀ-ỿ]{3,10}\\.?(?: de)?|\\d{4})(?:,|\\.| at| a las| de)?[ \\t]+)'
const SENDER_LINES = new RegExp(
  `${START}(${SENDER})?(${STAMP}*)\\d{1,2}:\\d{2}\\s?[AaPp]\\.?\\s?[Mm]\\.?[ \\t]*\\n\\s*(?=[^\\s#:|])`,
  'gmu',
)
const SENT = /\b(?:sent|replied|Enviaste|envió|respondió)\b/
/** Matches a part of every head, and few other texts. */
const ANY =
  /\d[:.]\d\d(?:[:.]\d\d)?(?:\s*[ap]\.?\s?m\.?)?(?:,?\s+[\d./-]{4,10})?(?:[\])]|\s+-\s+[^\d\s]|\s*$)/im
const EDITED =
  /[ \t]*<(?:This message was edited|Se edit[oó] este mensaje\.?|Media omitted|Multimedia omitido)>/gi

export type MessageHead = { readonly start: number; readonly end: number; readonly typed: string }

/** Returns the heads of messages and what else the program has added, in their order; nothing if there are no heads. */
export function findMessageHeads(text: string): MessageHead[] {
  if (!ANY.test(text)) return []
  const heads = HEADS.flatMap((head, index) => {
    const found = [...text.matchAll(head)].map(toHead)
    // A program of events may look like the third form.
    return index !== 2 || found.some(({ typed }) => UNPLANNED.test(typed)) ? found : []
  })
  const lines = [...text.matchAll(SENDER_LINES)].filter(([typed]) => UNPLANNED.test(typed))
  // A name and a time alone may be a line of a program; a conversation has several.
  const stamped = lines.filter(
    ([, sender = '', day]) =>
      day !== '' || SENT.test(sender) || (sender !== '' && lines.length > 1),
  )
  const all = [...heads, ...stamped.map(toHead)].sort((a, b) => a.start - b.start)
  const separate = all.filter(
    (head, index) => !all.some((other, at) => at < index && other.end > head.start),
  )
  if (separate.length === 0) return []
  return [...separate, ...[...text.matchAll(EDITED)].map(toHead)].sort((a, b) => a.start - b.start)
}

const toHead = ({ index, 0: typed }: RegExpExecArray): MessageHead => ({
  start: index,
  end: index + typed.length,
  typed,
})
