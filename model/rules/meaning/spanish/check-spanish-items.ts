// Notes an item of an English list, or a row of a table, that is in Spanish, as the writer drafted it.
import type { SplitText } from '../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { readBody, type TextBlock } from '../../../translations/text-blocks'
import {
  hasEnglishWord,
  hasSpanishWord,
  isInSpanish,
} from '../../translations/comparison/english-blocks'
import type { FileContent } from '../file-content'

/** Fewer words may be a saying or a name. */
const MIN_WORDS = 6
/** A longer item of a page with a Spanish file is reported as a part that belongs there. */
const MAX_WORDS = 14
const TRANSLATED = ['page', 'service']
const MIN_OTHERS = 2
const WORDS_QUOTED = 5
/** Matches words that tell readers why a part is in Spanish. */
const OF_LANGUAGE =
  /español|spanish|inglés|english|hispan|latin[oa]|bilingu|biling[üu]e|traducci|translat|\bsay\b|\blanguages?\b/i
/** Matches words before a list whose items may have names in Spanish. */
const OF_NAMES = /\bsing|\bsongs?\b|hymn|music|book|film|movie|verse|pray|church/i
/** Matches what speaks to those who read Spanish. */
const INVITATION =
  /(?<![A-Za-zÀ-ỿ])(?:ustede?s?|hablamos|habla|llame\w*|pregunte\w*|vengan?|escr[ií]ba\w*|quiere|puede|bienvenid\w*|pida\w*|visite\w*|nos|si)(?![A-Za-zÀ-ỿ])/iu
/** Matches what only those read who are to find Spanish here: "Ayuda en español para las mamás". A task begins with its verb. */
const FOR_READERS = /^(?![A-Za-zÀ-ỿ]+[aei]r(?:l[aeo]s?)? ).*(?:español|inglés)/iu
const QUOTATION = /[“"«”»_*]|^\(/

export function checkSpanishItems(
  { body, bodyLine, frontMatter }: SplitText,
  { slug, collection }: FileContent,
): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE || frontMatter.has('lang')) return []
  const maxWords = TRANSLATED.includes(collection.name) ? MAX_WORDS : Infinity
  const [found] = splitLists(readBody(body, bodyLine)).flatMap(findSpanishItem)
  if (found === undefined || found.words.split(' ').length > maxWords) return []
  const [kind, name] = found.kind === 'row' ? ['row', 'table'] : ['item', 'list']
  const quoted = found.words.split(' ').slice(0, WORDS_QUOTED).join(' ')
  return [
    {
      code: 'translation-language',
      severity: 'warning',
      message: `This ${kind} is in Spanish, but the rest of the ${name} is in English: “${quoted} …”.`,
      fix: `Write it in English, as the other ${kind}s of this ${name} are.`,
      line: found.line,
      column: 1,
    },
  ]
}

type List = { readonly before: readonly TextBlock[]; readonly items: readonly TextBlock[] }

/** Returns the lists and the tables, and the two blocks before each: a heading and what leads to it. */
function splitLists(blocks: readonly TextBlock[]): List[] {
  return blocks.flatMap(({ kind }, index): List[] => {
    if ((kind !== 'item' && kind !== 'row') || blocks[index - 1]?.kind === kind) return []
    const rest = blocks.slice(index)
    const end = rest.findIndex((block) => block.kind !== kind)
    const items = rest.slice(0, end === -1 ? rest.length : end)
    return [{ before: blocks.slice(Math.max(0, index - 2), index), items }]
  })
}

/** Returns the only item of a list that is in Spanish, if nothing says why. */
function findSpanishItem({ before, items }: List): TextBlock[] {
  const isForeign = ({ words }: TextBlock) => hasSpanishWord(words) && !hasEnglishWord(words)
  const [found, another] = items.filter(isForeign)
  if (found === undefined || another !== undefined) return []
  const { words } = found
  const others = items.filter((item) => item !== found)
  const english = others.filter((item) => hasEnglishWord(item.words) && !hasSpanishWord(item.words))
  if (english.length < MIN_OTHERS) return []
  if ([...before, ...others].some((block) => OF_LANGUAGE.test(block.words))) return []
  if (before.some((block) => OF_NAMES.test(block.words))) return []
  const isText = !QUOTATION.test(words) && (words.match(/[A-ZÀ-Þ][a-zß-ỿ]+/gu) ?? []).length < 2
  const isLong = words.split(' ').length >= MIN_WORDS && isInSpanish(words)
  return isLong && isText && !INVITATION.test(words) && !FOR_READERS.test(words) ? [found] : []
}
