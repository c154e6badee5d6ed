// What the steps of reading a text share: what they may know, and where they say what they found.
import type { Node } from 'mdast'
import type { ReadContext, Role } from '../field'
import type { Finding, PlacedFinding, Suggestion } from '../problem'
import type { MendableReference } from '../reference'
import { replaceBetween } from '../suggestions'

export type MarkdownContext = ReadContext & {
  /** The subject of e-mail links that name none. */
  readonly emailSubject: string
}

/** A part of the tree that knows where it was typed. */
export type Positioned = Pick<Node, 'position'>

export type Notes = {
  /** Tells of a finding; what it knows to put instead takes the place of the node, or of `part` of what stands `within` one. */
  readonly report: (finding: Finding, node: Positioned, part?: string, within?: Positioned) => void
  /** Notes that a node points to something on the site. */
  readonly refer: (role: Role, target: string, node: Positioned, part?: string) => void
  /** The node as it was typed. */
  readonly source: (node: Positioned) => string
}

/** Notes on one text, and what has been noted. */
export function takeNotes(text: string): {
  notes: Notes
  findings: PlacedFinding[]
  references: MendableReference[]
} {
  const findings: PlacedFinding[] = []
  const references: MendableReference[] = []
  const range = ({ position }: Positioned) =>
    [position?.start.offset ?? 0, position?.end.offset ?? 0] as const
  const source = (node: Positioned) => text.slice(...range(node))
  const replace = (node: Positioned, instead: string, part?: string): Suggestion | null => {
    const [start, end] = range(node)
    if (part === undefined) return replaceBetween(text, start, end, instead)
    const at = text.lastIndexOf(part, end - part.length)
    const isWhole = at === start || /[[(<="'/\s]/.test(text[at - 1] ?? '')
    return at < start || !isWhole ? null : replaceBetween(text, at, at + part.length, instead)
  }
  const notes: Notes = {
    report: ({ instead, ...finding }, node, part, within = node) => {
      const suggestion = instead === undefined ? null : replace(within, instead, part)
      findings.push({ ...finding, ...placeOf(node), suggestion })
    },
    refer: (role, target, node, part) => {
      const suggest = (other: string) => replace(node, other, part)
      references.push({ role, target, field: null, ...placeOf(node), suggest })
    },
    source,
  }
  return { notes, findings, references }
}

function placeOf({ position }: Positioned): { line: number; column: number } {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column }
}
