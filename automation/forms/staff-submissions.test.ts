// Forms as people fill them in who know nothing of files: each becomes what they meant, or gets a reply that they understand.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fetchPicture } from './entry/picture'
import { EVENT_ANSWERS, PERSON_ANSWERS, testFiles } from './testing/form-issues'
import { getFile, getReply, sendForm } from './testing/send-form'

const WORDS_OF_PROGRAMMERS = /\b(?:fields?|files?|YAML|Markdown|git|error|invalid|undefined|null)\b/

type Answers = Readonly<Record<string, string>>
const sendEvent = (answers: Answers) => sendForm('event', { ...EVENT_ANSWERS, ...answers })

describe('an event', () => {
  test.each<[string, Answers, string]>([
    ['a date in words', { date: 'Saturday, October 16, 2027' }, '\ndate: 2027-10-16\n'],
    ['a date with a short year', { date: '10/16/27' }, '\ndate: 2027-10-16\n'],
    ['hours in their own words', { time: '6:30 to 8pm' }, '\ntime: 6:30 to 8pm\n'],
    ['hours with a dot', { time: '6.30pm' }, '\ntime: 6:30 PM\n'],
    ['an emoji', { title: '🎃 Fall Fest 🎃' }, '\ntitle: 🎃 Fall Fest 🎃\n'],
    [
      'an address on three lines',
      { location: 'Sample Church\n123 Sample Street\nAuburn, AL 36830' },
      '\nlocation: Sample Church, 123 Sample Street, Auburn, AL 36830\n',
    ],
    [
      'a link without https',
      {
        requires_registration: 'yes',
        registration_open: 'yes',
        registration_url: 'www.forms.example.org/walk',
      },
      '\nregistration_url: https://www.forms.example.org/walk\n',
    ],
    [
      'a phone number with +1',
      { registration: 'Call +1 (334) 555-0142.' },
      '\nregistration: Call +1 (334) 555-0142.\n',
    ],
    ['Spanish', { title: 'Té de otoño', text: '¡Ven, mamá!' }, '\ntitle: Té de otoño\n'],
    [
      'bullets of a word processor',
      { text: 'Please bring:\n•\tDiapers\n•\tWipes\nThank you!' },
      '\nPlease bring:\n\n- Diapers\n- Wipes\n\nThank you!\n',
    ],
  ])('with %s is understood', async (_, answers, expected) => {
    expect((await getFile(sendEvent(answers))).text).toContain(expected)
  })

  test.each<[string, Answers, string]>([
    [
      'a day without a year',
      { date: 'October 17' },
      '**Date:** "October 17" does not say which year.',
    ],
    ['nothing in a required place', { location: '' }, 'Please fill in **Location**.'],
    ['only emoji for a title', { title: '🎉🎉' }, '**Title:** we make the address of the page'],
    ['no picture', { image: '' }, '**A picture:** please choose one.'],
    [
      'a picture that is not there',
      { image: 'hill.svg' },
      '**The name of the picture:** There is no picture hill.svg',
    ],
    [
      'an end before its start',
      { start_date: 'April 12, 2027' },
      'Write the first day below “The first day” and the last one below “Date”.',
    ],
    [
      'a number that nobody can check',
      { text: 'Last year 1,200 people came.' },
      'Fill in “The day of a number” and “Where a number comes from”',
    ],
    ['a short description', { description: 'Tea!' }, 'There are only 4 characters here.'],
  ])('with %s gets a reply that says what to type', async (_, answers, expected) => {
    const reply = await getReply(sendEvent(answers))
    expect(reply).toContain(expected)
    expect(reply).toContain('then **Edit**')
    expect(reply).not.toMatch(WORDS_OF_PROGRAMMERS)
  })
})

describe('a person', () => {
  const markdown = '<img alt="IMG_1" src="https://github.com/user-attachments/assets/0b1f-2c" />'
  const sendPerson = (photo: Buffer) =>
    sendForm(
      'person',
      { ...PERSON_ANSWERS, picture: markdown },
      {
        getPicture: (answer, slug) => fetchPicture(answer, slug, () => Promise.resolve(photo)),
      },
    )

  test('with the photo of a phone keeps nothing of what the phone knows', async () => {
    const camera = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 36/1 0/1' } }
    const create = { width: 1200, height: 900, channels: 3, background: 'pink' } as const
    const photo = await sharp({ create }).jpeg().withExif(camera).toBuffer()
    const result = await sendPerson(photo)
    if (result.status !== 'proposal') throw new Error(JSON.stringify(result))
    const [, picture] = result.files
    expect(picture?.path).toBe('content/images/ann-sample.jpg')
    const { exif } = await sharp(Buffer.from(picture?.base64 ?? '', 'base64')).metadata()
    expect(exif).toBeUndefined()
  })

  test('with a photo that only an iPhone opens gets a reply that says what to do', async () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(400)])
    expect(await getReply(sendPerson(heic))).toContain('Send it to yourself by email')
  })
})

describe('a blog post', () => {
  test('without a date is of today, and its headings are as the website needs them', async () => {
    const { text } = await getFile(
      sendForm('post', {
        title: 'Why we walk',
        summary: 'A story.',
        author: 'Ann Sample',
        image: 'walk.svg',
        image_alt: 'decorative',
        text: '# How it began\n\nLong ago.\n\n##Today\n\nWe walk.',
      }),
    )
    expect(text).toMatch(/\ndate: \d{4}-\d{2}-\d{2}\n/)
    expect(text).toContain('\n## How it began\n')
    expect(text).toContain('\n## Today\n')
  })
})

test('a correction for another website is answered, and changes nothing', async () => {
  const answers = { page: 'www.facebook.com/us', now: 'Like us', new: 'x' }
  const reply = await getReply(sendForm('correction', answers, { files: testFiles }))
  expect(reply).toContain('this address is not one of our website')
})
