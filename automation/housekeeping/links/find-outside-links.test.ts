// Tests that each link to another website is found where staff can change it.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createTestSite,
  SETTINGS_TEXT,
} from '../../../model/test-fixtures/create-test-site'
import { findOutsideLinks } from './find-outside-links'

const find = (files: Record<string, string>, today?: string) =>
  findOutsideLinks(createTestSite(files, today === undefined ? {} : { today }).site)
    .map(({ url, file }) => `${file} ${url}`)
    .sort()

const NAMED = 'content/site.md https://give.example.org/general'

describe('findOutsideLinks', () => {
  test('finds links in texts, buttons and fields', () => {
    const text = [
      'See [this](https://one.example/a?b=1&c=(2)#d) and [this](https://one.example/a?b=1&c=(2)#d).',
      '::button[Go]{href=https://two.example/}',
      '- **[Three](https://three.example/)**',
    ].join('\n\n')
    expect(
      find({
        'pages/a.md': createPageText('A', text),
        'events/walk.md': createEventText({
          requires_registration: 'yes',
          registration_open: 'yes',
          registration_url: 'https://four.example/',
        }),
      }),
    ).toEqual([
      'content/events/walk.md https://four.example/',
      'content/pages/a.md https://one.example/a?b=1&c=(2)#d',
      'content/pages/a.md https://three.example/',
      'content/pages/a.md https://two.example/',
      NAMED,
    ])
  })

  test('finds a named link in the settings, where its address is typed', () => {
    expect(find({ 'pages/a.md': createPageText('A', '[Give](donation-form)') })).toEqual([NAMED])
  })

  test('leaves out our own site and repository, pages, numbers and words', () => {
    const text =
      '[A](/contact) [B](https://www.example.org/contact) [C](https://example.org) [D](tel:911) and 1 < 2'
    const settings = SETTINGS_TEXT.replace(
      '\nphone:',
      '\nrepository: https://github.com/example/site\nphone:',
    )
    expect(find({ 'site.md': settings, 'pages/a.md': createPageText('A', text) })).toEqual([NAMED])
  })

  test('leaves out what is not public', () => {
    const text = createPageText('A', '[A](https://one.example/)')
    const draft = text.replace('\n---\n\n', '\ndraft: yes\n---\n\n')
    expect(find({ 'pages/a.md': draft })).toEqual([NAMED])
  })
})
