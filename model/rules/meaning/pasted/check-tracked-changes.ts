// Notes old words that Word had struck out and that came along with the new ones: "Two or three weeksA month areis enough".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { findJoinedVersions } from '../../../markdown/leftovers/documents/word/joined-versions'
import { splitBlocks } from '../../../markdown/leftovers/leftover'
import { findSentencesInWords } from '../../../markdown/leftovers/pasted-into-words'
import type { LocatedProblem } from '../../../problems/problem'
import { listWords } from '../../../text/list-words'
import { findInFile, isShownField } from '../../find-in-file'

/** Verbs that a change puts in each other's place. */
const VERBS = [
  ...['is are', 'is was', 'are were', 'was were', 'are will', 'has have', 'has had', 'have had'],
  ...['do does', 'do did', 'does did', 'will would', 'will can', 'can could', 'can may'],
  ...['may might', 'should must', 'es son', 'es fue', 'son fueron', 'está están', 'hay habrá'],
  ...['tiene tienen', 'será serán', 'puede pueden', 'viene vienen'],
].map((pair) => pair.split(' '))
const GLUED_VERBS = VERBS.flatMap(([first = '', second = '']) => [first + second, second + first])
  // This is a word of its own.
  .filter((word) => word !== 'sones')
/** Words with which a new sentence or phrase begins, and which are no end of a name such as iPhone. */
const BEGINNINGS =
  'A|An|The|Our|Your|This|That|These|Those|We|You|They|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Each|Every|Many|Most|Some|If|When|For|With|From|Please|Una?|El|La|Los|Las|Nuestr[ao]s?|Est[aeo]s?|Dos|Tres|Cuatro|Cinco|Cada|Muchos|Para|Con|Si|Por'
const NOT_BEFORE = String.raw`(?<![A-Za-zÀ-ỿ0-9@#./_=&?%+:’'-])`
const NOT_AFTER = String.raw`(?![A-Za-zÀ-ỿ0-9@/_=’'-]|\.[A-Za-zÀ-ỿ])`
const GLUED = new RegExp(
  `${NOT_BEFORE}(?:[a-zß-ỿ]{3,}(?:${BEGINNINGS})(?= )|(?:${GLUED_VERBS.join('|')})${NOT_AFTER})`,
  'gu',
)
const MAY_BE_GLUED = new RegExp(
  `[a-zß-ỿ]{3}(?:${BEGINNINGS}) |\\b(?:${GLUED_VERBS.join('|')})`,
  'u',
)

export function checkTrackedChanges(text: SplitText): LocatedProblem[] {
  const found = findInFile(text, findGlued, MAY_BE_GLUED).filter(({ field }) => isShownField(field))
  const [first] = found
  if (first === undefined) return []
  const { field, line, column } = first
  const glued = new Set(found.filter((other) => other.line === line).map(({ words }) => words))
  const quoted = [...glued].map((words) => `"${words}"`)
  const isOne = quoted.length === 1
  return [
    {
      code: 'text-twice',
      severity: 'warning',
      message: `In ${listWords(quoted)}, two words are stuck together, as when the old and the new words of a change in Word are both pasted.`,
      fix: `Read the whole sentence, and keep only the old words or only the new ones. If all of them are meant, put a space into ${isOne ? 'this word' : 'these words'}.`,
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

/** Those who explain more of such words. */
const OTHERS = [findJoinedVersions, findSentencesInWords]

const findGlued = (text: string) =>
  OTHERS.some((find) => find(text, text, splitBlocks(text), {}).length > 0)
    ? []
    : [...text.matchAll(GLUED)].map(({ 0: words, index }) => ({ words, index }))
