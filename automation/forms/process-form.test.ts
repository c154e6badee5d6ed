// Tests that a form becomes a valid file with exactly its answers, or gets a reply that says what to change.
import { describe, expect, test, vi } from 'vitest'
import { processForm } from './process-form'
import type { Issue } from './read-issue'
import { createIssue, EVENT_ANSWERS, PERSON_ANSWERS, readText, testFiles } from './testing'

const process = (issue: Issue, files = testFiles, getPicture = vi.fn()) =>
  processForm(issue, files, getPicture)
const processEvent = (answers: Readonly<Record<string, string>>) =>
  process(createIssue('event', { ...EVENT_ANSWERS, ...answers }))

async function getComment(result: ReturnType<typeof process>): Promise<string> {
  const settled = await result
  if (settled.status !== 'refused') throw new Error(`The form was ${settled.status}.`)
  return settled.comment.replaceAll('\\', '')
}

async function getFile(result: ReturnType<typeof process>) {
  const settled = await result
  const [file] = settled.status === 'proposal' ? settled.files : []
  if (file === undefined) throw new Error(JSON.stringify(settled))
  return { path: file.path, text: readText(file) }
}

describe('processForm', () => {
  test('makes the file of an event, named after its title', async () => {
    expect(await process(createIssue('event', EVENT_ANSWERS))).toMatchObject({
      status: 'proposal',
      branch: 'form/issue-7',
      title: 'Add an event: events/spring-tea.md',
    })
    expect(await getFile(processEvent({ title: 'Tea: #1 “for” all' }))).toEqual({
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
    const texts = {
      ...testFiles.texts,
      'team/a.md': '---\nname: A\ntitle: B\norder: 30\n---\n\nC\n',
    }
    const issue = createIssue('person', PERSON_ANSWERS)
    expect((await getFile(process(issue, { ...testFiles, texts }))).text).toContain('\norder: 40\n')
    expect((await getFile(process(issue))).text).toContain('\norder: 10\n')
  })

  test('names a notice after its first day too, because there is one for each holiday and year', async () => {
    const answers = {
      title: 'Thanksgiving',
      type: 'closed',
      from: '2026-11-26',
      until: '2026-11-27',
    }
    const { path, text } = await getFile(process(createIssue('notice', answers)))
    expect(path).toContain('notices/thanksgiving-2026-11-26.md')
    expect(text).toContain('until: 2026-11-27\n')
  })

  test('keeps a heading of the form within the text as part of the text', async () => {
    const text = 'Come.\n\n## Location\n\n### Title\n\nStolen\n\n### The text\n\nEnd.'
    expect((await getFile(processEvent({ text }))).text).toContain(`---\n\n${text}\n`)
  })

  test('repairs a date that is certain, and asks about one that is not', async () => {
    expect((await getFile(processEvent({ date: '11/25/2027' }))).text).toContain('date: 2027-11-25')
    expect(await getComment(processEvent({ date: 'soon' }))).toContain(
      '- **Date:** "soon" is not a day as this site writes it.',
    )
  })

  test('refuses a name that is taken, and gives another id to an event whose id is taken', async () => {
    expect(await getComment(processEvent({ title: 'Walk' }))).toContain(
      '**Title:** there is one with this name already.',
    )
    const texts = {
      ...testFiles.texts,
      'events/other.md': (testFiles.texts['events/walk.md'] ?? '').replace(
        'id: walk',
        'id: spring-tea',
      ),
    }
    const { text } = await getFile(
      process(createIssue('event', EVENT_ANSWERS), { ...testFiles, texts }),
    )
    expect(text).toContain('id: spring-tea-2\n')
  })

  test('asks for an answer that was left out', async () => {
    const { title: _, ...answers } = EVENT_ANSWERS
    expect(await getComment(process(createIssue('event', answers)))).toContain(
      '- Please fill in **Title**.',
    )
    const { image: __, ...withoutPicture } = EVENT_ANSWERS
    expect(await getComment(process(createIssue('event', withoutPicture)))).toContain(
      'Please add a picture',
    )
  })

  test('names the line of the text where something is wrong', async () => {
    expect(await getComment(processEvent({ text: 'One.\n\nTwo <video>.' }))).toContain(
      '**The text**, line 3:',
    )
  })

  test.each(['../../etc/passwd', '/', '…', '日本', 'con'])(
    'never makes a path of the title %s',
    async (title) => {
      const result = await processEvent({ title })
      if (result.status === 'proposal')
        expect(result.files[0]?.path).toMatch(/^content\/events\/[a-z0-9-]+\.md$/)
      else expect(result).toMatchObject({ status: 'refused' })
    },
  )

  test('ignores an issue that is not a form, and asks for the headings of a form that lost them', async () => {
    expect(await process({ number: 7, labels: ['bug'], body: '' })).toEqual({ status: 'unrelated' })
    const issue = createIssue('event', EVENT_ANSWERS)
    expect(
      await getComment(process({ ...issue, body: issue.body.replace('### Date', 'Date') })),
    ).toContain('We cannot find your answers.')
  })

  test('adds the picture of a form under the name of its file', async () => {
    const picture = {
      name: 'spring-tea.jpg',
      bytes: new Uint8Array([1]),
      size: { width: 900, height: 600 },
    }
    const getPicture = vi.fn().mockResolvedValue(picture)
    const { image: _, ...answers } = EVENT_ANSWERS
    const issue = createIssue('event', { ...answers, picture: '![a](https://github.com/x)' })
    const result = await process(issue, testFiles, getPicture)
    expect(getPicture).toHaveBeenCalledWith('![a](https://github.com/x)', 'spring-tea')
    expect(result).toMatchObject({ status: 'proposal' })
    if (result.status !== 'proposal') return
    expect(result.files.map(({ path }) => path)).toEqual([
      'content/events/spring-tea.md',
      'content/images/spring-tea.jpg',
    ])
    expect(readText(result.files[0]!)).toContain('\nimage: spring-tea.jpg\n')
  })
})

describe('a correction', () => {
  const correct = (now: string, corrected: string, page = 'https://www.example.org/events/walk') =>
    process(createIssue('correction', { page, now, new: corrected }))

  test('replaces words of the text', async () => {
    const { path, text } = await getFile(correct('Come along.', 'Do come along.\n\nSoon!'))
    expect(path).toBe('content/events/walk.md')
    expect(text).toBe(
      testFiles.texts['events/walk.md']?.replace('Come along.', 'Do come along.\n\nSoon!'),
    )
  })

  test('replaces words of a field, and cannot add another field', async () => {
    const { text } = await getFile(correct('A walk.', 'A walk: #1\n---\ndraft: yes'))
    expect(text).toContain('\nsummary: "A walk: #1 --- draft: yes"\n')
    expect(text).not.toContain('\ndraft')
  })

  test('keeps a pair of a name and a value as a pair', async () => {
    const { path, text } = await getFile(correct('8:00 AM - 12:00 PM', '9:00 AM - 12:00 PM'))
    expect(path).toBe('content/site.md')
    expect(text).toContain('\n  - Friday: 9:00 AM - 12:00 PM\n')
  })

  test('asks for more words if they are nowhere or in several places', async () => {
    expect(await getComment(correct('Nowhere at all', 'x'))).toContain(
      'We cannot find these words.',
    )
    expect(await getComment(correct('Some words.', 'Other words.', '/nowhere'))).toMatch(
      /These words are in \d+ places\./,
    )
    const onPage = await getFile(correct('Some words.', 'Other words.', 'https://a.org/give/?x#y'))
    expect(onPage.path).toBe('content/pages/give.md')
  })

  test('refuses what the check refuses', async () => {
    expect(await getComment(correct('Come along.', '<script>x</script>'))).toContain('**The text**')
  })
})
