// The context of parsing a text, and the reporter that collects problems and references.
import type { Node } from 'mdast'
import type { ParseContext, ReferenceType } from '../schema/field'
import {
  getPositionAt,
  type ProblemDetails,
  type Position,
  type LocatedProblem,
} from '../problems/problem'
import type { WholeAddress } from '../links/own-url'
import type { EditableReference } from '../links/reference'
import { createEdit, type TextRange } from '../problems/text-edits'
import type { Language } from '../languages'
import { isWithin, type Span } from './span'

export type MarkdownContext = ParseContext & {
  /** The subject for email links without one. */
  readonly emailSubject: string
  /** The first words of the emails with that subject. */
  readonly emailBody?: string | undefined
  /** The title that is shown above the text. */
  readonly title?: string | undefined
  /** The person who has written the text, or whom it is about. */
  readonly author?: string | undefined
  /** True if the text has its own page, because only there can a link lead to one of its headings. */
  readonly hasPage: boolean
  /** True if the page of the text shows a video, which its fields name. */
  readonly showsVideo?: boolean | undefined
  /** The language of the text; English if it is not given. */
  readonly language?: Language | undefined
  /** The file whose name marks each block, or undefined if none does (model/source/source-mark.ts). */
  readonly markedFile?: string | undefined
}

/** A node with its position in the text. */
export type NodeWithPosition = Pick<Node, 'position'>

export type TextProblem = ProblemDetails & Pick<LocatedProblem, 'severity'>

export type Reporter = {
  /** Reports a problem of a node. The fix replaces the range; without a range, there is no fix. */
  readonly report: (problem: TextProblem, node: NodeWithPosition, range?: TextRange | null) => void
  /** Reports a problem of a piece of the text, which the fix replaces. */
  readonly reportRange: (problem: TextProblem, range: TextRange) => void
  /** Adds a reference to something on the site. The range is where the target was typed, or null if that is not known exactly. */
  readonly addReference: (
    type: ReferenceType,
    target: string,
    node: NodeWithPosition,
    range: TextRange | null,
    whole?: WholeAddress,
  ) => void
  /** Returns the node as it was typed. */
  readonly getSource: (node: NodeWithPosition) => string
  /** Returns a range within the node; both offsets count from the start of the node. */
  readonly getRange: (node: NodeWithPosition, start: number, end: number) => TextRange
  /** Returns a range of the text; both offsets count from its start. */
  readonly getRangeBetween: (start: number, end: number) => TextRange
  /** Reports a problem at an offset of the text; the fix replaces the range, which may begin earlier. */
  readonly reportAt: (problem: TextProblem, offset: number, range: TextRange | null) => void
  /** From now on, drops the problems and references of these parts of the text: one problem explains all of them. */
  readonly claim: (spans: readonly Span[]) => void
}

/** Creates a reporter for one text, with the lists that it fills. */
export function createReporter(text: string): {
  reporter: Reporter
  problems: LocatedProblem[]
  references: EditableReference[]
  claims: readonly Span[]
} {
  const claims: Span[] = []
  const problems: LocatedProblem[] = []
  const references: EditableReference[] = []
  const getOffsets = ({ position }: NodeWithPosition) =>
    [position?.start.offset ?? 0, position?.end.offset ?? 0] as const
  const getSource = (node: NodeWithPosition) => text.slice(...getOffsets(node))
  const addProblem = (
    { replacement, ...problem }: TextProblem,
    offset: number,
    range: TextRange | null,
    position: Position = getPositionAt(text, offset),
  ) => {
    if (isWithin(offset, claims)) return
    const isFixable = replacement !== undefined && range !== null
    const suggestion = isFixable ? createEdit(text, range, replacement) : null
    problems.push({ ...problem, ...position, suggestion })
  }
  const reporter: Reporter = {
    report: (problem, node, range = null) =>
      addProblem(problem, getOffsets(node)[0], range, getPosition(node)),
    reportRange: (problem, range) => addProblem(problem, range.start, range),
    addReference: (type, target, node, range, whole) => {
      if (isWithin(getOffsets(node)[0], claims)) return
      const suggest = (newTarget: string) =>
        range === null ? null : createEdit(text, range, newTarget)
      references.push({ type, target, field: null, ...getPosition(node), suggest, whole })
    },
    getSource,
    getRange: (node, start, end) => ({
      start: getOffsets(node)[0] + start,
      typed: getSource(node).slice(start, end),
    }),
    reportAt: (problem, offset, range) => addProblem(problem, offset, range),
    claim: (spans) => claims.push(...spans),
    getRangeBetween: (start, end) => ({ start, typed: text.slice(start, end) }),
  }
  return { reporter, problems, references, claims }
}

function getPosition({ position }: NodeWithPosition): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column }
}
