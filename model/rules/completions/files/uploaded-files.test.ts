// The address of a PDF on a computer, of which the site has a copy or has none.
import { expect, test } from 'vitest'
import { adviseOnLocalFile } from '../../../links/url-problems'
import type { Problem } from '../../../problems/problem'
import { completeUploadedFiles } from './uploaded-files'

const URL = 'file:///C:/Users/Ann/Our%20Flyer.pdf'
const PROBLEM: Problem = {
  code: 'link-file',
  severity: 'error',
  message: 'This address works only on your computer.',
  fix: adviseOnLocalFile(URL),
  file: 'content/pages/a.md',
  line: 2,
  column: 1,
  field: null,
  suggestion: null,
}
const complete = (downloads: Record<string, never>, line = `Read [it](${URL}).`) =>
  completeUploadedFiles([PROBLEM], { texts: { 'pages/a.md': `Hello.\n${line}` }, downloads })

test('is replaced by that of the copy', () => {
  expect(complete({ 'our-flyer.pdf': {} as never })).toEqual([
    {
      ...PROBLEM,
      fix: 'Write /files/our-flyer.pdf',
      suggestion: { line: 2, endLine: 2, text: 'Read [it](/files/our-flyer.pdf).' },
    },
  ])
})

test('stays where there is no copy', () => {
  expect(complete({ 'flyer.pdf': {} as never })).toEqual([PROBLEM])
})

test('gets no edit in a line with two of them', () => {
  const [problem] = complete({ 'our-flyer.pdf': {} as never }, `[a](${URL}) [b](${URL})`)
  expect(problem?.suggestion).toBeNull()
})
