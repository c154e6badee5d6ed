// Rewrites the links and images of a text: their targets, how they open, and the placeholder for the base path.
import type { Image, Link, Root } from 'mdast'
import { valid, type ParseResult } from '../../schema/field'
import { parseLinkTarget, splitUrl } from '../../links/link-target'
import { findEditedFile } from '../../links/edited-files'
import { findEmbedUrl } from '../../links/video-url'
import { saysNothing } from '../../images/placeholder-descriptions'
import { altSaysNothing } from '../../schema/fields/image'
import { checkPictureSize } from '../../markup/picture-size'
import { checkProgramDescription } from '../../markup/program-descriptions'
import type { ProblemDetails } from '../../problems/problem'
import { describeEmbeddedPicture, EMBEDDED_PICTURE } from '../../images/embedded-picture'
import type { ImageSizes } from '../../images/image-size'
import {
  hasHost,
  getImageFileName,
  parseRemoteImageUrl,
} from '../../remote-images/remote-image-url'
import { HOST_NOT_ALLOWED, isDroppedImage } from '../../remote-images/remote-image-problems'
import type { TextRange } from '../../problems/text-edits'
import type { MarkdownContext, Reporter } from '../parse-context'
import { describeDropped, describePictureElsewhere, describePictureName } from './picture-advice'
import { visit } from './visit'
import { DEFAULT_LANGUAGE, getPathLanguage, type Language } from '../../languages'

/** A placeholder for the base path. It is a Unicode noncharacter, which `check` rejects in texts. */
export const BASE_PLACEHOLDER = '\uFDD0'

/** Changes the tree in place. */
export function rewriteLinks(tree: Root, context: MarkdownContext, reporter: Reporter): void {
  visit(tree, 'link', (node) => rewriteLink(node, context, reporter))
  visit(tree, 'image', (node) => rewriteImage(node, context, reporter))
}

function rewriteLink(node: Link, context: MarkdownContext, reporter: Reporter): void {
  const source = reporter.getSource(node)
  const typed = getTypedTarget(node, source)
  const range = findLinkRange(node, typed, reporter)
  const target = parseLinkTarget(typed, context)
  if ('problem' in target) return reporter.report(target.problem, node, range)
  if (target.kind === 'internal') {
    reporter.addReference('link', target.url, node, range)
    setProperties(node, { href: markBase(target.url), ...getHrefLang(target.url, context) })
  } else if (target.kind === 'external') {
    const { own } = target
    if (own) {
      // Without brackets, only a whole address is a link.
      const home = source.startsWith('[') ? '' : own.home
      reporter.addReference('link', own.path, node, range, { typed, home })
    }
    const note = findEditedFile(typed)
    if (note) reporter.report(note, node, range)
    setProperties(node, { href: target.url, target: '_blank', rel: ['noopener', 'noreferrer'] })
    node.children.push(createNewTabNote(context))
  } else if (target.kind === 'contact') {
    setProperties(node, { href: addSubject(target.url, context) })
  }
}

/** Returns the target as it was typed, but a bare `www.example.org` with https:// where the parser adds http://. */
function getTypedTarget(node: Link, source: string): string {
  return node.url === `http://${source}` ? `https://${source}` : node.url
}

/** Matches what follows the label of a link: the URL, which may be in angle brackets, and a title. */
const LINK_DESTINATION =
  /^\]\(\s*(?:<([^<>\n]*)>|([^\s<>]+?))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)$/d

/** Returns where the URL of a link was typed, or null if that is not known exactly, as in a reference link. */
function findLinkRange(node: Link, typed: string, reporter: Reporter): TextRange | null {
  const source = reporter.getSource(node)
  if (source === typed || `https://${source}` === typed)
    return reporter.getRange(node, 0, source.length)
  if (source === `<${typed}>`) return reporter.getRange(node, 1, source.length - 1)
  const labelEnd = node.children.at(-1)?.position?.end.offset
  const start = labelEnd === undefined ? 1 : labelEnd - (node.position?.start.offset ?? 0)
  const indices = LINK_DESTINATION.exec(source.slice(start))?.indices
  const offsets = indices?.[1] ?? indices?.[2]
  return offsets ? reporter.getRange(node, start + offsets[0], start + offsets[1]) : null
}

/** Returns where the end of an image's URL was typed, or null if the URL was typed with escapes. */
function findImageRange(node: Image, urlEnd: string, reporter: Reporter): TextRange | null {
  const source = reporter.getSource(node)
  const start = source.lastIndexOf('](')
  const indices = start === -1 ? undefined : LINK_DESTINATION.exec(source.slice(start))?.indices
  const offsets = indices?.[1] ?? indices?.[2]
  if (!offsets || source.slice(start + offsets[0], start + offsets[1]) !== node.url) return null
  return reporter.getRange(node, start + offsets[1] - urlEnd.length, start + offsets[1])
}

