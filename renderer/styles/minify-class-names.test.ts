// Short names in stylesheets and pages: always the same ones, nowhere but where a class or a variable stands.
import { expect, test } from 'vitest'
import { renamed, renameInHtml, renameInStylesheet, shortClasses } from './minify-class-names'

const styles = { zz: '.s-zz{color:red;}', global: 'body{margin:0;}', aa: '.s-aa{color:blue;}' }

test('classes are named by their place among all, not by the order of pages', () => {
  const names = shortClasses(styles)
  expect([...names]).toEqual([
    ['s-aa', 's-0'],
    ['s-zz', 's-1'],
  ])
  const reversed = Object.fromEntries(Object.entries(styles).toReversed())
  expect([...shortClasses(reversed)]).toEqual([...names])
})

test('a stylesheet has short classes and variables', () => {
  const css =
    ':root{--palette-a:red;--b:var(--palette-a)}.s-aa.s-aa:hover,.s-other{color:var(--b, 1px)}'
  expect(renameInStylesheet(css, shortClasses(styles))).toBe(
    ':root{--0:red;--1:var(--0)}.s-0.s-0:hover,.s-other{color:var(--1, 1px)}',
  )
})

test('a page has short classes in its tags, and its words stay', () => {
  const html =
    '<p title="s-aa" class="visually-hidden s-aa s-zz">s-aa <code>&lt;p class="s-aa"></code></p>'
  expect(renameInHtml(html, shortClasses(styles))).toBe(
    '<p title="s-aa" class="visually-hidden s-0 s-1">s-aa <code>&lt;p class="s-aa"></code></p>',
  )
})

test('a page of the last build gets the names that it would have if it were rendered now', () => {
  const before = shortClasses(styles)
  const now = shortClasses({ ...styles, ab: '.s-ab{color:green;}' })
  const html = '<p class="s-aa s-zz">'
  const moved = renameInHtml(renameInHtml(html, before), renamed(before, now))
  expect(moved).toBe(renameInHtml(html, now))
})
