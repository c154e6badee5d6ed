// Tests that a form becomes a valid file with exactly its answers, or gets a reply that says what to change.
import { describe, expect, test, vi } from 'vitest'
import { processForm } from './process-form'
import {
  createIssue,
  EVENT_ANSWERS,
  PERSON_ANSWERS,
  readText,
  testFiles,
} from './testing/form-issues'
import { getFile, getReply, sendForm } from './testing/send-form'

type Surroundings = Parameters<typeof sendForm>[2]
const sendEvent = (answers: Readonly<Record<string, string>>, surroundings?: Surroundings) =>
  sendForm('event', { ...EVENT_ANSWERS, ...answers }, surroundings)
const withTexts = (texts: Readonly<Record<string, string>>) => ({
  files: { ...testFiles, texts: { ...testFiles.texts, ...texts } },
})

describe('a form for a new entry', () => {
  test('becomes a file that is named after its title', async () => {
    expect(await sendEvent({})).toMatchObject({
      status: 'proposal',
      branch: 'form/issue-7',
      title: 'Add an event: events/spring-tea.md',
    })
    expect(await getFile(sendEvent({ title: 'Tea: #1 “for” all' }))).toEqual({
      path: 'content/events/tea-1-for-all.md',
      text: `---
id: tea-1-for-all
title: "Tea: #1 “for” all"
date: 2027-04-10
location: The park
summary: Tea and cake.
description: A quiet afternoon with tea and cake for mothers in East Alabama.
image: walk.svg
image_alt: decorative
requires_registration: no
registration_open: no
---

Come along.
`,
    })
  })

  test('puts a person at the end of the list if no place is named', async () => {
    const surroundings = withTexts({ 'team/a.md': '---\nname: A\ntitle: B\norder: 30\n---\n\nC\n' })
    const after = await getFile(sendForm('person', PERSON_ANSWERS, surroundings))
    expect(after.text).toContain('\norder: 40\n')
    expect((await getFile(sendForm('person', PERSON_ANSWERS))).text).toContain('\norder: 10\n')
  })

  test('names a notice after its first day too, because there is one for each holiday and year', async () => {
    const answers = {
      title: 'Thanksgiving',
      type: 'closed',
      from: '2026-11-26',
      until: '2026-11-27',
    }
    const { path, text } = await getFile(sendForm('notice', answers))
    expect(path).toContain('notices/thanksgiving-2026-11-26.md')
    expect(text).toContain('until: 2026-11-27\n')
  })

  test('keeps a heading of the form within the text as part of the text', async () => {
    const text = 'Come.\n\n## Location\n\n### Title\n\nStolen\n\n### The text\n\nEnd.'
    expect((await getFile(sendEvent({ text }))).text).toContain(`---\n\n${text}\n`)
  })

  test('is refused with a name that is taken, and gets another id if its id is taken', async () => {
    expect(await getReply(sendEvent({ title: 'Walk' }))).toContain(
      '**Title:** there is one with this name already.',
    )
    const walk = testFiles.texts['events/walk.md'] ?? ''
    const other = withTexts({ 'events/other.md': walk.replace('id: walk', 'id: spring-tea') })
    expect((await getFile(sendEvent({}, other))).text).toContain('id: spring-tea-2\n')
  })

  test('gets one reply with everything that is to do', async () => {
    const answers = { title: '', location: '', image: '', date: 'soon', text: 'Two <video>.' }
    const reply = await getReply(sendEvent(answers))
    expect(reply.match(/^- .*?(?=[.:])/gm)).toEqual([
      '- Please fill in **Title**',
      '- Please fill in **Location**',
      '- **A picture',
      '- **Date',
      '- **The text**, at “Two <video>',
    ])
  })

  test.each(['../../etc/passwd', '/', '…', '日本', 'con'])(
    'never makes a path of the title %s',
    async (title) => {
      const result = await sendEvent({ title })
      if (result.status === 'proposal')
        expect(result.files[0]?.path).toMatch(/^content\/events\/[a-z0-9-]+\.md$/)
      else expect(result).toMatchObject({ status: 'refused' })
    },
  )

  test('adds its picture under the name of its file, and never replaces one', async () => {
    const picture = {
      name: 'spring-tea.jpg',
      bytes: new Uint8Array([1]),
      size: { width: 900, height: 600 },
    }
    const getPicture = vi.fn().mockResolvedValue(picture)
    const answers = { image: '', picture: '![a](https://github.com/x)' }
    const result = await sendEvent(answers, { getPicture })
    expect(getPicture).toHaveBeenCalledWith('![a](https://github.com/x)', 'spring-tea')
    if (result.status !== 'proposal') throw new Error(JSON.stringify(result))
    expect(result.files.map(({ path }) => path)).toEqual([
      'content/events/spring-tea.md',
      'content/images/spring-tea.jpg',
    ])
    expect(readText(result.files[0]!)).toContain('\nimage: spring-tea.jpg\n')
    const images = { ...testFiles.images, 'spring-tea.png': picture.size }
    const files = { ...testFiles, images }
    expect(await getReply(sendEvent(answers, { files, getPicture }))).toContain(
      'there is a picture with this name already',
    )
  })
})

describe('an issue', () => {
  const process = (issue: Parameters<typeof processForm>[0]) =>
    processForm(issue, testFiles, vi.fn())

  test('that is no form is left alone', async () => {
    expect(await process({ number: 7, labels: ['bug'], body: '' })).toEqual({ status: 'unrelated' })
  })

  test('of a form that lost its headings gets a reply that asks for them', async () => {
    const issue = createIssue('event', EVENT_ANSWERS)
    const body = issue.body.replace('### Date', 'Date')
    expect(await getReply(process({ ...issue, body }))).toContain('We cannot find your answers.')
  })
})
