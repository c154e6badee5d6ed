// What the steps of reading a text share: what they may know, and where they say what they found.
import type { Node } from 'mdast'
import type { ReadContext, Role } from '../schema/field'
import { placeAt, type Finding, type Place, type PlacedFinding } from '../problems/problem'
import type { MendableReference } from '../links/reference'
import { replaceExactly, type Span } from '../problems/text-edits'

export type MarkdownContext = ReadContext & {
  /** The subject of e-mail links that name none. */
  readonly emailSubject: string
  /** Whether the text is shown once, on a page of its own: only there can a link lead to one of its headings. */
  readonly hasPage: boolean
}

/** A part of the tree that knows where it was typed. */
export type Positioned = Pick<Node, 'position'>

export type Notes = {
  /** Reports a finding about a node. Its repair replaces the span; without a span, there is no repair. */
  readonly report: (finding: Finding, node: Positioned, span?: Span | null) => void
  /** Reports a finding about a piece of the text, which its repair replaces. */
  readonly reportSpan: (finding: Finding, span: Span) => void
  /** Notes that a node points to something on the site, and where its target was typed, when that is known exactly. */
  readonly refer: (role: Role, target: string, node: Positioned, span: Span | null) => void
  /** The node as it was typed. */
  readonly source: (node: Positioned) => string
  /** A part of the node's source, counted from its beginning. */
  readonly span: (node: Positioned, from: number, to: number) => Span
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
  const add = ({ instead, ...finding }: Finding, place: Place, span: Span | null) => {
    const isSure = instead !== undefined && span !== null
    const suggestion = isSure ? replaceExactly(text, span, instead) : null
    findings.push({ ...finding, ...place, suggestion })
  }
  const notes: Notes = {
    report: (finding, node, span = null) => add(finding, placeOf(node), span),
    reportSpan: (finding, span) => add(finding, placeAt(text, span.start), span),
    refer: (role, target, node, span) => {
      const suggest = (other: string) => (span === null ? null : replaceExactly(text, span, other))
      references.push({ role, target, field: null, ...placeOf(node), suggest })
    },
    source,
    span: (node, from, to) => ({
      start: range(node)[0] + from,
      typed: source(node).slice(from, to),
    }),
  }
  return { notes, findings, references }
}

function placeOf({ position }: Positioned): Place {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column }
}
