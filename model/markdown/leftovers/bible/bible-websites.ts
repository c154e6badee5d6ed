// Finds the words of buttons and links that websites with the Bible show around a quotation.
import { getSpan, getWholeLines, type Change } from '../leftover'

const WORDS =
  '(?:read (?:the )?(?:full|whole|entire) chapter|(?:view|show) (?:the )?(?:full|whole) chapter|see full chapter|(?:view )?in (?:all|other) (?:english |spanish )?(?:translations|versions)|(?:next|previous) (?:chapter|verse)|compare (?:all )?(?:versions|translations)|(?:show |see )?cross[- ]references|read in context|verse in context|listen to (?:this )?(?:chapter|verse)|(?:lee|leer|ver) (?:todo )?el cap[ií]tulo(?: completo)?|leer cap[ií]tulo completo|(?:cap[ií]tulo|vers[ií]culo) (?:siguiente|anterior)|en todas las (?:traducciones|versiones)|comparar versiones|referencias cruzadas)'
const REFERENCE = '\\d:\\d[\\d,–-]*(?: ?\\([^)\\n]{2,40}\\)| [A-Z]{2,5})?'
/** Matches such words alone on a line, which may be in a quotation, or after the verse. */
const ALONE = new RegExp(`^[ \\t>]*[*_]*${WORDS}[*_]*[ \\t.»›>→]*$`, 'gim')
const AFTER_VERSE = new RegExp(`(?<=${REFERENCE})[ \\t]+[|·•–—-]?[ \\t]*${WORDS}[ \\t]*$`, 'gim')
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
