// Finds the lines above a signature that the writer of an email says to the person who gets it: "Let me know what you think, Sam!"
import type { Line } from '../leftover'
import { isBlank, PART_OF_PAGE } from '../mail/signature-lines'

/** Matches what the writer says of the text. */
const OF_TEXT =
  /^(?:I )?hope (?:this|it|that) (?:works|helps|is (?:ok|okay|fine|enough|good|all right|what you))\b|\blet me know (?:if|whether|what|when) (?:it(?:[’']s)?|this|that|you (?:want|need) (?:it|this|more|less|a |any changes|me to)|anything)\b|\bfeel free to (?:edit|change|shorten|cut|fix)\b|^(?:thanks|thank you)(?: so much)? for (?:posting|putting|adding|doing|uploading) (?:this|it)\b|\b(?:espero que (?:sirva|esté bien|funcione)|av[ií]s[ae]me si|d[ií]game si|dime si)\b/i

/** A name after a comma, at the end of a sentence: ", Sam". */
const NAME = String.raw`(?:, (?:(?:Miss|Ms\.|Mrs\.|Mr\.|Pastor|Brother|Sister|Hermana?|Pastora?) )?[A-ZÀ-Þ][a-zß-ỿ]+)`
/** Sentences that ask one person for an answer. A writer of a post may ask readers so as well, but not right above the end of an email. */
const ASKS = [
  '(?:[Ss]o |[Pp]lease |[Jj]ust |[Aa]nd )*[Ll]et me know (?:what you think|your thoughts|how (?:it|this|that) (?:looks|reads|sounds)|what else you need|when (?:it|this) is (?:up|live|online))(?: (?:of|about) (?:it|this|that))?',
  '(?:[Ss]o )?[Ww]hat do you think(?: of (?:it|this))?|[Ii]s (?:this|it|that) (?:ok|okay|all right|too long|too short|what you (?:wanted|needed|had in mind))|(?:[Dd]oes|[Ww]ill) (?:this|it|that) work(?: for you)?',
  "(?:I[’']m |I am )?[Ll]ook(?:ing)? forward to (?:your (?:thoughts|answer|reply|corrections)|hearing (?:from you|what you think))",
  '(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you (?:please |just )?(?:post|put|upload|publish|look over|proofread|check) (?:this|it)\\b[^.!?]*',
  "[Hh]ere (?:it is|you go)|[Tt]hat[’']s (?:it|all)(?: for now| from me)?|[Tt]hanks(?: so much| again)?(?: for (?:all )?your (?:help|work))?|[Tt]hank you(?: so much| again)?(?: for (?:all )?your (?:help|work))?",
  '[Tt]alk (?:to you )?soon|[Ss]ee you (?:on )?(?:soon|then|tomorrow|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)|[Cc]all me (?:if|with) (?:you have )?(?:any )?questions|(?:[Pp]lease )?[Cc]hange (?:anything|whatever) (?:you (?:like|want)|needs it)',
  '(?:[Dd]ime|[Dd][ií]game|[Mm]e dices|[Aa]v[ií]s[ae]me) (?:qué|que) (?:te|le) parece|¿?[Qq]ué (?:te|le) parece|[Dd]ime qué (?:piensas|opinas)|[Dd][ií]game qué (?:piensa|opina)|¿?[Ee]stá bien así|[Aa]quí (?:está|va|lo tienes?)|[Qq]uedo (?:atent[oa]|pendiente)|(?:[Mm]uchas )?[Gg]racias(?: por (?:todo|tu ayuda|su ayuda))?|[Nn]os vemos(?: el [a-zß-ỿ]+)?',
].join('|')
/** Matches a line that has such sentences only. */
const ONLY_ASKS = new RegExp(`^(?:[*_]*[¿¡]?(?:${ASKS})${NAME}?[.!?…]*[*_]*(?:\\s+|$))+$`, 'u')
const MAX_LINES = 3
/** Matches a first sentence that asks one person something, or says "I" to one, by name; but no prayer and no name of a state. */
const CALLED = String.raw`, (?!Lord|God|Jesus|Father|Amen|Señor|Dios|Padre|Alabama|Georgia)[A-ZÀ-Þ][a-zß-ỿ]+`
const CALLS = new RegExp(
  String.raw`^(?:(?=[^.!?]*(?<![A-Za-zÀ-ỿ])(?:you|it|this|that|t[eúu]|le|usted|lo|así|esto)(?![A-Za-zÀ-ỿ]))[^.!?]*${CALLED}\?|(?=[^.!?]*(?<![A-Za-zÀ-ỿ])(?:I|me|my|yo)(?![A-Za-zÀ-ỿ]))[^.!?]*${CALLED}[.!])`,
  'u',
)
/** Matches the first name of the writer alone on its line, perhaps with the last one, or the closing words above it. */
const SIGNED =
  /^(?:[-–—~]? ?[A-ZÀ-Þ][a-zß-ỿ]+(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ.]*)?|[A-ZÀ-Þ][A-Za-zÀ-ỿ’' ]{2,40}[,!])$/u
const MAX_SPOKEN = 6

/** Returns the first of the lines above the start of a signature that are for the person who gets the email; else that start. */
export function findWordsToReceiver(lines: readonly Line[], start: number): number {
  let first = findCall(lines, start)
  for (let count = 0; count < MAX_LINES; count++) {
    const above = lines.slice(0, first).findLastIndex((line) => !isBlank(line))
    const words = lines[above]?.text.trim().replace(/\\$/, '') ?? ''
    const isAlone = above > 0 && lines[above - 1]?.text.trim() === ''
    if (!isAlone || PART_OF_PAGE.test(words) || !isToReceiver(words)) return first
    first = above
  }
  return first
}

/** Returns the line that speaks to the receiver by name, with only closing words and the name of the writer below its paragraph; else the start. */
function findCall(lines: readonly Line[], start: number): number {
  const signed = lines.slice(0, start).findLastIndex((line) => !isBlank(line))
  // The signature itself may begin with the name.
  const isAbove = SIGNED.test(getWords(lines[signed]))
  const end = isAbove ? signed : SIGNED.test(getWords(lines[start])) ? start : -1
  const last = lines.slice(0, Math.max(end, 0)).findLastIndex((line) => !isBlank(line))
  if (last === -1) return start
  const top = lines.slice(0, last).findLastIndex(isBlank) + 1
  const block = lines.slice(top, last + 1).map(getWords)
  const call = block.findIndex((words) => CALLS.test(words))
  const isSpoken = call !== -1 && block.length - call <= MAX_SPOKEN && !block.some(isPartOfPage)
  return isSpoken ? top + call : start
}

const getWords = (line: Line | undefined): string => line?.text.trim().replace(/\\$/, '') ?? ''

const isPartOfPage = (words: string): boolean =>
  PART_OF_PAGE.test(words) || /^(?:[-*+>|]|\d+[.)]) /.test(words)

const isToReceiver = (words: string): boolean => OF_TEXT.test(words) || ONLY_ASKS.test(words)
