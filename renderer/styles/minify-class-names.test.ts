// Tests that the short names are deterministic, and that only classes and variables are renamed.
import { expect, test } from 'vitest'
import {
  composeRenames,
  renameInHtml,
  renameInStylesheet,
  shortenClassNames,
} from './minify-class-names'

const styles = { zz: '.s-zz{color:red;}', global: 'body{margin:0;}', aa: '.s-aa{color:blue;}' }

const countOne = () => 1

test('shortenClassNames returns the same names whatever the order of pages', () => {
  const names = shortenClassNames(styles, countOne)
  expect(names).toEqual({ 's-aa': 'a', 's-zz': 'b' })
  const reversed = Object.fromEntries(Object.entries(styles).toReversed())
  expect(shortenClassNames(reversed, countOne)).toEqual(names)
})

test('shortenClassNames gives the first names to the classes that most kinds of pages need', () => {
  const names = shortenClassNames(styles, (name) => (name === 'zz' ? 3 : 2))
  expect(names).toEqual({ 's-zz': 'a', 's-aa': 'b' })
})

test('shortenClassNames gives each of many classes a name of its own that CSS allows', () => {
  const keys = Array.from({ length: 3000 }, (_, index) => `k${index}`)
  const many = Object.fromEntries(keys.map((key) => [key, `.s-${key}{}`]))
  const names = Object.values(shortenClassNames(many, countOne))
  expect(new Set(names).size).toBe(keys.length)
  expect(names.filter((name) => !/^[a-zA-Z]{1,3}$/.test(name))).toEqual([])
})

test('renameInStylesheet shortens classes and variables', () => {
  const css =
    ':root{--palette-a:red;--b:var(--palette-a)}.s-aa.s-aa:hover,.s-other{color:var(--b, 1px)}'
  expect(renameInStylesheet(css, shortenClassNames(styles, countOne))).toBe(
    ':root{--0:red;--1:var(--0)}.a.a:hover,.s-other{color:var(--1, 1px)}',
  )
})

test('renameInHtml shortens classes in tags, removes those of MUI, and leaves text alone', () => {
  const html =
    '<p title="s-aa" class="MuiText-root visually-hidden s-aa s-zz">s-aa <code>&lt;p class="s-aa"></code></p>'
  expect(renameInHtml(html, shortenClassNames(styles, countOne))).toBe(
    '<p title="s-aa" class="visually-hidden a b">s-aa <code>&lt;p class="s-aa"></code></p>',
  )
})

test('composeRenames turns a page of the last build into the page as it would be rendered now', () => {
  const before = shortenClassNames(styles, countOne)
  const now = shortenClassNames({ ...styles, ab: '.s-ab{color:green;}' }, countOne)
  const html = '<p class="s-aa s-zz">'
  const moved = renameInHtml(renameInHtml(html, before), composeRenames(before, now))
  expect(moved).toBe(renameInHtml(html, now))
})
