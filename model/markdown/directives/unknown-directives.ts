// Advice on a button or box with a name that does not exist: what is nearest to the way in which it was typed.
import { toString } from 'mdast-util-to-string'
import { simplifyText } from '../../text/simplify-text'
import type { Directive } from './directive'
import { DIRECTIVES } from './directive-table'

/** Goes on after the advice to write a note in place of what other programs call a warning. */
export const ADVICE_ON_URGENT =
  ' Write :::urgent in its place only for a danger: it has a link that calls 911.'

/** What to write where nothing shows whether a button or a box was meant. */
export const BUTTON_OR_BOX = `Write ${DIRECTIVES.button.opening} for a button, or :::note above the words of a box and ::: below them.`

const VIDEO_NAMES = /^(?:videos?|film|movie|pelicula|youtube|vimeo|embed|iframe|player)$/
const PICTURE_NAMES =
  /^(?:images?|img|imagen|pictures?|pics?|photos?|fotos?|figure|gallery|galeria|slideshow|carousel)$/

/** Returns what to write in place of what is shown without a directive, or null. */
export function adviseOnMedia(name: string): string | null {
  const simple = simplifyText(name)
  if (VIDEO_NAMES.test(simple))
    return 'For a video, write a link: [Watch the video](https://www.youtube.com/watch?v=its-name)'
  if (PICTURE_NAMES.test(simple))
    return 'For a picture, write ![what is in it](/images/its-name.jpg)'
  return null
}

/** Returns advice on a directive whose name means nothing here. */
export function adviseOnUnknown(node: Directive): string {
  const media = adviseOnMedia(node.name)
  if (media !== null) return media
  if (node.type === 'containerDirective') return adviseOnBox(node)
  const href = findAddress(node)
  return href === null
    ? BUTTON_OR_BOX
    : `For a button, write ::button[${toString(node) || 'Contact us'}]{href=${href}}`
}

function adviseOnBox({ children }: Extract<Directive, { type: 'containerDirective' }>): string {
  const [title] = children.filter(isTitle)
  const words = title === undefined ? '' : toString(title)
  if (words.trim().endsWith('?'))
    return `For a question whose answer opens, write :::question[${words}]`
  const blocks = children.filter((block) => !isTitle(block))
  if (blocks.length > 0 && blocks.every((block) => block.type === 'list' && block.ordered === true))
    return `For steps in their order, write ${DIRECTIVES.steps.opening}`
  return `Write ${DIRECTIVES.note.opening} for something that people should know.${ADVICE_ON_URGENT}`
}

/** Returns whether a block is the words in square brackets after the name of a box. */
const isTitle = (block: Directive['children'][number]): boolean =>
  block.type === 'paragraph' && block.data !== undefined && 'directiveLabel' in block.data

/** Returns the address of what is written like a button, whatever its name is: `{url=/contact}`. */
const findAddress = ({ attributes }: Directive): string | null =>
  Object.values(attributes ?? {}).find((value) =>
    /^(?:\/|https?:|mailto:|tel:)/.test(value ?? ''),
  ) ?? null
