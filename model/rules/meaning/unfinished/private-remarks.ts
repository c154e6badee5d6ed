// Finds words by which a value is not for visitors: "14 Sample Lane (home, please do not publish)", "Ann Sample - confidential".
import type { FileProblem } from '../../../problems/problem'

const NOT =
  "(?:(?:please |pls )?(?:do not|don['’]t|never)|not to be|(?:should|must) not be|(?:it |this )?(?:does not|doesn['’]t) (?:want|get)(?: to be)?)"
const SITE = '(?:(?:the |our |your )?(?:web ?site|web|internet|public|page|site)|online)'
/** Words of which nobody can think that they are for visitors. */
const CERTAIN = [
  `${NOT} (?:publish|post|print|list|show|put|display)(?:ed|t?ing)?(?: (?:it|this|that|her|him|them|the [A-Za-zÀ-ỿ]+|(?:on|in|to) ${SITE}|online|publicly|please)){0,3}`,
  `(?:please )?(?:leave|keep|take) (?:it |this |that )?(?:off|out of|from) ${SITE}|not for ${SITE}|not for (?:publication|publishing|posting|print|visitors)`,
  '(?:for )?(?:internal|office|staff) use(?: only)?|internal only|off the record|(?:just )?for (?:our|your) (?:files|records|eyes)(?: only)?',
  '(?:por favor,? )?(?:que )?no (?:se )?(?:(?:lo |la )?publi(?:car|que|quen)|pon(?:er|ga|gan) en (?:la |el )?(?:página|web|sitio|internet)|mostrar|divulgar)(?: en (?:la |el )?(?:página|web|sitio|internet))?(?: por favor)?',
  'no (?:es )?para (?:la página|la web|el sitio|internet|publicar|el público)|(?:para )?uso interno|s[oó]lo (?:para )?(?:uso interno|la oficina|el personal)',
].join('|')
/** Words that visitors may read of help, but hardly of a name or an address. */
const OF_NAMES = `(?:please )?keep (?:it |this |that )?(?:private|confidential|secret)|${NOT} share(?: (?:it|this))?|private|confidential|unlisted|not public|secret|(?:por favor,? )?no compartir|privad[oa]|confidencial|no (?:es )?públic[oa]`

const NAMES = new Set('address name author street'.split(' '))

/** In parentheses, also after other words and a comma, or after a semicolon or a hyphen at the end. */
const CERTAIN_REMARK = new RegExp(
  `\\s*[(\\[{](?:[^()[\\]{}]{1,60}[,;:.–—-]\\s*)?(?:${CERTAIN})\\s*[.!]*[)\\]}]|\\s*(?:;|\\s[-–—]+)\\s+(?:${CERTAIN})[.!]*$`,
  'iu',
)
const NAME_REMARK = new RegExp(
  `\\s*[(\\[{](?:[^()[\\]{}]{1,60}[,;:.–— -]\\s*)?(?:${CERTAIN}|${OF_NAMES})\\s*[.!]*[)\\]}]|\\s*(?:[,;.]|\\s[-–—]+)\\s+(?:${CERTAIN}|${OF_NAMES})[.!]*$`,
  'iu',
)
const MAY_HAVE_REMARK =
  /\b(?:not|never|don['’]t|doesn['’]t|only|private|confidential|unlisted|secret|record|records|eyes|files|leave|keep|take|office|staff|internal|no|uso|s[oó]lo|privad[oa]|confidencial)\b/iu

/** Returns the words as they were typed, or null. */
export function findPrivateRemark(text: string, field: string): string | null {
  if (!MAY_HAVE_REMARK.test(text)) return null
  const found = (NAMES.has(field) ? NAME_REMARK : CERTAIN_REMARK).exec(text)?.[0]
  return found === undefined || found.length === text.length ? null : found
}

/** @param own what is left of the value without these words */
export const describePrivateRemark = (typed: string, own: string, field: string): FileProblem => ({
  code: 'note-left',
  severity: 'warning',
  message: `"${typed.replace(/^[\s,;.–—-]+/, '')}" says that this is not for everyone, but visitors would read all of this line.`,
  fix: `Take out what nobody should read. If visitors may read the rest, write ${field}: ${own}`,
})
