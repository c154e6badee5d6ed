import { describe, expect, test } from 'vitest'
import { createDarkStyle, getPaints } from './dark-style'

describe('getPaints', () => {
  test('returns the dark color of the role, or else of the color', () => {
    expect(
      getPaints('<rect class="moon" fill="#E9B44C"/><path fill="none" stroke="#E9B44C"/>'),
    ).toEqual([
      { attribute: 'fill', light: '#E9B44C', dark: '#e6d3a0', role: 'moon' },
      { attribute: 'stroke', light: '#E9B44C', dark: '#d79f42', role: undefined },
    ])
  })
})

describe('createDarkStyle', () => {
  test('returns each rule that the illustration needs once', () => {
    const hill = '<path class="hill" fill="#8DB5A2"/>'
    const stop = '<stop class="sky-top" stop-color="#DCE9E2"/>'
    expect(
      createDarkStyle(
        `<svg>${stop}${hill}${hill}<rect fill="url(#sky)"/><use fill="#E9B44C"/></svg>`,
      ),
    ).toBe(
      '@media(prefers-color-scheme:dark){.sky-top[stop-color]{stop-color:#15303a}' +
        '.hill[fill]{fill:#2f5550}[fill="#E9B44C"]{fill:#d79f42}}',
    )
  })

  test('throws for a color or a role that is in no table', () => {
    expect(() => createDarkStyle('<rect fill="#ffffff"/>')).toThrow(
      '#ffffff is not a color of the drawings.',
    )
    expect(() => createDarkStyle('<rect class="cloud" fill="#FBF3E4"/>')).toThrow(
      'cloud is not a role',
    )
  })
})
