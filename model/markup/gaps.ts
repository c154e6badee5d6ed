// Gaps that chat programs and templates leave for the writer's own words, such as [Contact Name].

const ORDER =
  /(?:your|insert|enter|add|fill in|tu|su|inserte|inserta|escriba|escribe|agregue|ponga|coloque) [^\][<>{}\n]{1,40}/
    .source
/** Words that end the name of a gap; an editor who explains a quotation hardly ever ends with them. */
const NOUN =
  /(?:name|names|e-?mail|phone|phone number|date|dates|address|link|url|amount|venue|speaker|website|recipient|sender|nombre|apellido|correo(?: electrónico)?|teléfono|fecha|dirección|enlace)/
    .source
/** Words that are a gap only if they are alone. */
const LONE =
  /(?:(?:start|end|event|meeting) )?(?:time|day|month|year|place|location|city|state|zip|number|title|topic|price|organization|company|hora|lugar|día|mes|año|ciudad|número|título|tema|precio|organización|iglesia)/
    .source
const OF =
  /(?:name|number|date|time|title|nombre|número|fecha|hora|título) (?:of|de|del) [^\][<>{}\n]{1,30}/
    .source
/** A quotation may say [the baby's name] or [her address]. */
const DETERMINER =
  /(?!(?:the|this|that|his|her|my|our|their|its|an?|no|any|each|every|same|el|la|los|las|un|una)\b)/
    .source

/** Words between brackets beside an address are those of a link, whose marks are not right. */
const NO_LINK = /(?![([:]|\s?[({（\[]\s*(?:\/|#|https?:|www\.|mailto:|tel:))/u.source

/** The words of a button or a question may tell visitors what they can do: `::button[Add the date]`. */
const NO_LABEL = /(?<!::\s?\p{L}+ ?)/u.source

/** A global pattern. */
export const GAP = new RegExp(
  [
    `\\[(?:(?:insert|inserte|inserta) [^\\][<>{}\\n]{1,40}|${ORDER}(?<=\\b(?:here|aquí|text|texto|words|palabras)))\\]${NO_LINK}`,
    `${NO_LABEL}\\[(?:${ORDER}|${DETERMINER}(?:[\\p{L}’'/-]+ ){0,3}${NOUN}|${LONE}|${OF})\\]${NO_LINK}`,
    `[<{](?:your|insert|enter) [^\\][<>{}\\n]{1,40}[>}]`,
  ].join('|'),
  'giu',
)

/** What is written in place of a gap, by the words in it. */
const EXAMPLES: readonly (readonly [gap: RegExp, example: string])[] = [
  [/e-?mail|correo/i, 'the email address'],
  [/phone|tel[eé]fono/i, 'the phone number'],
  [
    /(?:person|contact|speaker|first|last|your|coordinator|leader|pastor|volunteer|persona|contacto|tu|su)[\p{L}’' -]* (?:name|nombre)|(?:name|nombre) (?:of|de|del) [^\]]*(?:person|contact|speaker|coordinator|leader|pastor)|speaker|apellido/iu,
    'the name of the person',
  ],
  [/date|fecha/i, 'the day'],
  [/time|hora/i, 'the time'],
  [/link|url|website|enlace/i, 'the link'],
]

/** Says what to do with gaps: nothing of them may be left, which "without the brackets" would not say. */
export function adviseOnGaps(gaps: readonly string[]): string {
  const [first = ''] = gaps
  const example = EXAMPLES.find(([pattern]) => pattern.test(first))?.[1]
  if (!gaps.every((gap) => /^[[<{]/.test(gap))) return 'Write the words themselves in their place.'
  const place = gaps.length > 1 ? 'their place' : 'its place'
  const more = example === undefined || gaps.length > 1 ? '' : `, for example ${example}`
  return `Put what is missing in ${place}${more}, and delete the brackets and all that is between them.`
}
