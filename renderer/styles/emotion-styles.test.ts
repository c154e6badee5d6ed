// Tests that the stylesheet is deterministic and contains only what is used, and that the policy and headers are complete.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createContentSecurityPolicy, formatHeadersFile } from '../security/content-security-policy'
import { extractClassNames, pruneVariables, pickStyles, writeStylesheet } from './emotion-styles'

test('pruneVariables removes unused variables, including those that only unused variables refer to', () => {
  const css =
    ':root{--a:1;--b:var(--a);--c:"x;y";--d:url("a;b");--e:var(--f);--f:2;}p{margin:var(--b, 1px);content:var(--c)}'
  expect(pruneVariables(css)).toBe(
    ':root{--a:1;--b:var(--a);--c:"x;y";}p{margin:var(--b, 1px);content:var(--c)}',
  )
})

test('writeStylesheet puts global rules first, similar ones side by side, and does not depend on the order of pages', () => {
  const rules = {
    b: '.s-b{color:blue;}',
    c: '.s-c{margin:0;}',
    global: 'body{margin:0;}',
    a: '.s-a{color:red;}',
  }
  const sheet = writeStylesheet(rules)
  expect(sheet).toBe('body{margin:0;}.s-b{color:blue;}.s-a{color:red;}.s-c{margin:0;}')
  expect(writeStylesheet(Object.fromEntries(Object.entries(rules).toReversed()))).toBe(sheet)
})

test('pickStyles returns only the rules of the given classes and their animations', () => {
  const names = extractClassNames(['MuiButton-root', 's-a', 's-b'])
  expect(names).toEqual(['a', 'b'])
  const rules = {
    global: 'body{margin:0;}',
    d: '@media print{.s-d{color:blue;}}',
    a: '.s-a{color:blue;}',
    b: '.s-b{animation:animation-in 1s;}',
    c: '.s-c{color:red;}',
    'animation-in': '@keyframes animation-in{}',
    'animation-out': '@keyframes animation-out{}',
  }
  expect(Object.keys(pickStyles(rules, new Set(names)))).toEqual([
    'global',
    'animation-in',
    'a',
    'b',
  ])
})

test('createContentSecurityPolicy allows only what is listed', () => {
  const policy = createContentSecurityPolicy({
    scripts: ['let a'],
    frames: ['https://b.example', 'https://a.example', 'https://b.example'],
  })
  const hash = createHash('sha256').update('let a').digest('base64')
  expect(policy).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self' https://a.example https://b.example; base-uri 'none'; form-action 'none'`,
  )
})

test.each(['/', '/preview/pr-7/'])('formatHeadersFile covers every path below %s', (base) => {
  const file = formatHeadersFile("default-src 'none'", base)
  expect(file).toContain(
    `${base}*\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n`,
  )
  for (const folder of ['assets', 'fonts'])
    expect(file).toContain(
      `${base}${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    )
})
