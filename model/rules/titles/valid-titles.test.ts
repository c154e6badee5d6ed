// Titles in texts that are right, although they are not exactly those of the Team page.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const person = (name: string, title: string) =>
  createEntryText({ name, title, order: '1' }, 'Glad to help.')

const TEAM = {
  'team/luis-herrera.md': person('Luis Herrera', 'Volunteer Coordinator'),
  'team/callie-dunn.md': person('Callie Dunn', 'Events Coordinator'),
  'team/marian-whitlow.md': person('Marian Whitlow', 'Chief Executive Officer'),
  'team/walter-jennings.md': person('Walter Jennings', 'Treasurer'),
  'team/priya-raman.md': person('Priya Raman', 'Secretary'),
  'team/susan-kim.md': person('Susan Kim', 'Member'),
  'team/naomi-fitzgerald.md': person('Naomi Fitzgerald', 'Member'),
}

test.each([
  'Ask Luis Herrera, our Volunteer Coordinator, or Callie Dunn, the Events Coordinator.',
  'Ask Luis Herrera, our coordinator. Ask Luis Herrera, our friend.',
  'Ask Luis Herrera, our Events Coordinator and a nurse.',
  'Ask Luis Herrera. Our Events Coordinator knows more.',
  'Talk with our Events Coordinator, Luis Herrera, or Ann.',
  'A word from Marian Whitlow, our CEO.\n\n**Marian Whitlow**\\\nChief Executive Officer',
  'Luis Herrera helps the Events Coordinator, and Ann Sample, our Director, helps him.',
  'Luis Herrera, the President of the Rotary Club and the Secretary at Sample Bank.',
  'Our Chief Executive Officer Marian Whitlow.',
  'Ask Ann Whitlow, our CEO.',
  'Our treasurer, Walter Jennings, is glad to help. Ask treasurer Walter Jennings.',
  'We thank our treasurer, Priya Raman, and Susan Kim. Our treasurer, Priya Raman and Susan Kim came.',
  'Susan Kim is a member. Former Secretary Walter Jennings. He met church secretary Walter Jennings.',
  'Walter Jennings, the secretary of the Rotary Club. Walter Jennings, our member.',
  'Our treasurer and Priya Raman came. Priya Raman is our treasurer at the fair.',
  'Ann Sample, our Director, and Bob Sample, the CEO of Sample Bank.',
  '**Ann Sample**\\\nPastor, Sample Church',
  'Ann Sample was our CEO until 2019.',
  'Ask Luis Herrera, our volunteer coordinator, or Callie Dunn, the events coordinator.',
  'Ask Luis Herrera, our events coordinator and a nurse.',
  'Talk with our events coordinator, Luis Herrera, or Ann.',
  'Luis Herrera, Chair of the Board at Sample Bank, and Ann Sample, Chair of the Board.',
  'Thanks to Luis Herrera, Chair of the Board Ann Sample and Priya Raman, Secretary of the Board.',
  'Priya Raman, our secretary of the board.\n\n**Walter Jennings**\\\nTreasurer of the Board of Directors',
  'Luis Herrera, our helper of the events coordinator, and the events coordinator.',
])('%s is right', (text) => {
  expect(getTestProblems({ ...TEAM, 'pages/a.md': createPageText('A', text) })).toEqual([])
})

test('a post says what was so on its day, and only a new one is compared', () => {
  const text = createPostText().replace(
    'Words',
    'We met Luis Herrera, our Events Coordinator. Words',
  )
  expect(getTestProblems({ ...TEAM, 'blog/a.md': text })).toEqual([])
  const recent = text.replace('2024-03-01', '2026-11-10')
  expect(getTestProblems({ ...TEAM, 'blog/a.md': recent })).toEqual([
    expect.stringContaining('This says that Luis Herrera is "Events Coordinator"'),
  ])
})

test.each(['Hope Gala', 'Hope Galas', 'Hope Galá', 'Hope Tea', 'Hope Gala 2027', 'Home Gain'])(
  'the title %s fits the file of the Hope Gala',
  (title) => {
    const files = {
      'events/hope-gala.md': createEventText({ id: 'gala', title }),
      'pages/a.md': createPageText('A', 'The Hope Gala is in spring.'),
    }
    expect(getTestProblems(files).join()).not.toContain('title-of-file')
  },
)

const guide = (name: string, words: string) =>
  createEntryText({ name, title: 'Helper', order: '1' }, words)
const GUIDES = {
  'team/rosa-delgado.md': guide(
    'Rosa Delgado',
    'Rosa guides the parenting program. She likes tea.',
  ),
  'team/grace-dunn.md': guide(
    'Grace Dunn',
    'Grace answers letters. She leads the first group here.',
  ),
  'team/hope-dunn.md': guide('Hope Dunn', 'She leads the first group here.'),
}

test.each([
  'Ask Rosa Delgado, who guides the parenting program.',
  'Ask Grace Dunn, who likes tea.',
  'Ask Rosa Delgado, who leads the first group here.',
  'Ask Grace Dunn, who helps Rosa. Rosa Delgado guides the parenting program.',
])('%s says nothing of a colleague', (text) => {
  expect(getTestProblems({ ...GUIDES, 'pages/a.md': createPageText('A', text) })).toEqual([])
})

test.each([
  'Ask Grace Dunn, who guides the parenting program.',
  'Ask [Grace Dunn](/about/team#grace-dunn), who guides the parenting program, or us.',
])('%s says what a colleague does', (text) => {
  expect(getTestProblems({ ...GUIDES, 'pages/a.md': createPageText('A', text) })).toEqual([
    expect.stringContaining(
      'This says of Grace Dunn: "guides the parenting program". On the Team page, that is Rosa Delgado.',
    ),
  ])
})
