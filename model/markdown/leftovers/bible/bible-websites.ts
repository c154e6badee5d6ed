// Finds the words of buttons and links that websites with the Bible show around a quotation.
import { getSpan, getWholeLines, type Change } from '../leftover'

/** Words that nobody writes for visitors as a line of its own. */
const CLEAR =
  '(?:read|view|show|see) (?:the )?(?:full|whole|entire) chapter|(?:view )?in (?:all|other) (?:english |spanish )?(?:translations|versions)|compare (?:all )?(?:versions|translations)|(?:lee|leer|ver) (?:todo )?el cap[ií]tulo(?: completo)?|leer cap[ií]tulo completo|en todas las (?:traducciones|versiones)|comparar versiones'
/** Words that may be a heading elsewhere, but not within a quotation. */
const IN_QUOTATION =
  '(?:next|previous) (?:chapter|verse)|(?:show |see )?cross[- ]references|(?:read|verse) in context|listen to (?:this )?(?:chapter|verse)|(?:cap[ií]tulo|vers[ií]culo) (?:siguiente|anterior)|referencias cruzadas'
const REFERENCE = '\\d:\\d[\\d,–-]*(?: ?\\([^)\\n]{2,40}\\)| [A-Z]{2,5})?'
/** Matches such words alone on a line, or after the verse. */
const ALONE = new RegExp(
  `^(?:[ \\t>]*(?:${CLEAR})|[ \\t]*>[ \\t>]*(?:${IN_QUOTATION}))[ \\t.»›>→]*$`,
  'gim',
)
const AFTER_VERSE = new RegExp(
  `(?<=${REFERENCE})[ \\t]+[|·•–—-]?[ \\t]*(?:${CLEAR})[ \\t]*$`,
  'gim',
)
const CANDIDATE =
  /chapter|context|references|referencias|translations|versions|traducciones|versiones|verse|cap[ií]tulo|vers[ií]culo/i

/** A change that deletes such words. */
export type BibleWords = Change & { readonly words: string }

/** Returns the changes that delete such words, with the lines that hold nothing else. */
export function findBibleWords(text: string): BibleWords[] {
  if (!CANDIDATE.test(text)) return []
  const alone = [...text.matchAll(ALONE)].map((match) => ({
    ...deleteLine(text, getWholeLines(text, getSpan(match))),
    words: match[0].replace(/^[ \t>*_]+|[ \t.*_»›>→]+$/g, ''),
  }))
  const after = [...text.matchAll(AFTER_VERSE)].map((match) => ({
    ...getSpan(match),
    text: '',
    words: match[0].replace(/^[ \t|·•–—-]+/, '').trim(),
  }))
  return [...alone, ...after]
}

/** Deletes a line, and one of the empty lines around it. */
function deleteLine(text: string, { start, end }: { start: number; end: number }): Change {
  const below = /^\n[ \t]*>?[ \t]*(?=\n|$)/.exec(text.slice(end))?.[0].length ?? 0
  const above = /(?:^|\n)[ \t]*>?[ \t]*\n$/.test(text.slice(0, start))
  if (start === 0) return { start, end: end + below + 1, text: '' }
  return { start: start - 1, end: above ? end + below : end, text: '' }
}
