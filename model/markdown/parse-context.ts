// What the steps of reading a text share: what they may know, and where they say what they found.
import type { Node } from 'mdast'
import type { ParseContext, ReferenceType } from '../schema/field'
import {
  placeAt,
  type ProblemDetails,
  type Position,
  type LocatedProblem,
} from '../problems/problem'
import type { EditableReference } from '../links/reference'
import { createEdit, type TextRange } from '../problems/text-edits'

export type MarkdownContext = ParseContext & {
  /** The subject of e-mail links that name none. */
  readonly emailSubject: string
  /** Whether the text is shown once, on a page of its own: only there can a link lead to one of its headings. */
  readonly hasPage: boolean
}

/** A part of the tree that knows where it was typed. */
export type NodeWithPosition = Pick<Node, 'position'>

export type Reporter = {
  /** Reports a finding about a node. Its repair replaces the span; without a span, there is no repair. */
  readonly report: (
    finding: ProblemDetails,
    node: NodeWithPosition,
    span?: TextRange | null,
  ) => void
  /** Reports a finding about a piece of the text, which its repair replaces. */
  readonly reportSpan: (finding: ProblemDetails, span: TextRange) => void
  /** Notes that a node points to something on the site, and where its target was typed, when that is known exactly. */
  readonly refer: (
    role: ReferenceType,
    target: string,
    node: NodeWithPosition,
    span: TextRange | null,
  ) => void
  /** The node as it was typed. */
  readonly source: (node: NodeWithPosition) => string
  /** A part of the node's source, counted from its beginning. */
  readonly span: (node: NodeWithPosition, from: number, to: number) => TextRange
}

/** Notes on one text, and what has been noted. */
export function createReporter(text: string): {
  notes: Reporter
  findings: LocatedProblem[]
  references: EditableReference[]
} {
  const findings: LocatedProblem[] = []
  const references: EditableReference[] = []
  const range = ({ position }: NodeWithPosition) =>
    [position?.start.offset ?? 0, position?.end.offset ?? 0] as const
  const source = (node: NodeWithPosition) => text.slice(...range(node))
  const add = (
    { instead, ...finding }: ProblemDetails,
    place: Position,
    span: TextRange | null,
  ) => {
    const isSure = instead !== undefined && span !== null
    const suggestion = isSure ? createEdit(text, span, instead) : null
    findings.push({ ...finding, ...place, suggestion })
  }
  const notes: Reporter = {
    report: (finding, node, span = null) => add(finding, placeOf(node), span),
    reportSpan: (finding, span) => add(finding, placeAt(text, span.start), span),
    refer: (role, target, node, span) => {
      const suggest = (other: string) => (span === null ? null : createEdit(text, span, other))
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

function placeOf({ position }: NodeWithPosition): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column }
}
