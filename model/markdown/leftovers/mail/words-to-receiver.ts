// Finds the lines above a signature that the writer of an email says to the person who gets it: "Let me know what you think, Sam!"
import type { Line } from '../leftover'
import { isBlank, PART_OF_PAGE } from './signature-lines'

/** Matches what the writer says of the text. */
const OF_TEXT =
  /^(?:I )?hope (?:this|it|that) (?:works|helps|is (?:ok|okay|fine|enough|good|all right|what you))\b|\blet me know (?:if|whether|what|when) (?:it(?:[’']s)?|this|that|you (?:want|need) (?:it|this|more|less|a |any changes|me to)|anything)\b|\bfeel free to (?:edit|change|shorten|cut|fix)\b|^(?:thanks|thank you)(?: so much)? for (?:posting|putting|adding|doing|uploading) (?:this|it)\b|\b(?:espero que (?:sirva|esté bien|funcione)|av[ií]s[ae]me si|d[ií]game si|dime si)\b/i

/** A name after a comma, at the end of a sentence: ", Sam". */
const NAME = String.raw`(?:, (?:(?:Miss|Ms\.|Mrs\.|Mr\.|Pastor|Brother|Sister|Hermana?|Pastora?) )?\p{Lu}\p{Ll}+)`
/** Sentences that ask one person for an answer. A writer of a post may ask readers so as well, but not right above the end of an email. */
const ASKS = [
  '(?:[Ss]o |[Pp]lease |[Jj]ust |[Aa]nd )*[Ll]et me know (?:what you think|your thoughts|how (?:it|this|that) (?:looks|reads|sounds)|what else you need|when (?:it|this) is (?:up|live|online))(?: (?:of|about) (?:it|this|that))?',
  '(?:[Ss]o )?[Ww]hat do you think(?: of (?:it|this))?|[Ii]s (?:this|it|that) (?:ok|okay|all right|too long|too short|what you (?:wanted|needed|had in mind))|(?:[Dd]oes|[Ww]ill) (?:this|it|that) work(?: for you)?',
  "(?:I[’']m |I am )?[Ll]ook(?:ing)? forward to (?:your (?:thoughts|answer|reply|corrections)|hearing (?:from you|what you think))",
  '(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you (?:please |just )?(?:post|put|upload|publish|look over|proofread|check) (?:this|it)\\b[^.!?]*',
  "[Hh]ere (?:it is|you go)|[Tt]hat[’']s (?:it|all)(?: for now| from me)?|[Tt]hanks(?: so much| again)?(?: for (?:all )?your (?:help|work))?|[Tt]hank you(?: so much| again)?(?: for (?:all )?your (?:help|work))?",
  '[Tt]alk (?:to you )?soon|[Ss]ee you (?:on )?(?:soon|then|tomorrow|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)|[Cc]all me (?:if|with) (?:you have )?(?:any )?questions|(?:[Pp]lease )?[Cc]hange (?:anything|whatever) (?:you (?:like|want)|needs it)',
  '(?:[Dd]ime|[Dd][ií]game|[Mm]e dices|[Aa]v[ií]s[ae]me) (?:qué|que) (?:te|le) parece|¿?[Qq]ué (?:te|le) parece|[Dd]ime qué (?:piensas|opinas)|[Dd][ií]game qué (?:piensa|opina)|¿?[Ee]stá bien así|[Aa]quí (?:está|va|lo tienes?)|[Qq]uedo (?:atent[oa]|pendiente)|(?:[Mm]uchas )?[Gg]racias(?: por (?:todo|tu ayuda|su ayuda))?|[Nn]os vemos(?: el \\p{Ll}+)?',
].join('|')
/** Matches a line that has such sentences only. */
const ONLY_ASKS = new RegExp(`^(?:[*_]*[¿¡]?(?:${ASKS})${NAME}?[.!?…]*[*_]*(?:\\s+|$))+$`, 'u')
const MAX_LINES = 3

/** Returns the first of the lines above the start of a signature that are for the person who gets the email; else that start. */
export function findWordsToReceiver(lines: readonly Line[], start: number): number {
  let first = start
  for (let count = 0; count < MAX_LINES; count++) {
    const above = lines.slice(0, first).findLastIndex((line) => !isBlank(line))
    const words = lines[above]?.text.trim().replace(/\\$/, '') ?? ''
    const isAlone = above > 0 && lines[above - 1]?.text.trim() === ''
    if (!isAlone || PART_OF_PAGE.test(words) || !isToReceiver(words)) return first
    first = above
  }
  return first
}

const isToReceiver = (words: string): boolean => OF_TEXT.test(words) || ONLY_ASKS.test(words)
