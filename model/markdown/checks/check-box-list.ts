// Checks the boxes that hold a list of figures or steps.
import type { ListItem, PhrasingContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { ProblemDetails } from '../../problems/problem'
import type { Reporter } from '../parse-context'
import { findSlantedItems } from './slanted-items'
import { findTypedSteps } from './typed-steps'
import type { Box } from '../directives/directive'

/** Reports a box without its list, and items that do not begin with bold words: these become the large figure or the name of the step. */
export function checkBoxList(box: Box, reporter: Reporter): void {
  const isOrdered = box.name === 'steps'
  const lists = box.children.filter((child) => child.type === 'list')
  const wrongList = lists.find(({ ordered }) => ordered !== isOrdered)
  const steps = isOrdered && lists.length === 0 ? findTypedSteps(box, reporter) : null
  if (steps !== null) return reporter.report(steps.problem, steps.node, steps.range)
  if (wrongList !== undefined || lists.length === 0)
    return reporter.report(createListProblem(box.name), wrongList ?? box)
  const items = lists.flatMap(({ children }) => children).filter((item) => !beginsWithBold(item))
  const slanted = findSlantedItems(box, items, reporter)
  if (slanted !== null) return reporter.report(slanted.problem, slanted.node, slanted.range)
  for (const item of items) reporter.report(createListProblem(box.name), item)
}

/** A picture may come before the bold words. */
function beginsWithBold({ children: [paragraph] }: ListItem): boolean {
  if (paragraph?.type !== 'paragraph') return false
  const isContent = (node: PhrasingContent) =>
    node.type !== 'image' && node.type !== 'break' && toString(node).trim() !== ''
  return paragraph.children.find(isContent)?.type === 'strong'
}

const createListProblem = (name: string): ProblemDetails =>
  name === 'steps'
    ? {
        code: 'directive-list',
        message: 'The box :::steps needs a numbered list whose lines begin with bold words.',
        fix: 'Write each line like 1. **Call first.** Tell us what you need.',
      }
    : {
        code: 'directive-list',
        message: 'The box :::figures needs a list with hyphens whose lines begin with bold words.',
        fix: 'Write each line like - **5,000** families each year',
      }
