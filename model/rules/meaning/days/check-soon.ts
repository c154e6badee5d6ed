// Notes an invitation for "this Friday" or "tomorrow" without a day: a text stays on the site, and then means another day.
import { SPANISH_WEEKDAYS, WEEKDAYS } from '../../../dates/weekdays'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { findWrittenDays } from './written-days'

const COLLECTIONS: readonly string[] = ['blog post', 'page', 'event', 'notice', 'service']
const SOON = new RegExp(
  `(?<![\\p{L}])(?:tomorrow|(?:this|next|this coming) (?:${WEEKDAYS.join('|')}|weekend)|next (?:week|month)|(?:este|el próximo) (?:${SPANISH_WEEKDAYS.join('|')}|miércoles|sábado|mes|fin de semana)|la próxima semana)(?![\\p{L}])`,
  'giu',
)
/** Matches what asks people to do something on a certain day, or says that they cannot. */
const INVITATION =
  /(?:^|[.!?]\s|\n)\W*(?:Join us|Come(?! back)|Register|Sign up|Bring|Drop off|Venga|Acompáñenos|Inscríbase|Traiga)\b|\b(?:[Ww]e|[Oo]ur (?:office|clinic|shop|store)) (?:are|is|will be) (?:closed|open)\b|\b[Ww]e (?:will )?(?:meet|gather)\b|\b(?:[Ee]stamos|[Ee]staremos) cerrados\b|\b[Nn]os (?:reunimos|reuniremos)\b/
const UNCERTAIN =
  /\b(?:if|whether|when|every|each|always|or|cada|siempre|cuando)\b|(?:^|\s)(?:si|o)\s/i
const MAY_BE_SOON = /tomorrow|\b(?:this|next|este|próxim[oa])\s/i

export function checkSoon(text: SplitText, collection: string): LocatedProblem[] {
  if (!COLLECTIONS.includes(collection)) return []
  const [found] = findInFile(text, findSoon, MAY_BE_SOON)
  if (found === undefined) return []
  const { words, field, line, column } = found
  return [
    {
      code: 'date-relative',
      severity: 'warning',
      message: `This text stays on the site, and "${words}" will soon mean another day.`,
      fix: 'Write the day with its month. If you mean no certain day, there is nothing to do.',
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

/** Finds such words in sentences that invite to something and name no day. */
const findSoon = (text: string) =>
  [...text.matchAll(SOON)].flatMap((match) => {
    const [words] = match
    const before =
      text
        .slice(0, match.index)
        .split(/(?<=[.!?])\s|\n/)
        .at(-1) ?? ''
    const after = text.slice(match.index).split(/(?<=[.!?])\s|\n/)[0] ?? ''
    const sentence = before + after
    const isCertain =
      INVITATION.test(sentence) && !UNCERTAIN.test(sentence) && !/["“”«]/.test(sentence)
    return isCertain && findWrittenDays(sentence).length === 0
      ? [{ words, index: match.index }]
      : []
  })
