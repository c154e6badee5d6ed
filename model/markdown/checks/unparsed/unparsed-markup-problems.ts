// The problems of malformed links, images and bold text, with a fix where the intention is certain.
import { checkDownloadName, normalizeDownloadName } from '../../../downloads/download-problems'
import { IMAGE_NAME, isRejectedImage, normalizeImageName } from '../../../images/image-name'
import { parseLinkTarget } from '../../../links/link-target'
import { adviseOnSpaces, SPACES_IN_EMAIL } from '../../../links/email-query'
import type { ProblemDetails } from '../../../problems/problem'
import { listWords } from '../../../text/list-words'
import type { MarkdownContext } from '../../parse-context'

type LinkLike = {
  readonly label: string
  readonly url: string
  readonly isClosed: boolean
}

export function unparsedLink(typed: LinkLike, context: MarkdownContext): ProblemDetails {
  const { url, tail } = splitUrl(typed)
  const problem = typed.isClosed ? MALFORMED_LINK : OPEN_LINK
  if (!typed.isClosed && /\s/.test(url)) return problem
  const target = parseLinkTarget(url, context)
  const correctUrl = findDownload(url) ?? getCorrectUrl(url, target)
  if (correctUrl === undefined || /\s/.test(correctUrl)) return problem
  const link = `[${typed.label}](${correctUrl})`
  const replacement = link + tail
  if (!typed.isClosed) return { ...problem, fix: `Write ${link}`, replacement }
  return /\?.*\s/s.test(url) && correctUrl.startsWith('mailto:')
    ? {
        ...problem,
        message: `${SPACES_IN_EMAIL}, so its brackets would be shown.`,
        fix: adviseOnSpaces(link),
        replacement,
      }
    : {
        ...problem,
        fix: `Write the words in square brackets and the address in parentheses, without a space: ${link}`,
        replacement,
      }
}

const getCorrectUrl = (typed: string, target: ReturnType<typeof parseLinkTarget>) =>
  'problem' in target
    ? target.problem.replacement
    : target.kind === 'external' && target.own
      ? target.own.url
      : typed

/** Returns the address that a PDF with a space in its name will have, or null. */
function findDownload(url: string): string | null {
  const [, typed] = /^\/?files\/([^/]*\s[^/]*\.pdf)$/i.exec(url) ?? []
  const name = typed === undefined ? '' : normalizeDownloadName(typed)
  return checkDownloadName(name) === null ? `/files/${name}` : null
}

