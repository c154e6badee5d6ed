// Questions and words such as "ask" in fields, which are meant for visitors.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const expectNoNotes = (path: string, text: string) => {
  const found = getTestProblems({ [path]: text })
  expect(found.filter((problem) => /note-left|text-example/.test(problem))).toEqual([])
}

test.each([
  '45 Sample Road, Opelika, AL',
  '45 Sample Road (at the oak), Opelika, AL',
  '45 Sample Road (ask for Callie at the desk)',
  '45 Sample Road, Suite 3 or 4, Opelika, AL',
  '45 Sample Road (private drive, please do not park on the grass)',
  '45 Private Road, Opelika, AL',
  'Corner of Will Road and Ask Street, Auburn, AL',
])('a church may be at %s', (address) => {
  const church = { name: 'Sample Heron Church', address, event: 'walk', order: '1' }
  expectNoNotes('churches/a.md', createEntryText(church, ''))
})

test.each([
  ['Ann Sample', 'Who Cares? Foundation'],
  ['Ann Sample', 'Need Help?'],
  ['Ann Sample', 'Ask Auburn'],
  ['Ann Sample', '¿Y Ahora Qué?'],
  ['Ann "Will" Sample', 'See and Know'],
  ['Hope Will Sample', 'I Think (Therefore We Read) Club'],
])('%s may come from %s', (name, organization) => {
  const member = { name, title: 'Member', organization: `'${organization}'`, order: '1' }
  expectNoNotes('board/ann.md', createEntryText(member, ''))
})

test.each([
  ['time', 'TBD'],
  ['time', '6:00 PM (we will confirm the hour by email)'],
  ['time', '6:00 PM, or when you can'],
  ['location', 'Sample Park (raining? We meet inside)'],
  ['location', 'Sample Park. Is it raining? We meet inside.'],
  ['location', 'To be announced'],
  ['location', 'Sample Hall (ask the office for the key)'],
  ['title', 'Am I Too Late (and What Now?)'],
  ['title', 'Is It Time?'],
  ['title', 'Walk #1'],
  ['title', 'Walk # 1 for Hope'],
  ['title', 'Check #hope'],
  ['title', 'Are You # One?'],
  ['title', 'Ask #AskAuburn'],
  ['time', '6:00 PM at gate #2'],
  ['time', '6:00 PM at gate # 2'],
  ['location', 'Sample Hall, Room #4 (ask at the desk)'],
  ['location', '45 Sample Road, Apt # B, Opelika, AL'],
  ['location', 'Sample Hall, Table # B'],
  ['location', 'Sample Park #1, or is it raining? Then we meet inside.'],
  ['summary', 'Share it with #hope, please, and ask a friend.'],
  ['summary', 'We want to be # one for mothers, and we ask you to help.'],
  ['summary', 'Do you have a question (or two?)'],
  ['summary', 'Sarah, is this the way? A talk about Genesis 18.'],
  ['summary', 'Dear Friends, here is a letter for you. It is short. With love, Callie'],
  ['summary', 'Come and sing with us. Love, Callie'],
  ['summary', 'Is it your first walk? Ask Callie at the gate.'],
  ['summary', 'Friends, this is the story you asked for. Come and hear it.'],
  ['summary', 'Mary, this is the part of the story we love. Come and hear it.'],
  ['summary', 'This is the text we read on Sunday. Come and read it with us.'],
  ['location', 'Sample Farm (private)'],
  ['location', 'Sample Hall (staff only)'],
  ['summary', 'Take pictures of your own family (please do not post those of others).'],
  ['summary', 'Tell us what you like (we keep it private).'],
  ['summary', 'Tell us your story. It is confidential.'],
  ['summary', 'Bring your phone, but please do not share pictures of others.'],
  ['image_alt', 'Decorative, painted tiles'],
  ['image_alt', 'Decorative wreath (made of pine)'],
  ['image_alt', 'A girl asks herself whether she is ready'],
])('the %s of an event may be: %s', (field, value) => {
  expectNoNotes('events/walk.md', createEventText({ [field]: value }))
})

test.each([
  'Two references (we will call them)',
  'A first visit, so that we can check the day',
  'A car (or a friend who drives)',
  'A heart for mothers. Not sure? Call us.',
  'A class (ask us when)',
])('a role may require: %s', (requirement) => {
  const role = {
    title: 'Clinic Helper',
    summary: 'A task for patient people.',
    description: 'Be the link between your church and our ministry all year.',
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '1',
  }
  const text = createEntryText(role, 'Come along.')
  expectNoNotes(
    'volunteer/a.md',
    text.replace('\norder', `\nrequirements:\n  - ${requirement}\norder`),
  )
})
