// Tests the lint rules that keep colors, sizes and durations out of components and pages.
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { tokenRules } from '../../eslint.tokens.js'

function lint(code: string): string[] {
  const rules: Linter.RulesRecord = { 'no-restricted-syntax': ['error', ...tokenRules] }
  const languageOptions = {
    parser: tseslint.parser as Linter.Parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  }
  return new Linter()
    .verify(code, [{ files: ['**/*.tsx'], languageOptions, rules }], 'box.tsx')
    .map(({ message }) => message)
}

describe('tokenRules', () => {
  test.each([
    `const Box = styled('div')({ outlineOffset: '#1f5a4c' })`,
    `const Box = styled('div')({ background: 'rgb(0 0 0 / 0.4)' })`,
    `const Box = styled('div')({ color: 'white' })`,
    'const Box = styled("div")({ border: `1 solid ${space}, #fff` })',
    `const flame = <path fill="#e9b44c" />`,
    `const flame = <path fill="gold" />`,
  ])('reports the color in %s', (code) => {
    expect(lint(code)).toEqual([expect.stringMatching(/^A color belongs in renderer/)])
  })

  test.each([
    `const Box = styled('div')({ padding: '0.7rem' })`,
    `const Box = styled('div')({ gap: '.5em' })`,
    `const Box = styled('div')({ width: 'min(100vw - 12px, 10%)' })`,
    `const Box = styled('div')({ maxWidth: '68ch' })`,
    `const Box = styled('div')({ padding: 'clamp(1%, 2vw, 3%)' })`,
    `const Box = styled('div')({ outlineOffset: -3 })`,
    `const Box = styled('div')({ minHeight: 44 })`,
    `const Box = styled('div')({ fontWeight: 600 })`,
    `const Box = styled('div')({ zIndex: 30 })`,
    `const Box = styled('div')({ boxShadow: '0 4px 20%' })`,
    'const Box = styled("div")({ transition: `${property} 0.2s` })',
    `const Box = styled('div')({ animation: 'enter 250ms' })`,
  ])('reports the size or duration in %s', (code) => {
    expect(lint(code)).toEqual([
      expect.stringMatching(/^A size, distance or duration belongs in the theme/),
    ])
  })

  test.each([
    `const Box = styled('div')({ margin: 0, width: '100%', gridTemplateColumns: '1.1fr 0.9fr' })`,
    `const Box = styled('div')({ aspectRatio: '16 / 9', lineHeight: 1.15, flexGrow: 1, order: 1 })`,
    `const Box = styled('div')({ color: 'currentColor', background: 'none', maxHeight: '90vh' })`,
    'const Box = styled("div")({ padding: `${space.tiny} 0`, color: vars.palette.text.primary })',
    `const IMAGE_SIZES = { wide: '(min-width: 1200px) 370px, 92vw' }`,
    `const image = <Image sizes="(min-width: 1200px) 370px, 92vw" />`,
    `const logo = <path d="M1 30c6-7 11-9 16-9s10 2 16 9z" />`,
    `const link = <SiteLink to="#staff">See 5 small steps, in red</SiteLink>`,
  ])('accepts %s', (code) => {
    expect(lint(code)).toEqual([])
  })
})
