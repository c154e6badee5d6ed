// Gaps that chat programs and templates leave for the writer's own words, such as [Contact Name].
import { listWords } from '../text/list-words'

const ORDER =
  /(?:your|insert|enter|add|fill in|describe|specify|tu|su|inserte|inserta|escriba|escribe|agregue|ponga|coloque|describa) [^\][<>{}\n]{1,40}/
    .source
/** Words that end the name of a gap; an editor who explains a quotation hardly ever ends with them. */
const NOUN =
  /(?:name|names|e-?mail|phone|phone number|date|dates|address|link|url|amount|venue|speaker|website|recipient|sender|nombre|apellido|correo(?: electrónico)?|teléfono|fecha|dirección|enlace)/
    .source
/** Words that are a gap only if they are alone. */
const LONE =
  /(?:(?:start|end|event|meeting) )?(?:time|day|month|year|place|location|city|state|zip|number|title|topic|price|organization|company|hometown|workplace|employer|hobby|hobbies|degree|university|role|position|specialty|hora|lugar|día|mes|año|ciudad|número|título|tema|precio|organización|iglesia)/
    .source
const OF =
  /(?:name|number|date|time|title|nombre|número|fecha|hora|título) (?:of|de|del) [^\][<>{}\n]{1,30}/
    .source
/** Words that begin the name of a gap: "[previous workplace]". */
const WHICH = /(?:previous|current|specific|relevant) [^\][<>{}\n]{2,30}/.source
/** A quotation may say [the baby's name] or [her address]. */
const DETERMINER =
  /(?!(?:the|this|that|his|her|my|our|their|its|an?|no|any|each|every|same|el|la|los|las|un|una)\b)/
    .source

/** Words between brackets beside an address are those of a link, whose marks are not right. */
const NO_LINK = /(?![([:]|\s?[({（\[]\s*(?:\/|#|https?:|www\.|mailto:|tel:))/u.source

/** The words of a button or a question may tell visitors what they can do: `::button[Add the date]`. */
const NO_LABEL = /(?<!::\s?[A-Za-zÀ-ỿ]+ ?)/u.source

/** A global pattern. */
export const GAP = new RegExp(
  [
    `\\[(?:(?:insert|inserte|inserta) [^\\][<>{}\\n]{1,40}|${ORDER}(?<=\\b(?:here|aquí|text|texto|words|palabras)))\\]${NO_LINK}`,
    `${NO_LABEL}\\[(?:${ORDER}|${DETERMINER}(?:[A-Za-zÀ-ỿ’'/-]+ ){0,3}${NOUN}|${LONE}|${OF}|${WHICH})\\]${NO_LINK}`,
    `[<{](?:your|insert|enter) [^\\][<>{}\\n]{1,40}[>}]`,
  ].join('|'),
  'giu',
)

/** What is written in place of a gap, by the words in it. */
const EXAMPLES: readonly (readonly [gap: RegExp, example: string])[] = [
  [/e-?mail|correo/i, 'the email address'],
  [/phone|tel[eé]fono/i, 'the phone number'],
  [
    /(?:person|contact|speaker|first|last|your|coordinator|leader|pastor|volunteer|persona|contacto|tu|su)[A-Za-zÀ-ỿ’' -]* (?:name|nombre)|(?:name|nombre) (?:of|de|del) [^\]]*(?:person|contact|speaker|coordinator|leader|pastor)|speaker|apellido/iu,
    'the name of the person',
  ],
  [/date|fecha/i, 'the day'],
  [/time|hora/i, 'the time'],
  [/link|url|website|enlace/i, 'the link'],
]

/** What the site says of us, and the person who has written the file or whom it is about. */
export type KnownWords = {
  readonly author?: string | undefined
  readonly name?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
}

const OWN_NAME =
  /^[[<{]?(?:insert |enter |add |my |your |tu |su |mi |inserte |escriba )?(?:full )?(?:name|nombre|nombre completo)(?: here| aquí)?[\]>}]?$/i
const OUR_NAME =
  /^[[<{]?(?:insert |the |our |your |el |su |tu )?(?:(?:organi[sz]ation|ministry|nonprofit|company)(?:['’]s)?(?: name)?|nombre de (?:la|su|tu|nuestra) organización|organización)(?: here| aquí)?[\]>}]?$/i
const OUR_PHONE =
  /^[[<{]?(?:insert |the |our |your |su |tu |nuestro )?(?:(?:tele)?phone(?: number)?|(?:número de )?tel[eé]fono)(?: here| aquí)?[\]>}]?$/i
const OUR_EMAIL =
  /^[[<{]?(?:insert |the |our |your |su |tu |nuestro )?(?:e-?mail(?: address)?|correo(?: electrónico)?)(?: here| aquí)?[\]>}]?$/i

const MAX_EXPLAINED = 3

/** Says what to write in place of gaps. */
export function adviseOnGaps(gaps: readonly string[], known: KnownWords = {}): string {
  if (!gaps.every((gap) => /^[[<{]/.test(gap)))
    return `Write what belongs here in place of ${listWords(gaps)}`
  const advice = gaps.length > MAX_EXPLAINED ? [] : gaps.map((gap) => adviseOnKnown(gap, known))
  const others = gaps.filter((_, index) => !advice[index])
  const [first = ''] = others
  const example = EXAMPLES.find(([pattern]) => pattern.test(first))?.[1]
  const rest =
    others.length === 0
      ? []
      : [
          `Write ${others.length > 1 ? 'the missing words' : (example ?? 'the missing words')} in place of ${listWords(others)}, without the brackets.`,
        ]
  return [...advice.filter((sentence) => sentence !== null), ...rest].join(' ')
}

function adviseOnKnown(gap: string, { author, name, phone, email }: KnownWords): string | null {
  const fill = (words: string) => `write ${words} in place of ${gap}, without the brackets.`
  if (OWN_NAME.test(gap))
    return author ? `If the name of the author belongs here, ${fill(author)}` : null
  const ours = OUR_NAME.test(gap)
    ? name
    : OUR_PHONE.test(gap)
      ? phone
      : OUR_EMAIL.test(gap)
        ? email
        : undefined
  return ours ? `If you mean ours, ${fill(ours)}` : null
}
