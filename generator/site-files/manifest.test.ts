// Tests what phones show of the site on a home screen.
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTestSite, SETTINGS_TEXT } from '../../model/test-fixtures/create-test-site'
import { createManifest } from './manifest'

function readManifest(siteText = SETTINGS_TEXT, base = '/') {
  const { site } = createTestSite({ 'site.md': siteText })
  return JSON.parse(createManifest(site.settings, base)) as {
    readonly icons: readonly {
      readonly src: string
      readonly sizes: string
      readonly purpose: string
    }[]
  } & Readonly<Record<string, unknown>>
}

describe('the manifest', () => {
  test('has the quiet name, and the full name if there is none', () => {
    const quiet = readManifest(SETTINGS_TEXT.replace('\ntagline', '\nquiet_name: Small\ntagline'))
    expect([quiet['name'], quiet['short_name']]).toEqual(['Small', 'Small'])
    expect(readManifest()['name']).toBe('Small Site')
  })

  test('opens the home page in the browser, below any base', () => {
    expect(readManifest(SETTINGS_TEXT, '/care/')).toMatchObject({
      start_url: '/care/',
      display: 'browser',
    })
  })

  test('names icons of 192 and 512 pixels and one that may be cut, all of which exist', () => {
    const { icons } = readManifest(SETTINGS_TEXT, '/care/')
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src } of icons)
      expect(existsSync(src.replace('/care/', 'public/')), src).toBe(true)
  })
})
