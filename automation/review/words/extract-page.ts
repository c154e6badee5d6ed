// Extracts from a built page what a reader notices: its texts block by block, its links and its pictures.
import { Parser } from 'htmlparser2'

export type BlockKind = 'title' | 'description' | 'heading' | 'item' | 'button' | 'picture' | 'text'

/** Where a block is: in search results, at the top or bottom of every page, in the page itself, or in the links for staff. */
export type Region = 'search' | 'frame' | 'page' | 'staff'

/** A heading, a paragraph, an item of a list, or the words for a picture. */
export type Block = { readonly kind: BlockKind; readonly region: Region; readonly text: string }

export type Link = { readonly text: string; readonly href: string }

/** `src` is the path of the file that the `img` element names; it has a hash in it. */
export type Picture = { readonly alt: string; readonly src: string }

export type ExtractedPage = {
  readonly title: string
  readonly blocks: readonly Block[]
  readonly links: readonly Link[]
  readonly pictures: readonly Picture[]
  /** The addresses that a map or a video on the page would show. */
  readonly embeds: readonly string[]
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

type OpenElement = {
  readonly region: Region
  readonly kind: BlockKind
  readonly isSilent: boolean
  /** A link that is open, with its text so far. */
  readonly link: { href: string; text: string } | null
}

const ROOT: OpenElement = { region: 'frame', kind: 'text', isSilent: false, link: null }

export function extractPage(html: string): ExtractedPage {
  const blocks: Block[] = []
  const links: Link[] = []
  const pictures: Picture[] = []
  const embeds: string[] = []
  const open: OpenElement[] = []
  let isSensitive = false
  let text = ''
  const current = () => open.at(-1) ?? ROOT
  const addBlock = (kind: BlockKind, region: Region, words: string) => {
    const line = collapse(words)
    if (line !== '') blocks.push({ kind, region, text: line })
  }
  const endBlock = () => {
    addBlock(current().kind, current().region, text)
    text = ''
    // Two blocks within a link are two words.
    for (const { link } of open) if (link) link.text += ' '
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!INLINE.has(name)) endBlock()
      const parent = current()
      if ('data-leave' in attributes) isSensitive = true
      const isHidden = attributes['class']?.split(' ').includes('visually-hidden') ?? false
      const href = name === 'a' ? attributes['href'] : undefined
      open.push({
        region: getRegion(name, attributes, parent.region),
        kind: INLINE.has(name) ? parent.kind : (KINDS[name] ?? inheritKind(parent.kind)),
        isSilent: parent.isSilent || SILENT.has(name) || isHidden,
        link: href === undefined ? null : { href, text: '' },
      })
      if (name === 'meta' && attributes['name'] === 'description')
        addBlock('description', 'search', attributes['content'] ?? '')
      // The dark version of a drawing is hidden.
      if (name === 'img' && !('hidden' in attributes)) {
        const { alt = '', src = '' } = attributes
        pictures.push({ alt, src })
        addBlock('picture', parent.region, alt)
      }
      if (name === 'iframe') embeds.push(...listEmbeds(attributes))
    },
    ontext(words) {
      if (current().isSilent) return
      text += words
      for (const { link } of open) if (link) link.text += words
    },
    onclosetag(name) {
      if (!INLINE.has(name)) endBlock()
      const { link } = open.pop() ?? ROOT
      if (link) links.push({ href: link.href, text: collapse(link.text) })
    },
  })
  parser.end(html)
  // The window title of a sensitive page is that of the site.
  const isTitle = ({ kind, region }: Block) =>
    isSensitive ? kind === 'heading' && region === 'page' : kind === 'title'
  const title = blocks.find(isTitle)?.text ?? ''
  return { title, blocks, links, pictures, embeds }
}

function getRegion(name: string, attributes: Record<string, string>, parent: Region): Region {
  if (name === 'head') return 'search'
  if (name === 'main') return 'page'
  return 'data-edit-links' in attributes ? 'staff' : parent
}

/** A paragraph in an item of a list is an item; what is in a heading or button is one too. */
const inheritKind = (kind: BlockKind): BlockKind => (kind === 'title' ? 'text' : kind)

/** Returns the address of an iframe, or those in the document that is shown until a visitor asks for the other one. */
function listEmbeds({ src, srcdoc }: Record<string, string>): string[] {
  const inside = srcdoc === undefined ? [] : extractPage(srcdoc).links.map(({ href }) => href)
  return [...(src === undefined ? [] : [src]), ...inside]
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim()
