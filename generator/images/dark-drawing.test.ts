// Tests that a published drawing has its colors by day, and its dark colors at the fragment #dark.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inspectSvg } from '../../model/images/svg/check-svg'
import { SAMPLE_CONTENT } from '../../tools/sample-content'
import { addDarkVersion } from './dark-drawing'

const createDrawing = (rules: string, shapes: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 3 2">
<style id="night">@media(prefers-color-scheme:dark){${rules}}</style>
${shapes}</svg>`

describe('addDarkVersion', () => {
  test('replaces colors by variables with the color of each scheme, those with a role by their role', () => {
    const rules =
      '.hill[fill]{fill:#111111}[fill="#8DB5A2"]{fill:#222222}[stroke="#8DB5A2"]{stroke:#222222}'
    const shapes = `<g fill="none"><path class="hill" fill="#8DB5A2" d="M0 0"/><use fill="#8DB5A2"/><path stroke="#8DB5A2"/></g>`
    expect(addDarkVersion(createDrawing(rules, shapes))).toBe(
      `<svg id="dark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2">
<style>:root{--0:#8DB5A2;--1:#8DB5A2}:target{--0:#111111;--1:#222222}</style>
<g fill="none"><path fill="var(--0)" d="M0 0"/><use fill="var(--1)"/><path stroke="var(--1)"/></g></svg>`,
    )
  })

  test.each([
    ['an image without dark colors', '<svg viewBox="0 0 3 2"><path fill="#8DB5A2"/></svg>'],
    ['an image with styles of its own', createDrawing('', '<style>.a{fill:red}</style>')],
    ['an image whose root has an id', createDrawing('', '<path/>', ' id="a"')],
  ])('returns %s unchanged', (_, svg) => {
    expect(addDarkVersion(svg)).toBe(svg)
  })

  test('leaves no color of our drawings without a dark one, and passes the check', () => {
    const drawings = readdirSync(`${SAMPLE_CONTENT}/images`)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => readFileSync(`${SAMPLE_CONTENT}/images/${name}`, 'utf8'))
      .filter((svg) => svg.includes('<style id="night">'))
    for (const svg of drawings) {
      const published = addDarkVersion(svg)
      expect(published).not.toMatch(/(?:fill|stroke|stop-color)="#/)
      expect(inspectSvg(Buffer.from(published)).problem).toBeNull()
      expect(published.length).toBeLessThan(svg.length)
    }
  })
})
