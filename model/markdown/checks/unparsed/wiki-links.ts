// Describes links and pictures in two square brackets, as wikis and programs for notes write them.
import { normalizeImageName } from '../../../images/image-name'
import type { ProblemDetails } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'
import { findTypedGroups, maskText } from '../../mask-text'
import type { MarkdownContext } from '../../parse-context'
import type { FoundLink, TextRun } from './found-link'
import { adviseOnAddress } from './unparsed-markup-problems'

/** Matches links with or without a label after a bar or a URL in parentheses after them; a picture begins with an exclamation mark. */
const WIKI_LINKS = /(!?)\[\[([^\][|]+)(?:\|([^\][|]+))?\]\](?:\(([^()\s]+)\))?/dg

/** Matches the name of a page: `contact`, `Partner/Prayer`, `pages/give.md`, `questions#before-you-come`. */
const PAGE_NAME = /^(?:content\/)?(?:pages\/)?([A-Za-zÀ-ỿ\d][A-Za-zÀ-ỿ\d /_-]*?)(?:\.md)?(#\S+)?$/u
/** Matches a name that can only be the address of a page, because no place for a word has it. */
const TYPED_PATH = /^(?=.*(?:\/|\.md))[a-z\d][a-z\d/-]*(?:\.md)?(?:#\S+)?$/

type WikiLink = {
  readonly first: string
  readonly second: string | undefined
  readonly url: string | undefined
  readonly isImage: boolean
}

/** Returns the links in two square brackets; only the first one if it is not certain where that leads. */
export function findWikiLinks(
  run: TextRun,
  isUrl: (typed: string) => boolean,
  context: MarkdownContext,
): FoundLink[] {
  const found = [...maskText(run.typed).matchAll(WIKI_LINKS)].map((match): FoundLink => {
    const [typed = '', mark, first = '', second, url] = findTypedGroups(match, run.typed)
    const isImage = mark === '!'
    const problem = wikiLink({ first, second, url, isImage }, isUrl, context)
    return { problem, isImage, range: { start: run.start + match.index, typed } }
  })
  const isCertain = ({ problem }: FoundLink) => problem.replacement !== undefined
  const [first] = found
  return first === undefined || isCertain(first) ? found.filter(isCertain) : [first]
}

/** @param isUrl returns whether a text is a URL or the name of a link, so that it is certain which link was meant */
function wikiLink(
  { first, second, url, isImage }: WikiLink,
  isUrl: (typed: string) => boolean,
  { images }: MarkdownContext,
): ProblemDetails {
  if (isImage) return wikiImage(first.trim(), second?.trim() ?? '', images)
  const [target, words] = [first.trim(), second?.trim()]
  if (url !== undefined)
    return isUrl(url) ? certainLink(words ?? target, url) : uncertainLink(target)
  if (words === undefined) {
    const path = TYPED_PATH.test(target) ? findPath(target) : null
    return path === null || isUrl(target)
      ? uncertainLink(target)
      : certainLink(getLabel(path), path)
  }
  if (isUrl(target)) return certainLink(words, target)
  if (isUrl(words)) return certainLink(target, words)
  const path = findPath(target)
  return path === null ? uncertainLink(words) : certainLink(words, path)
}

/** Returns the path that a page with that name has. If there is none, the check of all links names the closest one. */
function findPath(typed: string): string | null {
  const [, name, anchor = ''] = PAGE_NAME.exec(typed) ?? []
  return name === undefined ? null : `/${simplifyText(name).replace(/[\s_]+/g, '-')}${anchor}`
}

/** Returns the last part of a path as words. */
const getLabel = (path: string): string =>
  (path.split('#')[0] ?? '').slice(path.lastIndexOf('/') + 1).replace(/-/g, ' ')

const MESSAGE =
  'Double square brackets do not make a link on our website. Visitors would see the brackets.'

function certainLink(label: string, url: string): ProblemDetails {
  const link = `[${label}](${url})`
  return { code: 'link-unread', message: MESSAGE, fix: `Write ${link}`, replacement: link }
}

const uncertainLink = (label: string): ProblemDetails => ({
  code: 'link-unread',
  message: MESSAGE,
  fix: adviseOnAddress(label),
})

/** @param words what the picture shows, or its width, or an empty text */
function wikiImage(
  typed: string,
  words: string,
  images: MarkdownContext['images'],
): ProblemDetails {
  const name = normalizeImageName(typed)
  const message =
    'A picture in two square brackets is not read here, so its brackets would be shown.'
  if (!Object.hasOwn(images, name))
    return {
      code: 'link-unread',
      message,
      fix: 'Upload the picture to content/images, and write ![what is in it](/images/its-name.jpg)',
    }
  const isDescribed = /[A-Za-zÀ-ỿ]{2}/u.test(words)
  const image = `![${isDescribed ? words : 'decorative'}](/images/${name})`
  return {
    code: 'link-unread',
    message,
    fix: isDescribed
      ? `Write ${image}`
      : `Write ${image}, or say in place of decorative what the picture shows.`,
    // Most photos show what is worth a description.
    ...(isDescribed || name.endsWith('.svg') ? { replacement: image } : {}),
  }
}
