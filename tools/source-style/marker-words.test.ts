import { describe, expect, test } from 'vitest'
import { findMarkerWords, parseMarkerWords } from './marker-words'
import { listSources, readSource } from './list-sources'

const LIST = 'tools/source-style/marker-words.txt'
const TEXTS = /\.(ts|tsx|mjs|js|md|yml)$/

describe('the words of the project', () => {
  const markers = parseMarkerWords(readSource(LIST))

  test.each(listSources(TEXTS).filter((file) => !file.startsWith('tools/source-style/')))(
    'are idiomatic in %s',
    (file) => {
      const text = readSource(file)
      const prose = file.endsWith('.md') ? removeNames(text) : removePatterns(text)
      expect(findMarkerWords(prose, markers)).toEqual([])
    },
  )
})

/** Removes inline code and file names from Markdown: they are names, not words. */
const removeNames = (text: string): string => text.replace(/`[^`\n]*`|[\w/-]+\.png/g, '')

/** Removes regular expressions from code: they match what staff type. Keeps the number of lines. */
const removePatterns = (code: string): string =>
  code.replace(/(?<=[=(,:[?]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/g, '')

test('removePatterns leaves comments, addresses and divisions', () => {
  const code = "// a note\nconst a = b / c / d\nconst e = '/contact/team'\n"
  expect(removePatterns(code)).toBe(code)
  expect(removePatterns('const A =\n  /once [/] again/i')).toBe('const A =\n  ')
})

describe('findMarkerWords', () => {
  const markers = parseMarkerWords('# a comment\nanew  again\nsigns?(?! up)  character\n')

  test('names the line, the word and what to write instead', () => {
    expect(findMarkerWords('Read it.\nIt is made Anew.', markers)).toEqual([
      'line 2: "Anew": write again',
    ])
  })

  test('finds the words inside of names', () => {
    expect(findMarkerWords('const readAnew = 1', markers)).toHaveLength(1)
    expect(findMarkerWords('const SIGN_LENGTH = 1', markers)).toHaveLength(1)
  })

  test('passes over other words that begin alike, and over what the list excepts', () => {
    expect(findMarkerWords('Sign up for the design: a signal.', markers)).toEqual([])
  })
})
