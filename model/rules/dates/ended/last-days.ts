// Finds the last day of something in the title of news: "Our coat drive ends on Friday, December 11".
import { getYear, isDay, type Day } from '../../../dates/day'
import { findWrittenDays, SECOND_DAY } from '../../meaning/days/written/written-days'

/** Matches the words right before a last day, with its hour and its weekday. */
const ENDS =
  /(?<![A-Za-zÀ-ỿ])(?:(?:ends?|closes?|finish(?:es)?|concludes?|expires?|is over|terminan?|acaban?|cierran?|finalizan?|vencen?)(?: (?:at|a las?) [\d:]+(?: ?[ap]\.? ?m\.?)?)?(?: on| el)?|(?:through|thru|until|till|up to|hasta)(?: (?:\d{1,2}(?::\d\d)?(?: ?[AP]M)?|noon|midnight))?(?: on| the| el)?|(?:last (?:day|date|chance|time)|[uú]ltim[ao] (?:d[ií]a|fecha|oportunidad))(?: (?!(?:is|es) )[A-Za-zÀ-ỿ-]+){0,6}(?::| is| es)(?: on| el)?)(?: [A-Za-zÀ-ỿ]+,?)?\s*$/iu
/** Matches what has been, what is not certain, and what comes after the last day. */
const OTHER =
  /\b(?:thank(?:s|ful)?|was|were|had|came|raised|photos?|pictures?|results?|video|report|recap|ended|cancel\w*|moved|postponed|extended|next|again|then|after\w*|gracias|fue|hubo|fotos?|resultados?|cancelad\w+|aplazad\w+|pospuest\w+|luego|despu[eé]s|pr[oó]xim\w+)(?![A-Za-zÀ-ỿ])/iu

/** Returns the latest day in a title if something ends on it, in the year of the notice; null for one that is not clear. */
export function findLastDay(title: string, from: Day): Day | null {
  if (OTHER.test(title)) return null
  const days = findWrittenDays(title).flatMap(({ words, index, year, monthAndDay }) => {
    const years = year === null ? [getYear(from), getYear(from) + 1] : [year]
    const day = years
      .map((other) => `${other}-${monthAndDay}`)
      .find((candidate) => isDay(candidate) && candidate >= from)
    const isEnd =
      ENDS.test(title.slice(0, index)) && !SECOND_DAY.test(title.slice(index + words.length))
    return [{ day: day ?? null, isEnd }]
  })
  const ends = days.filter(({ isEnd }) => isEnd)
  const [last, another] = ends
  if (!last || last.day === null || another !== undefined) return null
  return days.some(({ day }) => day !== null && day > (last.day ?? '')) ? null : last.day
}
