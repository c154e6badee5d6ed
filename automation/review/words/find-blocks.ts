// Finds the blocks of a built page in its document: headings, paragraphs, items of lists, and the words for pictures.
import { isTag, isText, type ChildNode, type Document, type Element, type Text } from 'domhandler'

export type BlockKind = 'title' | 'description' | 'heading' | 'item' | 'button' | 'picture' | 'text'

/** Where a block is: in search results, at the top or bottom of every page, or in the page itself. */
export type Region = 'search' | 'frame' | 'page'

/** A heading, a paragraph, an item of a list, or the words for a picture. */
export type Block = { readonly kind: BlockKind; readonly region: Region; readonly text: string }

export type PlacedBlock = Block & {
  /** The block element around its text; for words that are an attribute, the element with that attribute. */
  readonly element: Element
  /** What its text was collapsed from, in reading order; empty if it is an attribute. */
  readonly texts: readonly Text[]
}

/** Elements that are part of a line of text. All others begin a block. */
const INLINE = new Set(
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u var wbr'.split(' '),
)
const SILENT = new Set(['script', 'style', 'svg', 'template'])
const KINDS: Readonly<Record<string, BlockKind>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'heading'])),
  button: 'button',
  li: 'item',
  title: 'title',
}

type Context = Pick<PlacedBlock, 'kind' | 'region'> & { readonly element: Element | null }

/** Returns all blocks in reading order. */
export function findBlocks(document: Document): PlacedBlock[] {
  const blocks: PlacedBlock[] = []
  let texts: Text[] = []
  const add = (block: PlacedBlock) => void (block.text !== '' && blocks.push(block))
  const endBlock = ({ element, kind, region }: Context) => {
    const text = collapse(texts.map(({ data }) => data).join(''))
    if (element) add({ kind, region, text, element, texts })
    texts = []
  }
  const visitAll = (nodes: readonly ChildNode[], context: Context) => {
    for (const node of nodes) {
      if (isText(node)) texts.push(node)
      else if (isTag(node) && !isSilent(node)) visit(node, context)
      else if (isTag(node) && !isInline(node)) endBlock(context)
    }
  }
  const visit = (element: Element, parent: Context) => {
    const { name } = element
    const region = getRegion(element, parent.region)
    if (isInline(element)) return visitAll(element.children, { ...parent, region })
    endBlock(parent)
    const words = getAttributeWords(element)
    if (words) add({ ...words, region, text: collapse(words.text), element, texts: [] })
    const context = { region, kind: KINDS[name] ?? inheritKind(parent.kind), element }
    visitAll(element.children, context)
    endBlock(context)
  }
  visitAll(document.children, { region: 'frame', kind: 'text', element: null })
  return blocks
}

/** Whether an element is part of a line of text. */
export const isInline = ({ name }: Element): boolean => INLINE.has(name)

/** Whether nobody reads what is in an element, or only with a screen reader. */
export const isSilent = ({ name, attribs }: Element): boolean =>
  SILENT.has(name) ||
  'hidden' in attribs ||
  (attribs['class']?.split(' ').includes('visually-hidden') ?? false)

/** Whether an element is a picture that is shown. The dark version of a drawing is hidden. */
export const isPicture = ({ name, attribs }: Element): boolean =>
  name === 'img' && !('hidden' in attribs)

/** Returns the words that an element has as an attribute, or null. */
function getAttributeWords(element: Element): Pick<Block, 'kind' | 'text'> | null {
  const { name, attribs } = element
  if (name === 'meta' && attribs['name'] === 'description')
    return { kind: 'description', text: attribs['content'] ?? '' }
  return isPicture(element) ? { kind: 'picture', text: attribs['alt'] ?? '' } : null
}

function getRegion({ name }: Element, parent: Region): Region {
  if (name === 'head') return 'search'
  if (name === 'main') return 'page'
  return parent
}

/** A paragraph in an item of a list is an item; what is in a heading or button is one too. */
const inheritKind = (kind: BlockKind): BlockKind => (kind === 'title' ? 'text' : kind)

/** Returns a text as browsers show it, in one line. */
export const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim()
