// An element of an SVG, with the other elements that a browser draws for it.
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import { findReferencedIds } from './check-css'
import { SVG, XLINK } from './vocabulary'

export type SvgElement = {
  /** Empty if the element is not in the SVG namespace. */
  readonly name: string
  readonly id: string | null
  readonly classes: readonly string[]
  readonly children: SvgElement[]
  /** The ids of the other elements that are drawn for this one, and how many times each of them is drawn. */
  readonly uses: { readonly id: string; readonly times: number }[]
}

/** Parses an opening tag into an element without children. */
export function parseElement({ uri, local, attributes }: SaxesTagNS): SvgElement {
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

/**
 * Estimates the number of vertices, each of which can have a marker, as half the numbers in the path. It is too low by half for
 * horizontal and vertical lines, which take one number each, and too high for decimal fractions, which count as two numbers.
 */
function estimateVertices(attributes: Readonly<Record<string, SaxesAttributeNS>>): number {
  const path = `${attributes['d']?.value ?? ''} ${attributes['points']?.value ?? ''}`
  return Math.ceil((path.match(/\d+/g)?.length ?? 0) / 2) + 1
}
