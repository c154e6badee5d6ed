// Finds what so little is left of that only the words around it show the word: "t" for fit, "ve" for five.
import type { Change } from '../../leftover'

/** What is left of a word that lost its joined letters, with the word that is most likely meant. */
const REMAINS: Readonly<Record<string, string>> = {
  t: 'fit',
  tting: 'fitting',
  tness: 'fitness',
  re: 'fire',
  ll: 'fill',
  ve: 'five',
  le: 'file',
  o: 'off',
  ne: 'fine',
  xed: 'fixed',
  ame: 'flame',
  ock: 'flock',
  oat: 'float',
  esh: 'flesh',
  ight: 'flight',
}
const FORM = new RegExp(
  `(?<=^|[^’'\\s][ \\n]{1,2}|[“"(*_])(?:${Object.keys(REMAINS).join('|')})(?=[\\s.,;!?”")*_]|$)`,
  'gm',
)
/** No other English word ends like this without the letters before it. */
const SURE = new Set(['tting', 'tness', 'esh'])
/** Elsewhere, these are other words or letters. */
const OTHERWISE_WORDS = new Set(['o'])
/** Matches the words before and after what is left, where no other word makes sense. */
const AROUND: Readonly<Record<string, readonly [before: RegExp, after: RegExp]>> = {
  t: [
    /\b(?:is|are|was|were|be|not|keep|feel|stay|all|will|can|to|that|they|it) {1,2}$/i,
    /^ (?:for|in|into|your|our|the|you|us|them|well|together|and)\b/,
  ],
  re: [
    /\b(?:the|a|by|our|local|camp) {1,2}$/i,
    /^ (?:department|station|exit|escape|alarm|drill|lane|extinguisher|truck|place|pit)\b/,
  ],
  ll: [
    /\b(?:to|please|you|and|will|can|who|they|we|help) {1,2}$/i,
    /^ (?:out|in|up|the|a|an|your|this|them|it|these|our|boxes|bags|bottles|bottle|forms|each)\b/,
  ],
  ve: [
    /\b(?:at|the|are|have|about|than|to|for|of|all|with|from|has|these|those) {1,2}$/i,
    /^ (?:o[’']clock|minutes|days|weeks|months|years|hours|dollars|people|miles|children|families|rooms)\b/,
  ],
  o: [
    /\b(?:drop|drops|dropped|take|turn|turned|start|kick|sign|cut|paid|pays?|days?|hours?|time) {1,2}$/i,
    /^(?:[.,;!?]|$| (?:your|the|a|at|in|on|for|to|work|with)\b)/,
  ],
  ne: [/\b(?:is|are|be|just|all|it[’']s) {1,2}$/i, /^(?:[.,!]| (?:for|with|to)\b)/],
}

export type ShortRemain = Change & {
  readonly typed: string
  readonly isCertain: boolean
  readonly isWide: boolean
}

/** Returns what is left of such words in an English text that has lost letters elsewhere, too. */
export const findShortRemains = (text: string): ShortRemain[] =>
  [...text.matchAll(FORM)].flatMap(({ 0: typed, index }) => {
    const end = index + typed.length
    const [before, after] = AROUND[typed] ?? []
    const isInPlace =
      before !== undefined &&
      after !== undefined &&
      before.test(text.slice(Math.max(0, index - 20), index).replaceAll('\n', ' ')) &&
      after.test(text.slice(end, end + 20).replaceAll('\n', ' '))
    const isCertain = SURE.has(typed) || isInPlace
    // One of the two spaces is what was made of the letters.
    const isWide = text.slice(0, index).endsWith('  ')
    const start = isWide ? index - 1 : index
    const remain = { start, end, text: REMAINS[typed] ?? typed, typed, isCertain, isWide }
    return isCertain || !OTHERWISE_WORDS.has(typed) ? [remain] : []
  })
