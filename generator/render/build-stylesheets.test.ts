// Tests how the rules are divided among stylesheets.
import { describe, expect, test } from 'vitest'
import { buildStylesheets } from './build-stylesheets'

const styles = {
  root: ':root{--main:red;--team:blue;--unused:green;}',
  bar: '.s-bar{color:var(--main);}',
  card: '.s-card{color:var(--main);}',
  team: '.s-team{color:var(--team);}',
}
const build = (kinds: readonly string[]) => {
  const { files, getPaths } = buildStylesheets({
    styles,
    kinds,
    rewriteUrls: (css) => css,
  })
  return (kind: string) => getPaths(kind).map((path) => [path.split('.')[0], files.get(path)])
}

const COMMON = ':root{--0:red;--1:blue;}.a{color:var(--0);}'

describe('buildStylesheets', () => {
  test('gives all pages the rules of most kinds, and each kind the rules that few others need', () => {
    const getSheets = build(['bar', 'bar card', 'bar team'])
    expect(getSheets('bar')).toEqual([['assets/site', COMMON]])
    expect(getSheets('bar card')).toEqual([
      ['assets/site', COMMON],
      ['assets/page', '.b{color:var(--0);}'],
    ])
    expect(getSheets('bar team')).toEqual([
      ['assets/site', COMMON],
      ['assets/page', '.c{color:var(--1);}'],
    ])
  })

  test('counts a kind once, however many pages it has', () => {
    const once = build(['bar', 'bar card', 'bar team'])
    const often = build(['bar', 'bar card', 'bar team', 'bar team', 'bar team', 'bar team'])
    expect(often('bar team')).toEqual(once('bar team'))
  })

  test('gives the same files in the same order, whichever pages come first', () => {
    const kinds = ['bar', 'bar card', 'bar team']
    const list = (ordered: readonly string[]) => [
      ...buildStylesheets({ styles, kinds: ordered, rewriteUrls: (css) => css }).files,
    ]
    expect(list(kinds.toReversed())).toEqual(list(kinds))
  })

  test('needs a single stylesheet if all pages are of one kind', () => {
    expect(build(['bar card team', 'bar card team'])('bar card team')).toHaveLength(1)
  })
})
