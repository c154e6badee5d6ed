// An element of a drawing (SVG) as one part of what is drawn, with the other parts that are drawn for it.
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import { findReferencedIds } from './check-css'
import { SVG, XLINK } from './vocabulary'

export type SvgName = {
  /** The name of the element; empty when it is none of SVG. */
  readonly name: string
  readonly id: string | null
  readonly classes: readonly string[]
  readonly children: SvgName[]
  /** The ids of other parts that are drawn for this one, each as often as it is drawn. */
  readonly uses: { readonly id: string; readonly times: number }[]
}

/** The part without its children. */
export function parseName({ uri, local, attributes }: SaxesTagNS): SvgName {
  const value = (name: string) => attributes[name]?.value
  let corners: number | undefined
  const uses = Object.values(attributes).flatMap(({ uri: space, local: name, value: text }) => {
    if (name === 'href' && (space === '' || space === XLINK) && text.startsWith('#'))
      return [{ id: text.slice(1), times: 1 }]
    const times = name.startsWith('marker') ? (corners ??= cornersOf(attributes)) : 1
    return findReferencedIds(text).map((id) => ({ id, times }))
  })
  return {
    name: uri === SVG ? local : '',
    id: value('id') ?? null,
    classes: value('class')?.split(/\s+/) ?? [],
    children: [],
    uses,
  }
}

/** About as many corners as a line has, each of which can have a marker: two numbers or more a corner. */
function cornersOf(attributes: Readonly<Record<string, SaxesAttributeNS>>): number {
  const line = `${attributes['d']?.value ?? ''} ${attributes['points']?.value ?? ''}`
  return Math.ceil((line.match(/\d+/g)?.length ?? 0) / 2) + 1
}
