// Two people with an office that only one can have.
import { createEntryText } from '../../../create-test-site'
import type { Mistake } from '../../mistake'

const createMember = (name: string, title: string) =>
  createEntryText({ name, title, organization: 'Sample Bank', order: '10' }, '')
const createColleague = (name: string, title: string) =>
  createEntryText({ name, title, order: '10' }, `${name} is here on most days.`)

const twoOn = (
  folder: 'board' | 'team',
  first: string,
  second: string,
  meant: string,
  order = '10',
): Mistake => {
  const create = folder === 'board' ? createMember : createColleague
  const file = second.toLowerCase().replaceAll(' ', '-')
  return {
    name: `two with one office: ${first} and ${second}`,
    path: `${folder}/ada-sample-${file}.md`,
    content: create(`Ada Sample ${second}`, first),
    validContent: create(`Ada Sample ${second}`, meant),
    expected: 'office-twice 3:8 title',
    repaired: false,
    otherFiles: {
      [`${folder}/zoe-sample-${file}.md`]: create(`Zoe Sample ${second}`, second).replace(
        'order: 10',
        `order: ${order}`,
      ),
    },
  }
}

export const officeMistakes: readonly Mistake[] = [
  twoOn('board', 'Chair', 'Chairwoman', 'Member'),
  twoOn('board', 'Treasurer', 'Secretary and Treasurer', 'Member'),
  twoOn('board', 'President of the Board', 'President', 'Past President'),
  twoOn('team', 'CEO', 'Executive Director', 'Nurse'),
]
