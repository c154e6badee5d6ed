// Removes the ids of headings and answers that another element on the page has, because ids must be unique.
import type { Block, Body } from '../../model/markdown/body'

const ANCHOR = /(<h[2-6]) id="([^"]*)"/g

/** @param isTaken returns whether another element on the page has the id */
export function removeAnchors(body: Body, isTaken: (id: string) => boolean): Body {
  if (!body.headings.some(({ id }) => isTaken(id))) return body
  const strip = (html: string) =>
    html.replace(ANCHOR, (tag, start: string, id: string) => (isTaken(id) ? start : tag))
  const blocks = body.blocks.map((block): Block => {
    if (block.kind === 'question') return isTaken(block.id ?? '') ? { ...block, id: null } : block
    return 'html' in block ? { ...block, html: block.html.map(strip) } : block
  })
  return { ...body, blocks, headings: body.headings.filter(({ id }) => !isTaken(id)) }
}
