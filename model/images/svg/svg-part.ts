// An SVG element with the ids of the other elements that a browser draws for it.
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import { findReferencedIds } from './check-css'
import { SVG, XLINK } from './vocabulary'

export type SvgPart = {
  /** The name of the element; empty outside the SVG namespace. */
  readonly name: string
  readonly id: string | null
  readonly classes: readonly string[]
  readonly children: SvgPart[]
  /** The other parts that are drawn for this one, each with the number of times. */
  readonly uses: { readonly id: string; readonly times: number }[]
}

/** Parses an opening tag into a part without children. */
export function parsePart({ uri, local, attributes }: SaxesTagNS): SvgPart {
  const getValue = (name: string) => attributes[name]?.value
  let vertices: number | undefined
  const uses = Object.values(attributes).flatMap(({ uri: namespace, local: name, value: text }) => {
    if (name === 'href' && (namespace === '' || namespace === XLINK) && text.startsWith('#'))
      return [{ id: text.slice(1), times: 1 }]
    const times = name.startsWith('marker') ? (vertices ??= estimateVertices(attributes)) : 1
    return findReferencedIds(text).map((id) => ({ id, times }))
  })
  return {
    name: uri === SVG ? local : '',
    id: getValue('id') ?? null,
    classes: getValue('class')?.split(/\s+/) ?? [],
    children: [],
    uses,
  }
}

/** Estimates the vertices of a path, each of which can have a marker: most vertices take two numbers or more. */
function estimateVertices(attributes: Readonly<Record<string, SaxesAttributeNS>>): number {
  const path = `${attributes['d']?.value ?? ''} ${attributes['points']?.value ?? ''}`
  return Math.ceil((path.match(/\d+/g)?.length ?? 0) / 2) + 1
}