function rewriteImage(node: Image, context: MarkdownContext, reporter: Reporter): void {
  if (findEmbedUrl(node.url) !== null) return reporter.report(VIDEO_AS_IMAGE, node)
  if (EMBEDDED_PICTURE.test(node.url))
    return reporter.report(describeEmbeddedPicture(reporter.getSource(node)), node)
  if (node.url === '' && /^Uploading /.test(node.alt ?? ''))
    return reporter.report(LOST_IMAGE, node)
  const parsed = parseImageUrl(node, context.images)
  if ('problem' in parsed)
    return reporter.report(parsed.problem, node, findImageRange(node, node.url, reporter))
  const name = parsed.value
  const alt = node.alt ?? ''
  const problem = checkAlt(alt)
  if (problem) reporter.report(problem, node, findAltRange(node, alt, reporter))
  reporter.addReference('image', name, node, findImageRange(node, name, reporter))
  const file = getImageFileName(name)
  const size = context.images[file]
  setProperties(node, { src: markBase(`/images/${file}`), ...size, ...LAZY })
  if (alt.toLowerCase() === 'decorative') node.alt = ''
}

/** Returns the name of a file in content/images, or the URL of a remote image. */
function parseImageUrl({ url: typed, alt }: Image, images: ImageSizes): ParseResult<string> {
  if (hasHost(typed)) {
    const parsed = parseRemoteImageUrl(typed)
    if (!('problem' in parsed)) return parsed
    if (isDroppedImage(typed)) return { problem: describeDropped(alt ?? '', images) }
    return parsed.problem === HOST_NOT_ALLOWED
      ? { problem: describePictureElsewhere(typed, alt ?? '', images) }
      : parsed
  }
  const name = /^(?:\.?\.?\/)*images\/([^/]+)$/.exec(typed)?.[1]
  return name === undefined ? { problem: describePictureName(typed, images) } : valid(name)
}

/** Images far down the page do not delay the rest of it. */
const LAZY = { loading: 'lazy', decoding: 'async' }

/** Replaces the first slash of a path with the placeholder; an anchor on the same page needs none. */
function markBase(url: string): string {
  return url.startsWith('/') ? BASE_PLACEHOLDER + url.slice(1) : url
}

/** Adds the subject and the first words of the page's emails to an email link without a query (RFC 6068). */
export function addSubject(url: string, { emailSubject, emailBody }: MarkdownContext): string {
  if (!url.startsWith('mailto:') || url.includes('?')) return url
  const body = emailBody === undefined ? '' : `&body=${encodeURIComponent(emailBody)}`
  return `${url}?subject=${encodeURIComponent(emailSubject)}${body}`
}

function setProperties(
  node: Link | Image,
  properties: Record<string, string | number | string[]>,
): void {
  node.data = { ...node.data, hProperties: properties }
}

/** Said by screen readers only. */
const NEW_TAB: Readonly<Record<Language, string>> = {
  en: ' (opens in a new tab)',
  es: ' (se abre en otra pestaña)',
}

const createNewTabNote = ({ language = DEFAULT_LANGUAGE }: MarkdownContext) => ({
  type: 'text' as const,
  value: NEW_TAB[language],
  data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
})

/** Says the language of a page that is not in the language of the text. */
function getHrefLang(
  url: string,
  { language = DEFAULT_LANGUAGE }: MarkdownContext,
): Record<string, string> {
  const target = getPathLanguage(splitUrl(url).path)
  return url.startsWith('#') || target === language ? {} : { hrefLang: target }
}

const VIDEO_AS_IMAGE: ProblemDetails = {
  code: 'image-elsewhere',
  message: 'This is the address of a video, which is not shown as a picture.',
  fix: 'Leave out the ! before the square bracket, so that it is a link to the video.',
}

/** For what GitHub writes while an editor uploads an image. */
const LOST_IMAGE: ProblemDetails = {
  code: 'image-elsewhere',
  message: 'The picture itself was not uploaded to content/images.',
  fix: 'Upload it to content/images, and write ![What it shows](/images/photo.jpg) here, with its name.',
}

function checkAlt(alt: string): ProblemDetails | null {
  if (alt.trim() === '') return MISSING_ALT
  return saysNothing(alt)
    ? altSaysNothing(alt)
    : (checkProgramDescription(alt) ?? checkPictureSize(alt))
}

/** Returns where the words for a picture are, or null if they are not typed as they are read. */
const findAltRange = (node: Image, alt: string, reporter: Reporter): TextRange | null =>
  reporter.getSource(node).startsWith(`![${alt}]`)
    ? reporter.getRange(node, 2, 2 + alt.length)
    : null

const MISSING_ALT: ProblemDetails = {
  code: 'image-words-missing',
  message: 'The picture has no words for people who cannot see it.',
  fix: 'Write what it shows between the square brackets, or the word decorative when it adds nothing to the text.',
}
