// Finds links and pictures that the parser left as text, and reports those of a paragraph as one problem.
import type { TextRange } from '../../../problems/text-edits'
import { findTypedGroups, maskText } from '../../mask-text'
import type { MarkdownContext, Reporter } from '../../parse-context'
import type { FoundLink, TextRun } from './found-link'
import { missingUrl, severalLinks, unparsedImage, unparsedLink } from './unparsed-markup-problems'
import { findWikiLinks } from './wiki-links'

/** Matches a label in brackets and a URL in parentheses in either order, and images in the first; parentheses may be curly or wide, or part of the URL. */
const LINK_LIKE =
  /(!?)\[([^\][]+)\]\s*[({（]((?:[^(){}（）]|\([^()\s]*\))+)([)}）]?)|\(([^()]+)\)\[([^\][\s]+)\]/d
const ALL_LINK_LIKE = new RegExp(LINK_LIKE, 'dg')
/** Translation programs put spaces into addresses: `/ blog / first-visit`, `https: // www.example.org`. */
const SPACED_URL = /^\s*(?=\/|https? ?:|mailto ?:|#)(?:\S|\s(?=[/:@.#?=&])|(?<=[/:@.#?=&])\s)*\s*$/
const URL_LIKE = /^(?:\/|#|https?:|www\.|mailto:|tel:|sms:)/
/** Matches a picture by its name, or by its place on someone's computer. */
const PICTURE_FILE = /^[^\n]*[^\s./\\]\.(?:svg|jpe?g|png|webp|gif|heic|avif)$/i
/** Matches a telephone number or an e-mail address with a space in it, right after the words of a link. */
const SPACED_CONTACT =
  /\]\((?:\+?1[ .-]?)?\(?\d{3}\)?[ .‑–-]*\d{3}[ .‑–-]*\d{4}\)$|\]\([^\s@()]+ ?@ ?[^\s@()]+\.[a-z]{2,}\)$/

/** Returns the links and pictures of a text that are not written as they have to be; reports those of other programs. */
export function checkLinks(
  run: TextRun,
  context: MarkdownContext,
  reporter: Reporter,
): readonly FoundLink[] {
  if (!run.typed.includes('[')) return []
  const isUrlLike = (typed = '') =>
    URL_LIKE.test(typed) || Object.hasOwn(context.externalLinks, typed)
  const wikiLinks = findWikiLinks(run, isUrlLike, context)
  if (wikiLinks.length > 0) return wikiLinks
  const masked = maskText(run.typed)
  const found = [...masked.matchAll(ALL_LINK_LIKE)].flatMap((match) => {
    const groups = findTypedGroups(match, run.typed)
    const [typed = '', exclamationMark, label, url = '', closing, swappedLabel, swappedUrl] = groups
    const isSpaced =
      closing === ')' && exclamationMark === '' && /\S\s+\S/.test(url) && SPACED_URL.test(url)
    const link = {
      label: (label ?? swappedLabel ?? '').trim(),
      url:
        swappedUrl ??
        (isSpaced ? url.replace(/\s+/g, '') : closing === '' ? url.trimStart() : url.trim()),
      isClosed: closing !== '',
    }
    const [start] = link.isClosed ? [link.url] : link.url.split(/[.,;:!?]*\s/)
    const isImage = exclamationMark === '!'
    const name = isImage || !link.isClosed ? null : findLinkName(link.url, context)
    if (name !== null) {
      const problem = unparsedLink({ ...link, url: name }, context)
      return [{ problem, isImage, range: { start: run.start + match.index, typed } }]
    }
    const isOnComputer = isImage && PICTURE_FILE.test(link.url)
    const isLink = isUrlLike(link.url) || isUrlLike(start) || SPACED_CONTACT.test(typed)
    if (!isLink && !isOnComputer) return []
    const problem = (isImage ? unparsedImage : unparsedLink)(link, context)
    return [{ problem, isImage, range: { start: run.start + match.index, typed } }]
  })
  if (found.length > 0) return found
  const escaped = LINK_LIKE.exec(run.value)
  if (!LINK_LIKE.test(masked) && escaped && isUrlLike(escaped[3] ?? escaped[6])) {
    const [, , label = escaped[5] ?? '', url = escaped[6] ?? ''] = escaped
    // Backslashes may be intentional, so this offers no fix.
    const { replacement: _replacement, ...problem } = unparsedLink(
      { label, url, isClosed: true },
      context,
    )
    reporter.reportRange(problem, run)
    return []
  }
  const undefinedLink = /\[([^\][]+)\]\[[^\][]*\]/d.exec(maskText(run.typed))
  if (!undefinedLink) return []
  const [, words = ''] = findTypedGroups(undefinedLink, run.typed)
  reporter.reportRange(missingUrl(words), sliceRange(run, undefinedLink.index))
  return []
}

/** Returns the name under outside_links that was typed in words, such as "our donation form", or null. */
function findLinkName(typed: string, { externalLinks }: MarkdownContext): string | null {
  if (!/^[A-Za-zÀ-ỿ\d-]+(?: [A-Za-zÀ-ỿ\d-]+){1,5}$/u.test(typed)) return null
  const words = typed.replace(/^(?:the|our|el|la|nuestro|nuestra) /i, '')
  const name = words.toLowerCase().replaceAll(' ', '-')
  return Object.hasOwn(externalLinks, name) ? name : null
}

/** Reports the links of a paragraph at once if all of them are certain: translation programs put a space into each. */
export function reportLinks(found: readonly FoundLink[], reporter: Reporter): void {
  const groups: FoundLink[][] = []
  for (const link of found) {
    const last = groups.at(-1)?.at(-1)
    if (last && isBeside(last, link, reporter)) groups.at(-1)?.push(link)
    else groups.push([link])
  }
  for (const group of groups) {
    const [first, ...others] = group
    if (first === undefined) continue
    if (others.length === 0) reporter.reportRange(first.problem, first.range)
    else reportGroup(group, first, reporter)
  }
}

function isBeside(last: FoundLink, next: FoundLink, reporter: Reporter): boolean {
  const isAlike =
    last.isImage === next.isImage &&
    [last, next].every(({ problem }) => problem.replacement !== undefined)
  const between = reporter.getRangeBetween(getEnd(last), next.range.start).typed
  return isAlike && !/\n[\s>]*\n/.test(between)
}

function reportGroup(group: readonly FoundLink[], first: FoundLink, reporter: Reporter): void {
  let end = first.range.start
  const written = group.map((link) => {
    const before = reporter.getRangeBetween(end, link.range.start).typed
    end = getEnd(link)
    return before + (link.problem.replacement ?? '')
  })
  const links = group.map(({ problem }) => (problem.replacement ?? '').trim())
  reporter.reportRange(
    { ...severalLinks(links, first.isImage), replacement: written.join('') },
    reporter.getRangeBetween(first.range.start, end),
  )
}

const getEnd = ({ range }: FoundLink): number => range.start + range.typed.length

const sliceRange = ({ start, typed }: TextRange, offset: number): TextRange => ({
  start: start + offset,
  typed: typed.slice(offset),
})
