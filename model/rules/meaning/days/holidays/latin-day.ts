// Knows May 10, the day on which Mexico and its neighbors have Mother's Day each year.
import type { Day } from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { simplifyText } from '../../../../text/simplify-text'

/** Mother's Day in Mexico, Guatemala and El Salvador. */
const LATIN_DAY = '05-10'
const LATIN =
  /\b(?:mexic\w+|guatemal\w+|salvador\w*|latin[oa]?s?|latin america\w*|hispanic\w*|hispan[oa]s?|dia de las? madres?|(?:always|each year|every year|siempre|cada ano)[^.\n]* (?:may 10|10 de mayo))\b/

/** Returns whether the texts of an event on May 10 say that they mean this day. */
export function isLatinDay(text: SplitText, date: Day): boolean {
  if (!date.endsWith(LATIN_DAY)) return false
  const fields = [...text.frontMatter.values()].map((value) => ('text' in value ? value.text : ''))
  return LATIN.test(simplifyText([...fields, text.body].join('\n')))
}
