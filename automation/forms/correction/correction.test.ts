// Tests that corrected words arrive where they belong, however the words were copied, or that the reply says which words to copy.
import { describe, expect, test } from 'vitest'
import { createPageText } from '../../../model/test-fixtures/create-test-site'
import { testFiles } from '../testing/form-issues'
import { getFile, getReply, sendForm } from '../testing/send-form'

const HISTORY = `It’s how we began—in **1983**, with a [small gift](/give) & a “prayer” by
our neighbors.

Then we grew.
`
const files = {
  ...testFiles,
  texts: { ...testFiles.texts, 'pages/history.md': createPageText('Our History', HISTORY) },
}
const PAGE = 'https://www.example.org/history'
const correct = (now: string, corrected: string, page = PAGE) =>
  sendForm('correction', { page, now, new: corrected }, { files })

describe('a correction', () => {
  test('replaces words of the text, also with several paragraphs', async () => {
    const { path, text } = await getFile(correct('Then we grew.', 'And we grew.\n\nThank you!'))
    expect(path).toBe('content/pages/history.md')
    expect(text).toBe(
      files.texts['pages/history.md']?.replace('Then we grew.', 'And we grew.\n\nThank you!'),
    )
  })

  test.each([
    ["It's how we began", "It's how we started", 'It’s how we started—in'],
    ['in 1983, with a small gift', 'in 1983, with a large gift', 'with a [large gift](/give)'],
    ['began-in 1983, with a', 'began-in 1983, with only a', '**1983**, with only a [small'],
    ['a "prayer" by our neighbors', 'a "prayer" by our friends', 'a “prayer” by\nour friends'],
    ['it’s how we began', 'It’s how we all began', 'It’s how we all began—in'],
    ['Then we grew.', 'Then we quickly grew.', 'Then we quickly grew.'],
    ['Then we grew.', 'We grew.', '\nWe grew.'],
    ['small gift & a', 'gift & a', '[gift](/give)'],
    ['with a small', 'with small', 'with [small gift]'],
  ])(
    'finds "%s", copied with other marks, and changes only the words that differ',
    async (now, corrected, expected) => {
      expect((await getFile(correct(now, corrected))).text).toContain(expected)
    },
  )

  test('does not find words within longer ones', async () => {
    expect(await getReply(correct('grow', 'x'))).toContain('we cannot find these words.')
    expect(await getReply(correct('e grew', 'x'))).toContain('we cannot find these words.')
  })

  test('never deletes a link or bold words', async () => {
    expect(await getReply(correct('in 1983, with', 'with'))).toContain('send two corrections')
    expect(await getReply(correct('a small gift & a', 'some help & a'))).toContain(
      'There is a link',
    )
  })

  test('replaces words of a field, and cannot add another field', async () => {
    const walk = 'https://www.example.org/events/walk'
    const { text } = await getFile(correct('A walk.', 'A walk: #1\n---\ndraft: yes', walk))
    expect(text).toContain('\nsummary: "A walk: #1 --- draft: yes"\n')
    expect(text).not.toContain('\ndraft')
  })

  test.each([
    ['8:00 AM - 12:00 PM', '9:00 AM - 12:00 PM'],
    ['Friday 8:00 AM – 12:00 PM', 'Friday 9:00 AM – 12:00 PM'],
    // A browser takes out the line break between the day and the hours.
    ['Friday8:00 AM - 12:00 PM', 'Friday: 9:00 AM - 12:00 PM'],
  ])('finds the office hours "%s" as a page shows them', async (now, corrected) => {
    const { path, text } = await getFile(correct(now, corrected))
    expect(path).toBe('content/site.md')
    expect(text).toContain('\n  - Friday: 9:00 AM - 12:00 PM\n')
  })

  test('writes a phone number as the site does, and the lines of an address with commas', async () => {
    const phone = await getFile(correct('(334) 555-0142', '+1 334 555 0143'))
    expect(phone.text).toContain('\nphone: (334) 555-0143\n')
    const street = await getFile(correct('123 Sample Street', '125 Sample Street\nSuite 4'))
    expect(street.text).toContain('\nstreet: 125 Sample Street, Suite 4\n')
  })

  test('prefers the page, then the settings, and there the field that is all of these words', async () => {
    const inGive = await getFile(correct('Some words.', 'Other words.', 'https://a.org/give/?x#y'))
    expect(inGive.path).toBe('content/pages/give.md')
    const inPreview = await getFile(
      correct('Some words.', 'Other words.', 'https://a.org/preview/pr-7/give.html'),
    )
    expect(inPreview.path).toBe('content/pages/give.md')
    const name = await getFile(correct('Small Site', 'Little Site'))
    expect(name.text).toContain('\nname: Little Site\n')
  })

  test('shows the places when it is not certain which words are meant', async () => {
    const reply = await getReply(correct('Some words.', 'Other words.', '/nowhere'))
    expect(reply).toMatch(/these words are in \d+ places, such as “… Some words. …”/)
    expect(await getReply(correct('e', 'x', '/nowhere'))).toContain('we cannot find')
  })

  test('asks about a line that is much like the words', async () => {
    const reply = await getReply(correct('Then we all grew up', 'x'))
    expect(reply).toContain('we cannot find these words. Do you mean “Then we grew.”?')
  })

  test('says so when the page is on another website, or when nothing would change', async () => {
    const elsewhere = await getReply(correct('Like us', 'x', 'https://www.facebook.com/us'))
    expect(elsewhere).toContain('this address is not one of our website')
    const ambiguous = await getReply(correct('Some words.', 'x', 'https://www.facebook.com/us'))
    expect(ambiguous).toContain('this address is not one of our website')
    expect(await getReply(correct('Then we grew.', 'Then we grew.'))).toContain('is the same')
  })

  test('is refused when the check refuses it', async () => {
    expect(await getReply(correct('Then we grew.', '<script>x</script>'))).toContain('**The text**')
  })
})
