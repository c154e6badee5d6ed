// Notes a list of tasks of which some are done: visitors see its check boxes, but cannot check them.
import type { List, Root } from 'mdast'
import { visitParents } from '../tree/visit'
import type { Reporter } from '../parse-context'

export function checkTaskLists(tree: Root, reporter: Reporter): void {
  visitParents(tree, ({ children }) => {
    for (const node of children) if (node.type === 'list') checkList(node, reporter)
  })
}

/** Empty boxes alone may be for printing, and boxes with a check alone may say what is there. */
function checkList(list: List, reporter: Reporter): void {
  const boxes = list.children.map(({ checked }) => checked)
  const [first] = list.children
  if (first === undefined || !boxes.includes(true) || !boxes.includes(false)) return
  const [line = ''] = reporter.getSource(first).split('\n')
  reporter.report(
    {
      code: 'list-mark',
      severity: 'warning',
      message:
        'Some boxes of this list have a check and some have none, and visitors cannot change that.',
      fix: `For a plain list, leave out the brackets: ${line.replace(/\[[ xX]\]\s+/, '')}`,
    },
    first,
  )
}