/** Matches an address with words after it, if it is certain where it ends: not a phone number, and not one with spaces in it. */
const URL_AND_WORDS =
  /^(\/\w[^\s()]*?|#\w[^\s()]*?|https?:\/\/[^\s()]*?|mailto:[^\s()?]*?|[a-z][\w-]*)([.,;:!?]*\s+[^\s/:@.#?=&].*)$/is

/** Without its closing parenthesis, a link ends before the punctuation at the end of the text, or before the words after it. */
function splitUrl({ url: typed, isClosed }: LinkLike): { url: string; tail: string } {
  if (isClosed) return { url: typed.trim(), tail: '' }
  const [, url = '', tail = ''] =
    URL_AND_WORDS.exec(typed) ?? /^(.*?)([.,;:!?]*\s*)$/s.exec(typed) ?? []
  return { url, tail }
}

const MALFORMED_LINK: ProblemDetails = {
  code: 'link-unread',
  message: 'This is not how a link is written, so its brackets would be shown.',
  fix: 'Write the words in square brackets and the whole address in parentheses. There may be no space in the address.',
}

const OPEN_LINK: ProblemDetails = {
  code: 'link-unread',
  message: 'The ) after the address of this link is missing, so its brackets would be shown.',
  fix: 'Write ) right after the address.',
}
const ON_COMPUTER = /^(?:[A-Z]:[\\/]|\\\\|~\/|\/Users\/|\/home\/|file:)/i

/** Matches the size of a picture after its name, as other programs want it: `walk.svg =400x`. */
const SIZE = /(?<=\.\w{3,4})\s+=?(?:\d{1,4}(?:px|%)?|\d{1,4}x\d{0,4}|x\d{1,4}|width=\S+)$/

export function unparsedImage(link: LinkLike, { images }: MarkdownContext): ProblemDetails {
  const { url: typed, tail } = splitUrl(link)
  const url = typed.replace(SIZE, '')
  const name = normalizeImageName(url)
  const markup = `![${link.label}](/images/${name})`
  // The file has to get this name, which is reported there.
  const isRenamed =
    IMAGE_NAME.test(name) && Object.keys(images).some((other) => isRejectedImage(other, name))
  return {
    code: 'link-unread',
    message: /\s/.test(url.trim())
      ? 'There is a space in the name of the picture, so its brackets would be shown.'
      : 'This is not how a picture is written, so its brackets would be shown.',
    ...(ON_COMPUTER.test(url)
      ? {
          message: `${url} is the place of a picture on a computer, where visitors cannot see it.`,
          fix: `Upload the picture to content/images. Then write ![${link.label}](/images/${normalizeImageName(url.replace(/^.*[\\/]/, ''))})`,
        }
      : Object.hasOwn(images, name) || isRenamed
        ? { fix: `Write ${markup}`, replacement: markup + tail }
        : { fix: 'Write the name of the picture without a space, as it is in content/images.' }),
  }
}

/** @param links two links or more, as they are to be written */
export function severalLinks(links: readonly string[], areImages: boolean): ProblemDetails {
  const kind = areImages ? 'picture' : 'link'
  return {
    code: 'link-unread',
    message: `This is not how a ${kind} is written, here and in ${links.length - 1} more place${links.length > 2 ? 's' : ''}, so the brackets would be shown.`,
    fix: areImages
      ? `Write ${listWords(links)}`
      : `Write the words in square brackets and the address in parentheses, without a space: ${listWords(links)}`,
  }
}

/** @param label the words of the link. If they or its second brackets name a page, the check of all links says which one. */
export const missingUrl = (label: string): ProblemDetails => ({
  code: 'link-unread',
  message: 'This link has no address, so its brackets would be shown.',
  fix: adviseOnAddress(label),
})

/** @param label the words of a link whose address nobody knows */
export const adviseOnAddress = (label: string): string =>
  `Write [${label}] with one bracket on each side, and right after it the address of the page in parentheses.`

export const UNPAIRED_BOLD: ProblemDetails = {
  code: 'bold-unread',
  message:
    'These two stars would be shown: they have no partner, or a space between them and the bold words.',
  fix: 'Write two stars right before the bold words and two right after them, with no space inside: **like this**',
}

/** Writes bold words. `context` is the text on both sides, from which they must stay separate. */
export function writeBold(
  typed: string,
  text: string,
  context: { readonly before: string; readonly after: string },
): string {
  const gapBefore =
    /^(?:\*\*|\* \*)\s/.test(typed) && /[A-Za-zÀ-ỿ0-9]$/u.test(context.before) ? ' ' : ''
  const gapAfter = /\s(?:\*\*|\* \*)$/.test(typed) && /^[^\s.,;:!?)]/.test(context.after) ? ' ' : ''
  return `${gapBefore}**${text}**${gapAfter}`
}

/** @param count how many such words the text has */
export const createBoldProblem = (
  text: string,
  count: number,
  replacement: string,
): ProblemDetails => ({
  code: 'bold-unread',
  message:
    count === 1
      ? 'There is a space next to the **, so the words are not bold.'
      : `There are spaces next to the ** here and in ${count - 1} more place${count > 2 ? 's' : ''}, so the words are not bold.`,
  fix: `Write **${text}** with no space inside the stars.`,
  replacement,
})
