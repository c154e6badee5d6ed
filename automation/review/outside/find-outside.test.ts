// Tests that a reviewer learns of every new place that a page leads to.
import { expect, test } from 'vitest'
import type { ReadSite } from '../compare/read-site'
import { extractPage } from '../words/extract-page'
import { findOutside } from './find-outside'

const createSite = (html: string): ReadSite => ({
  directory: '',
  pages: new Map([['/', { path: '/', file: '', html, canonical: '', redirectsTo: null }]]),
  downloads: new Map(),
})

const OLD =
  '<a href="https://give.example.org/a">Give</a><a href="tel:+13345550142">Call</a><a href="mailto:a@example.org">Write</a>'

const find = (after: string, before = OLD) =>
  findOutside(createSite(OLD), [
    { path: '/x', before: extractPage(before), after: extractPage(after) },
  ]).map(({ kind, value, paths }) => [kind, value, ...paths])

test.each([
  ['<a href="https://give.evil.org/a">Give</a>', 'website', 'give.evil.org'],
  ['<a href="https://example.org/a">Give</a>', 'website', 'example.org'],
  ['<a href="https://give.example.or/a">Give</a>', 'website', 'give.example.or'],
  ['<a href="https://give.exаmple.org/a">Give</a>', 'website', 'give.xn--exmple-4nf.org'],
  ['<a href="tel:+1334555014">Call</a>', 'phone', '+1334555014'],
  ['<a href="sms:+13345550199">Text</a>', 'phone', '+13345550199'],
  ['<a href="mailto:b@example.org?subject=x">Write</a>', 'email', 'b@example.org'],
  ['<iframe src="https://give.example.org/v"></iframe>', 'embed', 'give.example.org'],
])('finds in %s the %s %s', (html, kind, value) => {
  expect(find(html)).toEqual([[kind, value, '/x']])
})

test('finds nothing that the site has already, on whatever page', () => {
  expect(
    find(`${OLD}<a href="/about">About</a><a href="https://give.example.org/b">x</a>`),
  ).toEqual([])
})

test('does not name a video that the page had before', () => {
  const video = '<iframe src="https://v.example/1"></iframe>'
  expect(find(video, video)).toEqual([])
})
