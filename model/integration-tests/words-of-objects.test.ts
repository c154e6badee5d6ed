// Words that every object in JavaScript has are words like others for people who type them.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../test-fixtures/create-test-site'

const WORDS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

test.each(WORDS)('"%s" is answered in each place where words are looked up', (word) => {
  const problems = getTestProblems({
    'site.md': SETTINGS_TEXT.replace('hours:\n', `hours:\n  - ${word}: 8:00 AM - 5:00 PM\n`),
    'events/walk.md': createEventText({
      date: word,
      time: word,
      status: word,
      location: `1 Sample Road, Auburn, ${word} 36830`,
    }),
    'notices/a.md': `---\ntitle: our inventory\ntype: ${word}\nfrom: ${word}\nuntil: ${word}\nhours: ${word}\n---\n`,
    'churches/a.md': `---\nname: Sample Church\nevent: ${word}\norder: 1\n---\n`,
    'pages/a.md': createPageText(
      'A page',
      `Come to :${word}: and [the walk](/events/${word}).\n\n:::${word}\nWe are open ${word}.\n:::\n\n<${word}>Words</${word}>`,
    ),
  })
  expect(problems.join()).toContain(`"${word}"`)
  expect(problems.join()).not.toMatch(/\[native code\]|\[object|undefined/)
})
