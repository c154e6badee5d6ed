// Finds sentences about cookies, statistics and other things of a website that say that it has none, or speak of its own.

/** A sentence that denies a thing, or speaks of it as of something that there is. */
export type Statement = {
  readonly words: string
  readonly index: number
  readonly thing: string
  readonly sentence: string
  readonly isDenied: boolean
}

/** Words for things of a website. Those of a kind mean the same. */
export const WEB_KINDS = [
  'cookies?',
  'statistics|analytics|google analytics|counting of visits|visit count(?:er|ing)s?|estadísticas|conteo de visitas|visits',
  'track(?:ers?|ing)|rastread(?:or|ores)|rastreo|seguimiento',
  'ads?|advertisements?|advertising|anuncios?|publicidad',
  'accounts?|cuentas?',
  'passwords?|contraseñas?',
  'newsletters?|boletín|boletines',
  'forms?|formularios?',
  'chat',
]
const THING = WEB_KINDS.join('|')
const DENIED = new RegExp(
  [
    // "No cookies." as a sentence or an item of a list, with or without stars.
    `(?<=^[\\s>*_+-]*(?:no|sin)(?: (?:${THING})[,]?(?: (?:and|or|no|and no|nor|y|ni))*)* )(?:${THING})`,
    `(?<=(?<![A-Za-zÀ-ỿ])(?:(?:there (?:is|are)|(?:we|it|site|website|pages?) (?:use|set|show|place|run|keep|have|has|send|collect|need|carry|carries)s?) no|no (?:hay|usamos|tenemos|mostramos|enviamos|ponemos|recogemos)|(?:do|does) not (?:use|set|show|place|run|have|send|collect|need)(?: any)?) )(?:${THING})`,
  ].join('|'),
  'giu',
)
/** Matches what is after a thing that is denied as a whole, and not only for a month or a kind of people. */
const WHOLE =
  /^(?:[*_]*(?:[.,;:!]|$)| (?:and|or|nor|y|ni|on (?:this|our)|in our|here|en est[ae]|en nuestr[ao])\b)/iu
/** Matches a sentence about a time, or about others than us. */
const PARTLY =
  /\b(?:[Ii]n (?:[A-ZÀ-Þ][A-Za-zÀ-ỿ]+|winter|spring|summer|fall)|this (?:week|month|year|summer|winter)|yet|today|other|some|many|most|their|they|you have|[Ee]n (?:verano|invierno)|este (?:mes|año)|todavía|otr[oa]s?|algun[oa]s?)\b/u

const BY_US = '(?:we|este sitio|(?:our|this|the) (?:web)?site|(?:our|these) pages)'
const NAMED = new RegExp(
  [
    '(?:our|nuestr[ao]s?) (cookies?|statistics|analytics|trackers?|ads?|advertisements?|newsletters?|formularios?|forms?|boletín|estadísticas|anuncios|chat)',
    `(?:the|these) (cookies?|statistics|trackers?|ads?|advertisements?|newsletters?) (?:that |which )?${BY_US} (?:use|set|collect|place|show|send)s?`,
    '(?:las|los|el) (cookies|estadísticas|anuncios|boletín) que (?:usamos|recogemos|ponemos|mostramos|enviamos)',
    `${BY_US} (?:use|set|collect|place|show|send|run)s? (?:an? |the |some |only |a few )?(cookies?|statistics|google analytics|analytics|trackers?|ads|advertisements|newsletters?)`,
    '(?:usamos|recogemos|mostramos|enviamos) (?:una? |las |los )?(cookies|estadísticas|anuncios|boletín)',
    'we count (?:the |your |all )?(visits)',
    '(?:log in(?:to)?|sign in(?:to)?|create|open) (?:to |with )?(?:an?|your) (account|password)',
    'fill (?:in|out) (?:the|our|this) (form)(?= (?:below|above|on this page))',
  ]
    .map((pattern) => `(?<![A-Za-zÀ-ỿ])${pattern}(?![A-Za-zÀ-ỿ])`)
    .join('|'),
  'giu',
)

/**
 * Returns what one sentence says of such things.
 * @param typed the sentence with the spaces and marks around it
 */
export function findWebStatements(
  typed: string,
  isNegated: boolean,
): Omit<Statement, 'sentence'>[] {
  const denied = [...typed.matchAll(DENIED)].filter(({ 0: words, index }) =>
    WHOLE.test(typed.slice(index + words.length)),
  )
  // "No cookies, and nothing that follows you to other websites" denies all of them.
  const end = denied.at(-1)?.index ?? 0
  const clause = typed.slice(0, end) + typed.slice(end).split(/[,;:]/)[0]
  if (denied.length > 0 && !PARTLY.test(clause))
    return denied.map(({ 0: words, index }) => ({ words, index, thing: words, isDenied: true }))
  if (isNegated || denied.length > 0) return []
  return [...typed.matchAll(NAMED)].map((match) => {
    const [words, ...things] = match
    const thing = things.find((found) => (found as string | undefined) !== undefined) ?? words
    return { words, index: match.index, thing, isDenied: false }
  })
}
