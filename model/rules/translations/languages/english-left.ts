// Reports what is still in English in a Spanish text, and links to English pages that exist in Spanish or do not say what they are.
import { createProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { readTextBlocks, type TextBlock } from '../../../translations/text-blocks'
import { getText } from '../../../translations/translation-age'
import { createReferenceProblem } from '../../links/reference-problems'
import { findEnglishBlocks } from '../comparison/english-blocks'
import { findEnglishSentences } from '../comparison/mixed-sentences'
import { findSameBlocks } from '../comparison/same-blocks'
import { unmarkEnglish } from '../../links/english-mark'
import { englishLeft, englishLink } from '../difference-problems'
import { findUnmarkedLinks } from './english-links'

/** Leaves out the quotations for which a problem says already which Spanish words of the Bible to write. */
function omitEnglishVerses(
  blocks: readonly TextBlock[],
  { problems }: ParsedEntry,
  text: string,
): readonly TextBlock[] {
  const verses = problems.filter(({ code }) => code === 'verse-translation')
  if (verses.length === 0) return blocks
  const lines = text.split('\n')
  const isQuoted = (from: number, to: number) =>
    lines.slice(Math.min(from, to) - 1, Math.max(from, to)).every((line) => line.startsWith('>'))
  return blocks.filter(
    ({ kind, line }) => kind !== 'quote' || !verses.some((verse) => isQuoted(line, verse.line)),
  )
}

/**
 * @param localPaths the paths of Spanish pages by those of the English ones
 * @param pages all pages by their path
 * @param published the paths that the public site has had
 */
export function checkEnglishLeft(
  parsed: ParsedEntry,
  localPaths: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string | null, ParsedEntry>,
  texts: Readonly<Record<string, string>>,
  published: ReadonlySet<string>,
): Problem[] {
  const { entry, references } = parsed
  if (entry.draft === true) return []
  const links = references.flatMap((reference) => {
    const { type, target, whole } = reference
    const isPath = type === 'link' && target !== '/' && whole === undefined
    const path = isPath ? localPaths.get(target) : undefined
    // A Spanish text in the English file makes that page a translation of its own.
    return path === undefined || path === target ? [] : [{ reference, path }]
  })
  const text = getText(entry, texts)
  const blocks = omitEnglishVerses(readTextBlocks(text), parsed, text)
  const { translationOf } = entry
  const original = typeof translationOf === 'string' ? pages.get(translationOf)?.entry : undefined
  const originals = original === undefined ? [] : readTextBlocks(getText(original, texts))
  const english = new Set([...findEnglishBlocks(blocks), ...findSameBlocks(blocks, originals)])
  const inside = findEnglishSentences(blocks.filter((block) => !english.has(block)))
  const [first, ...others] = [...blocks.filter((block) => english.has(block)), ...inside].sort(
    (a, b) => a.line - b.line,
  )
  if (first) {
    const [link] = links
    const named = link === undefined ? null : { typed: link.reference.target, path: link.path }
    const typed = new Set(originals.map(({ words }) => words))
    const isNew = ![first, ...others].some(({ words }) => typed.has(words))
    const problem = englishLeft([first, ...others], {
      link: named,
      originalFile: isNew ? original?.file : undefined,
      isPublic: published.has(entry.pagePath ?? ''),
    })
    return [createProblem(problem, { file: entry.file, line: first.line })]
  }
  const lines = text.split('\n')
  const toSpanish = links.map(({ reference, path }) => {
    const saysEnglish = lines[reference.line - 1]?.includes('(en inglés)') === true
    const problem = createReferenceProblem(parsed, reference, englishLink(reference.target, path))
    return saysEnglish ? unmarkEnglish(problem, path) : problem
  })
  const isInEnglish = (path: string) => pages.has(path) && path !== '/' && !localPaths.has(path)
  return [...toSpanish, ...findUnmarkedLinks(parsed, text, isInEnglish)]
}
