// Tests which differences of two built pages are differences for visitors.
import { describe, expect, test } from 'vitest'
import { canonicalizeHtml } from './canonical-html'
import { readClassStyles } from './class-styles'

const canonicalize = (html: string, css: string) => canonicalizeHtml(html, readClassStyles([css]))

const ROOT = ':root{--0:#fff;--1:8px}@media (prefers-color-scheme:dark){:root{--0:#000}}'
const PAGE = '<p class="s-0">A</p><p class="s-1 visually-hidden">B</p>'
const CSS = `${ROOT}.s-0{color:var(--0);}.s-0:hover{color:red;}@media (min-width:35rem){.s-1{margin:var(--1);}}`

describe('canonicalizeHtml', () => {
  test('finds no difference when another page needs one more class and one more variable', () => {
    const moved =
      ':root{--0:1px;--1:#fff;--2:8px}@media (prefers-color-scheme:dark){:root{--1:#000}}'
    const css = `${moved}.s-0{padding:var(--0);}.s-1{color:var(--1);}.s-1:hover{color:red;}@media (min-width:35rem){.s-2{margin:var(--2);}}`
    const page = '<p class="s-1">A</p><p class="s-2 visually-hidden">B</p>'
    expect(canonicalize(page, css)).toBe(canonicalize(PAGE, CSS))
  })

  test.each([
    ['a class', CSS.replace('color:red', 'color:blue')],
    ['the width from which a rule applies', CSS.replace('35rem', '48rem')],
    ['the value of a variable', CSS.replace('#000', '#111')],
  ])('finds that %s looks different', (_, css) => {
    expect(canonicalize(PAGE, css)).not.toBe(canonicalize(PAGE, CSS))
  })

  test('ignores the policy and the names of stylesheets, which depend on other pages', () => {
    const createHead = (policy: string, name: string) =>
      `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="stylesheet" href="/assets/page.${name}.css"></head>`
    expect(canonicalize(createHead('x', '1'), CSS)).toBe(canonicalize(createHead('y', '2'), CSS))
  })

  test.each([
    ['a word', PAGE.replace('A', 'C')],
    ['an attribute', PAGE.replace('<p ', '<p id="x" ')],
    ['an element', PAGE.replace('<p class="s-1', '<b class="s-1')],
    ['a class of its own', PAGE.replace('visually-hidden', 'shown')],
  ])('finds %s that differs', (_, page) => {
    expect(canonicalize(page, CSS)).not.toBe(canonicalize(PAGE, CSS))
  })

  test('reads text that looks like a tag as text', () => {
    expect(canonicalize('<p>&lt;link rel="stylesheet"></p>', CSS)).toContain('<link rel')
  })
})
