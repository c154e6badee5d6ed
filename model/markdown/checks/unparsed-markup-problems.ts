// The problems of malformed links, images and bold text, with a fix where the intention is certain.
import { normalizeImageName } from '../../images/image-name'
import { parseLinkTarget } from '../../links/link-target'
import type { ProblemDetails } from '../../problems/problem'
import type { MarkdownContext } from '../parse-context'

type LinkLike = {
  readonly label: string
  readonly url: string
  readonly isClosed: boolean
}

export function unparsedLink(
  { label, url, isClosed }: LinkLike,
  context: MarkdownContext,
): ProblemDetails {
  // Without its closing parenthesis, the link ends before the punctuation at the end of the text.
  const [, typed = '', tail = ''] = isClosed
    ? [null, url.trim()]
    : (/^(.*?)([.,;:!?]*\s*)$/s.exec(url) ?? [])
  const target = parseLinkTarget(typed, context.externalLinks)
  const correctUrl = 'problem' in target ? target.problem.replacement : typed
  if (correctUrl === undefined || /\s/.test(correctUrl)) return MALFORMED_LINK
  const link = `[${label}](${correctUrl})`
  return {
    ...MALFORMED_LINK,
    fix: `Write the words in square brackets and the address in parentheses, without a space: ${link}`,
    replacement: link + tail,
  }
}

const MALFORMED_LINK: ProblemDetails = {
  code: 'link-unread',
  message: 'This is not written as a link has to be, so its brackets would be shown.',
  fix: 'Write the words in square brackets and the whole address in parentheses. There may be no space in the address.',
}

export function unparsedImage(
  { label, url }: LinkLike,
  { images }: MarkdownContext,
): ProblemDetails {
  const name = normalizeImageName(url.trim())
  const markup = `![${label}](/images/${name})`
  return {
    code: 'link-unread',
    message: 'This picture is not written as it has to be, so its brackets would be shown.',
    ...(Object.hasOwn(images, name)
      ? { fix: `Write ${markup}`, replacement: markup }
      : { fix: 'Write the name of the picture without a space, as it is in content/images.' }),
  }
}

export const MISSING_URL: ProblemDetails = {
  code: 'link-unread',
  message: 'This link has no address, so its brackets would be shown.',
  fix: 'Write the address in parentheses after the words: [Contact us](/contact)',
}

export const UNPAIRED_BOLD: ProblemDetails = {
  code: 'bold-unread',
  message: 'These two stars have no partner, so they would be shown.',
  fix: 'Write two stars before the bold words and two after them: **like this**',
}

/** @param context the text on both sides, from which the fix must separate the bold text */
export function unparsedBold(
  typed: string,
  text: string,
  context: { readonly before: string; readonly after: string },
): ProblemDetails {
  const gapBefore = /^\*\*\s/.test(typed) && /[\p{L}\p{N}]$/u.test(context.before) ? ' ' : ''
  const gapAfter = /\s\*\*$/.test(typed) && /^[^\s.,;:!?)]/.test(context.after) ? ' ' : ''
  return {
    code: 'bold-unread',
    message: 'There is a space next to the **, so the words are not bold.',
    fix: `Write **${text}** with no space inside the stars.`,
    replacement: `${gapBefore}**${text}**${gapAfter}`,
  }
}
