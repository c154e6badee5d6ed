// What is said of links, pictures and bold words that are not written as they have to be, and what was meant where that is sure.
import { normalizeImageName } from '../../images/image-name'
import { parseLinkTarget } from '../../links/link-target'
import type { ProblemDetails } from '../../problems/problem'
import type { MarkdownContext } from '../parse-context'

type LinkLike = {
  readonly words: string
  readonly address: string
  readonly isClosed: boolean
}

export function unparsedLink(
  { words, address, isClosed }: LinkLike,
  context: MarkdownContext,
): ProblemDetails {
  // Without its closing parenthesis, the link ends where the sentence does.
  const [, typed = '', tail = ''] = isClosed
    ? [null, address.trim()]
    : (/^(.*?)([.,;:!?]*\s*)$/s.exec(address) ?? [])
  const target = parseLinkTarget(typed, context.outsideLinks)
  const plain = 'finding' in target ? target.finding.instead : typed
  if (plain === undefined || /\s/.test(plain)) return UNREAD
  const form = `[${words}](${plain})`
  return {
    ...UNREAD,
    fix: `Write the words in square brackets and the address in parentheses, without a space: ${form}`,
    instead: form + tail,
  }
}

const UNREAD: ProblemDetails = {
  code: 'link-unread',
  message: 'This is not written as a link has to be, so its brackets would be shown.',
  fix: 'Write the words in square brackets and the whole address in parentheses. There may be no space in the address.',
}

export function unparsedImage(
  { words, address }: LinkLike,
  { images }: MarkdownContext,
): ProblemDetails {
  const name = normalizeImageName(address.trim())
  const form = `![${words}](/images/${name})`
  return {
    code: 'link-unread',
    message: 'This picture is not written as it has to be, so its brackets would be shown.',
    ...(Object.hasOwn(images, name)
      ? { fix: `Write ${form}`, instead: form }
      : { fix: 'Write the name of the picture without a space, as it is in content/images.' }),
  }
}

export const NO_ADDRESS: ProblemDetails = {
  code: 'link-unread',
  message: 'This link has no address, so its brackets would be shown.',
  fix: 'Write the address in parentheses after the words: [Contact us](/contact)',
}

export const BOLD_ALONE: ProblemDetails = {
  code: 'bold-unread',
  message: 'These two stars have no partner, so they would be shown.',
  fix: 'Write two stars before the bold words and two after them: **like this**',
}

/** @param around the rest of the text, where the words on both sides must stay apart */
export function unparsedBold(
  typed: string,
  words: string,
  around: { readonly before: string; readonly after: string },
): ProblemDetails {
  const gapBefore = /^\*\*\s/.test(typed) && /[\p{L}\p{N}]$/u.test(around.before) ? ' ' : ''
  const gapAfter = /\s\*\*$/.test(typed) && /^[^\s.,;:!?)]/.test(around.after) ? ' ' : ''
  return {
    code: 'bold-unread',
    message: 'There is a space next to the **, so the words are not bold.',
    fix: `Write **${words}** with no space inside the stars.`,
    instead: `${gapBefore}**${words}**${gapAfter}`,
  }
}
