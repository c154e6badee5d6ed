// Values that may look as if they belonged to another field.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const createChurch = (name: string, address: string) =>
  createEntryText({ name, address, event: 'walk', order: '11' }, '')

const createMember = (fields: Readonly<Record<string, string>>) =>
  createEntryText(
    { name: 'Ann Sample', title: 'Member', organization: 'Sample Bank', order: '11', ...fields },
    '',
  )

test.each([
  ['churches/twelve.md', createChurch('12 Apostles Church', 'Sample Road, Opelika, AL')],
  ['churches/mile.md', createChurch('9 Mile Road Baptist Church', 'Nine Mile Road, Opelika')],
  ['churches/first.md', createChurch('1st Avenue Church', '1st Avenue, Opelika, AL')],
  ['churches/none.md', createChurch('Northside Church', 'Opelika, AL')],
  ['board/ann-sample.md', createMember({ organization: 'Ann Sample Realty' })],
  ['board/ann-sample.md', createMember({ title: 'Founder', organization: 'Ann Sample' })],
  ['blog/grace.md', createPostText({ title: 'Grace Sample', author: 'The Team of Hope' })],
  ['pages/walk.md', createPageText('Come and walk with us for the families of our town.')],
  ['events/run.md', createEventText({ id: 'run', title: 'Run', time: '', location: '8 AM Cafe' })],
])('%s has no exchanged values', (path, text) => {
  const problems = getTestProblems({ [path]: text })
  expect(problems.filter((problem) => problem.includes('value-exchanged'))).toEqual([])
})

test('the address of a card and its title are exchanged', () => {
  const card = createEntryText(
    {
      title: '/contact',
      path: 'Call us',
      description: 'Serve among fathers or at events.',
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '1',
    },
    '',
  )
  expect(getTestProblems({ 'partner/call.md': card })).toEqual([
    expect.stringContaining('value-exchanged'),
  ])
})
