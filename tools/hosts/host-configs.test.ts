// Tests that the configurations of hosts publish what the build writes, and leave headers and redirects to its own files.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseBuildOptions } from '../../generator/build/build-options'

const { out } = parseBuildOptions([])

describe('netlify.toml', () => {
  const text = readFileSync('netlify.toml', 'utf8')

  test('publishes the folder that the build writes', () => {
    expect(text).toContain(`publish = "${out}"`)
    expect(text).toContain('command = "npm run build"')
  })

  test('has no headers or redirects, which would differ from those of the build', () => {
    expect(text).not.toMatch(/^\[\[?(?:headers|redirects)/m)
  })

  test('builds previews with options that the build has', () => {
    const [, args = ''] = /npm run build -- (.*)"/.exec(text) ?? []
    const preview = parseBuildOptions(args.replace('$REVIEW_ID', '7').split(' '))
    expect(preview).toMatchObject({ pullRequest: 7, base: '/', drafts: true })
  })
})

describe('wrangler.jsonc', () => {
  const text = readFileSync('wrangler.jsonc', 'utf8')
  const config = JSON.parse(text.replace(/^\/\/.*$/gm, '').replace(/,(?=\s*})/g, '')) as {
    main?: string
    build: { command: string }
    assets: Readonly<Record<string, string>>
  }

  test('publishes the folder that the build writes, and runs no code', () => {
    expect(config.main).toBeUndefined()
    expect(config.build.command).toBe('npm run build')
    expect(config.assets.directory).toBe(out)
  })

  test('serves pages without a slash at the end, and our own page for what is not there', () => {
    expect(config.assets).toMatchObject({
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    })
  })
})
