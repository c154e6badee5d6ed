// Decides whether a sentence begins with the day of the event that its paragraph is about: "On Thursday, January 14, we meet".
import { ASIDE } from '../../meaning/days/written/other-words'

/** Matches all that is before such a day in its sentence. */
const OPENING =
  /^(?:title: ?["']?)?[\s*_>]*(?:(?:please )?(?:join us|come|see you|we (?:will )?(?:meet|gather)|acomp[aá][nñ]enos|venga|l[aeo]s? esperamos|nos (?:reunimos|vemos|reuniremos))?,? ?(?:on|este|el)?)?[\s*_]*$/iu
/** Matches words of a paragraph that is about another day as well. */
const OTHER =
  /(?<![A-Za-zÀ-ỿ])(?:prepar\w*|(?:day|night|week|month)s? (?:before|after|later|earlier)|(?:before|after|antes del?|despu[eé]s del?) (?:the|our|la|el|los|las|nuestr[oa])|later|earlier|another|other|moved|postponed|instead|was|were|training|planning|committee|inscr\w+|plazo|tardar|antes|otr[oa]s?|luego|siguiente|fue|fueron|capacitaci[oó]n|regist\w+|reg[ií]st\w+|(?:one|two|three|\d+) (?:days?|weeks?))(?![A-Za-zÀ-ỿ])/iu

/**
 * @param before the words before the day, of the same sentence
 * @param paragraph all that is said of the event there
 */
export function opensWithDay(before: string, paragraph: string): boolean {
  return OPENING.test(before) && !isAboutOtherDays(paragraph)
}

/** Returns whether words are about another day than that of the event to which they link. */
export function isAboutOtherDays(text: string): boolean {
  const words = text.replace(/\]\([^)]*\)|\{[^}]*\}/g, ']')
  return ASIDE.test(words) || OTHER.test(words)
}

/** Matches a line that only leads to an event, as a button does. */
const LEAD =
  /^\s*(?:::button|[*_]*\[|(?:read|learn|see|find|more|details|lea|vea|conozca|m[aá]s|detalles)\b)/iu
const MAX_PARAGRAPHS = 2

/**
 * Returns the lines that belong to a link: its own, or if it only leads to an event, those from the paragraph with a day on.
 * @param hasDay whether a line names a day
 */
export function findParagraph(
  lines: readonly string[],
  index: number,
  hasDay: (line: string) => boolean,
): { readonly index: number; readonly text: string } {
  const own = { index, text: lines[index] ?? '' }
  if (hasDay(own.text) || !LEAD.test(own.text)) return own
  let count = 0
  for (let above = index - 1; above > 0 && count < MAX_PARAGRAPHS; above--) {
    const line = lines[above] ?? ''
    if (line.trim() === '') continue
    if (/^(?:#|-{3}|:::|[-*+] |\d+\. |\|)/.test(line) || line.includes('](/events/')) return own
    count++
    if (hasDay(line)) return { index: above, text: lines.slice(above, index + 1).join('\n') }
  }
  return own
}
