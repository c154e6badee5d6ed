// Decides whether words are certainly those of a chat program to the person who asked it: staff also write "Sure!" and "I hope this helps!".
import { OFFERS } from './chat-closings'
import { isChatEnd, isOffer } from './chat-ends'
import { YES } from './chat-openings'

/** Nobody asks visitors for their wishes about these. */
const PIECE =
  '(?:version|draft|rewrite|revision|translation|text|page|post|paragraph|article|announcement|caption|bio|biography)s?'
const CHANGED =
  '(?:revised|polished|improved|edited|rewritten|reworded|updated|refined|shorter|longer|simpler|warmer|warm|friendlier|friendly|corrected|cleaned-up|cleaned up)'

const CERTAIN = [
  `\\byour (?:[\\w’'-]+ ){0,2}${PIECE}\\b`,
  `\\b${CHANGED} (?:[\\w-]+ ){0,2}(?:version|draft|rewrite|text|copy)\\b`,
  `^${YES}[!,.:–—-].{0,20}\\b(?:a|an|the|some) (?:[\\w-]+ ){0,4}${PIECE}\\b`,
  `\\bready to (?:paste|copy|publish)|\\byou can (?:copy|paste)\\b|\\bfor your (?:web ?site|blog|newsletter|page)\\b|\\bin Markdown\\b|\\bas (?:you )?(?:requested|asked)\\b`,
  '^As an AI\\b|^As a large language model|^Como (?:modelo|una) (?:de lenguaje|IA)\\b|^\\(?(?:Word|Character) count: ?\\d|^\\(?Note: I\\b',
  '^Feel free to \\w+ .{0,30}\\b(?:tone|wording|text|details|placeholders?|brackets)\\b',
  '[ ](?:versión|borrador|traducción|redacción)(?![a-z])|[ ]texto (?:traducido|revisado|corregido|mejorado)\\b|^Below is the translated text|[ ](?:tu|su) (?:texto|página|publicación|artículo|entrada|anuncio)(?![a-z])',
  '\\bpuedo (?:también )?(?:hacer|acortar|adaptar|traducir|ajustar|resumir|cambiar)(?:lo|la|los|las|te)?\\b',
  '^¿(?:Te gustaría|Quieres?|Deseas?|Le gustaría) que (?:también )?(?:l[oa]s?|te|le) (?:haga|ajuste|adapte|escriba|traduzca|acorte|resuma|cambie)',
]
const IS_CERTAIN = new RegExp(CERTAIN.join('|'))
const CHANGES_TEXT = new RegExp(`^(?:${OFFERS.join('|')})`)
/** What people offer to visitors as well, such as a letter, unless it is about a text. */
const MAY_BE_FOR_VISITORS = /^(?:I can|If you|Let me|Just let)/
const ABOUT_TEXT = new RegExp(
  `\\b(?:(?:shorten|rewrite|translate|polish) |make it|${PIECE}|Facebook|Instagram|Spanish|English)\\b|\\bshorter\\b`,
)
/** What is ours is shown to visitors. */
const OURS = /\b(?:our|us|nuestr[oa]s?)\b/i

/** @param line the first line of the words */
export function isCertainlyChat(line: string): boolean {
  const words = line.replace(/^[\s>*_#]+/, '')
  if (isChatEnd(words) || CHANGES_TEXT.test(words)) return true
  if (isOffer(words)) return !MAY_BE_FOR_VISITORS.test(words) || ABOUT_TEXT.test(words)
  return IS_CERTAIN.test(words) && !OURS.test(words)
}
