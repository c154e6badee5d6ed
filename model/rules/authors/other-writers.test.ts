// What a writer may say of themselves and of others.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPostText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const person = (name: string, title: string, text: string) =>
  createEntryText({ name, title, order: '1' }, text)
const member = (name: string, organization: string) =>
  createEntryText({ name, title: 'Member', organization, order: '1' }, '')
const PEOPLE = {
  'team/terrence.md': person(
    'Terrence Boyd',
    'Fatherhood Coordinator',
    'Terrence helps dads. He fishes.',
  ),
  'team/denise.md': person(
    'Denise Okafor',
    'Nurse Manager',
    'Denise looks after the clinic. She bakes.',
  ),
  'team/grace.md': person('Grace Nakamura', 'Counselor', 'Grace listens. She was a nurse before.'),
  'team/samuel.md': person('Samuel Prewitt', 'Church Relations', 'Samuel drives. He sings.'),
  'board/reuben.md': member('Reuben Castillo', 'Sample Community Church'),
  'board/gerald.md': member('Gerald Moye', 'Sample Law Office'),
}

test.each([
  ['Terrence Boyd', 'My wife and I adopted two girls.'],
  ['Terrence Boyd', 'As a father of three, I know this.'],
  ['Terrence Boyd', 'I am Terrence, and I work with dads.'],
  ['Terrence Boyd', 'My pastor says that I am a good listener.'],
  ['Terrence Boyd', 'I was a pastor once.'],
  ['Terrence Boyd', 'I am not a pastor, and I never was.'],
  ['Terrence Boyd', 'As a pastor, you can call us.'],
  ['Terrence Boyd', 'As a pastor’s son, I know this.'],
  ['Terrence Boyd', 'She said, “I am a nurse, and Terrence asked me to call.”'],
  ['Terrence Boyd', '## I am a mother\n\nThen come to us.'],
  ['Terrence Boyd', '- I am a student.\n- I am a mother.'],
  ['Terrence Boyd', 'What if I am a student?'],
  ['Terrence Boyd', 'Terrence Boyd is our Fatherhood Coordinator.'],
  ['Terrence Boyd', 'My boss, Denise, showed me this. I asked Denise again.'],
  ['Terrence Boyd', 'Terrence Lee showed me this.'],
  ['Terrence Boyd', 'I am a student of the Bible.'],
  ['Denise Okafor', 'I have been a nurse for twenty years.'],
  ['Denise Okafor', 'My husband and I have been married for ten years.'],
  ['Denise Okafor', 'I am the nurse manager here.'],
  ['Grace Nakamura', 'As a nurse, I saw this every day.'],
  ['Grace Nakamura', 'I met Grace at the door of a church. I know Grace and mercy.'],
  ['Samuel Prewitt', 'I have been a pastor, and I preach on most Sundays.'],
  ['Reuben Castillo', 'I have been the pastor of a church for ten years.'],
  ['Reuben Castillo', 'As a board member, I read the reports.'],
  ['Gerald Moye', 'As a father, I wept. As a mother of a friend would say, I had no words.'],
  ['Terrence Boyd', 'Come along.\n\n**Terrence Boyd**\\\nFatherhood Coordinator'],
  ['Terrence Boyd', '> I like it here.\n>\n> — Denise Okafor'],
  [
    'Terrence Boyd',
    'Ask one of us:\n\n**Denise Okafor**\n\nShe looks after the clinic. She will call you.',
  ],
  ['Ann Miller', 'I have been the pastor of a church for ten years.'],
])('a post by %s may say: %s', (author, text) => {
  const post = createPostText({ author }).replace('Words of the post.', text)
  const found = getTestProblems({ ...PEOPLE, 'blog/a.md': post })
  expect(found.filter((problem) => problem.includes('author-differs'))).toEqual([])
})

test.each(['**Denise Okafor**\\\nNurse Manager', '— Denise Okafor', '*Denise Okafor*'])(
  'a post by someone else is noted by the name below it: %s',
  (name) => {
    const post = createPostText({ author: 'Terrence Boyd' })
    const text = post.replace(
      'Words of the post.',
      `Come along.\n\n${name}\n\n::button[Call]{href=/contact}`,
    )
    expect(getTestProblems({ ...PEOPLE, 'blog/a.md': text }).join()).toContain(
      'but the text is signed by Denise Okafor. If Denise Okafor wrote this, write author: Denise Okafor.',
    )
  },
)

test('names the colleague who has the title', () => {
  const post = createPostText({ author: 'Terrence Boyd' })
  const text = post.replace('Words of the post.', 'I am the Nurse Manager here.')
  expect(getTestProblems({ ...PEOPLE, 'blog/a.md': text }).join()).toContain(
    'If Denise Okafor wrote this, write author: Denise Okafor.',
  )
})
