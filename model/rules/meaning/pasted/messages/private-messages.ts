// Finds sentences that only a message between relatives or friends has, such as "Did mom take her pills?", however they begin.

const RELATIVE = '(?:[Mm]om|mommy|[Mm]ama|[Dd]ad|daddy|papa|[Gg]randma|[Gg]randpa|granny|nana)'
const MINUTES = '(?:\\d+|five|ten|fifteen|twenty|an? (?:bit|little|few))'
const END = '(?=[.,!?…]|\\s*$)'

/** None of them is in the answers and the promises of a website, such as "We text you when it is your turn". */
const PHRASES: readonly string[] = [
  `^[Oo]n my way(?=[.!]|$|,? (?:running|be there|see you|almost|do you|need|home now))`,
  `^[Oo]mw${END}`,
  `(?:^|\\bmy way, |\\b[Ss]orry,? )[Rr]unning ${MINUTES}(?: min[A-Za-zÀ-ỿ]*)? late${END}`,
  `^[Bb]e there in ${MINUTES}(?: min[A-Za-zÀ-ỿ]*)?${END}`,
  "\\b(?:[Tt]ext|[Cc]all|[Ss]ee) (?:you|u|ya) (?:when|once|as soon as|after) (?:I(?:[’']m|m| am) (?:out|done|there|home|back|off|in the)|I get (?:out|home|there|back|off)|i)\\b",
  '\\b[Tt]hey just called my (?:number|name)\\b',
  `\\b[Dd]id ${RELATIVE} (?:take|call|get|go|pick)\\b`,
  '\\b[Cc]an (?:you|u) (?:grab|pick up) (?:the kids|me|dinner|supper|mom|dad)\\b',
  '\\b[Ww]hat do you want for (?:dinner|supper|lunch)\\?',
  '(?<![A-Za-zÀ-ỿ\\d])(?:ttyl|brb|lmk|idk|gtg|nvm|lmao|tmrw|luv)(?![A-Za-zÀ-ỿ\\d])',
  '^[Xx][Oo](?:[Xx][Oo]?)*[.!]?\\s*$',
  '\\b[Tt]e (?:aviso|llamo|escribo|marco) (?:cuando|en cuanto) (?:salga|llegue|termine)(?![A-Za-zÀ-ỿ])',
  `^¿?[Yy]a (?:comió|tomó|llegó|se tomó) (?:mi )?(?:mamá|papá|abuela)(?![A-Za-zÀ-ỿ])`,
  '(?<![A-Za-zÀ-ỿ])[Qq]ué quieres (?:de|para) (?:cenar|comer)(?![A-Za-zÀ-ỿ])',
]
const PRIVATE = new RegExp(PHRASES.join('|'), 'u')

/** Matches, in little time, all texts with such words. */
export const MAY_BE_PRIVATE =
  /[Oo]n my way|[Oo]mw|late|[Bb]e there in|(?:[Tt]ext|[Cc]all|[Ss]ee) (?:you|u|ya) |called my|mom|[Dd]ad|[Mm]ama|papa|[Gg]ran|nana|pick up|grab|for (?:dinner|supper|lunch)\?|ttyl|brb|lmk|idk|gtg|nvm|lmao|tmrw|luv|[Tt]e (?:aviso|llamo|escribo|marco)|[Yy]a |[Qq]ué quieres/

/** Matches what someone said: quotations, verses and slanted words. */
const SAID = /“[^”]*”|"[^"\n]*"|«[^»]*»|^>.*$|\*[^*\n]+\*|(?<![A-Za-zÀ-ỿ])_[^_\n]+_/gmu
const SENTENCE =
  /(?<=^|\n|[.!?…]["”)]? )[^.!?…\n]+[.!?…]*(?:\s*\p{Extended_Pictographic}\uFE0F?)*/gu

/** Returns each run of such sentences. */
export function findPrivateMessages(text: string): { words: string; index: number }[] {
  const runs: { words: string; index: number }[] = []
  const own = text.replace(SAID, (said) => ' '.repeat(said.length))
  for (const { 0: sentence, index } of own.matchAll(SENTENCE)) {
    if (!PRIVATE.test(sentence.trim())) continue
    const last = runs.at(-1)
    const start = index + sentence.search(/\S/)
    const end = index + sentence.trimEnd().length
    if (last && /^\s*$/.test(text.slice(last.index + last.words.length, start)))
      last.words = text.slice(last.index, end)
    else runs.push({ words: text.slice(start, end), index: start })
  }
  return runs
}
