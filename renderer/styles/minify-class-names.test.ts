// Tests that the short names are deterministic, and that only classes and variables are renamed.
import { expect, test } from 'vitest'
import {
  composeRenames,
  renameInHtml,
  renameInStylesheet,
  shortenClassNames,
} from './minify-class-names'

const styles = { zz: '.s-zz{color:red;}', global: 'body{margin:0;}', aa: '.s-aa{color:blue;}' }

test('shortenClassNames returns the same names whatever the order of pages', () => {
  const names = shortenClassNames(styles)
  expect([...names]).toEqual([
    ['s-aa', 's-0'],
    ['s-zz', 's-1'],
  ])
  const reversed = Object.fromEntries(Object.entries(styles).toReversed())
  expect([...shortenClassNames(reversed)]).toEqual([...names])
})

test('renameInStylesheet shortens classes and variables', () => {
  const css =
    ':root{--palette-a:red;--b:var(--palette-a)}.s-aa.s-aa:hover,.s-other{color:var(--b, 1px)}'
  expect(renameInStylesheet(css, shortenClassNames(styles))).toBe(
    ':root{--0:red;--1:var(--0)}.s-0.s-0:hover,.s-other{color:var(--1, 1px)}',
  )
})

test('renameInHtml shortens classes in tags, removes those of MUI, and leaves text alone', () => {
  const html =
    '<p title="s-aa" class="MuiText-root visually-hidden s-aa s-zz">s-aa <code>&lt;p class="s-aa"></code></p>'
  expect(renameInHtml(html, shortenClassNames(styles))).toBe(
    '<p title="s-aa" class="visually-hidden s-0 s-1">s-aa <code>&lt;p class="s-aa"></code></p>',
  )
})

test('composeRenames turns a page of the last build into the page as it would be rendered now', () => {
  const before = shortenClassNames(styles)
  const now = shortenClassNames({ ...styles, ab: '.s-ab{color:green;}' })
  const html = '<p class="s-aa s-zz">'
  const moved = renameInHtml(renameInHtml(html, before), composeRenames(before, now))
  expect(moved).toBe(renameInHtml(html, now))
})
