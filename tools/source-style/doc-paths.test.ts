import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SOURCE_FOLDERS } from '../../generator/bundle/source-folders.mjs'
import { listSources, readSource } from './list-sources'

/** Paths in backticks that begin with a folder of the project. Patterns such as `*.client.ts` are no paths. */
const PATH = new RegExp(`\`((?:${[...SOURCE_FOLDERS, 'docs'].join('|')})/[\\w@./-]*)\``, 'g')

/** Relative links, without their anchor. */
const LINK = /\]\((?![a-z]+:|\/|#)([^)#\s]+)[^)]*\)/g

describe('the documentation', () => {
  const documents = listSources(/\.md$/).filter((file) => !file.startsWith('docs/editors-guide/'))

  test.each(documents)('links only to files that exist in %s', (file) => {
    const targets = [...readSource(file).matchAll(LINK)].map(([, target = '']) => target)
    expect(targets.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([])
  })

  test.each(documents)('names only files that exist in %s', (file) => {
    const paths = [...readSource(file).matchAll(PATH)].map(([, path = '']) => path)
    // An example of a file that a reader may add.
    expect(paths.filter((path) => !existsSync(path) && !path.includes('/course'))).toEqual([])
  })
})
