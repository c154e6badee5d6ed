// The page of the editors' guide that lists every kind of problem, with an example before and after.
import { PROBLEM_TITLES, type ProblemCode } from '../../../model/problems/problem-codes'
import type { Problem } from '../../../model/problems/problem'
import { mistakes } from '../../../model/test-fixtures/mistakes/mistakes'
import { getProblems } from '../../../model/test-fixtures/mistakes/load-mistake'
import { createTestSite } from '../../../model/test-fixtures/create-test-site'
import { createExample, type MistakeExample } from './example'

type Entry = {
  readonly code: ProblemCode
  readonly group: string
  readonly problem: Problem
  readonly example: MistakeExample | null
}

const TOP = `# What the check can say

Every message that you can get, with an example of what was typed and of what was meant. You need not read this page from top to
bottom: search it for the words of your message (Ctrl+F, or ⌘F on a Mac).

A message names the file, the line and the place in the line. Where it is beyond doubt what was meant, the check can repair it by itself.

<!-- Made by npm run generate: do not edit. -->
`

/** The guide's page, from the slips that the tests hold the checks to. */
export async function generateErrorReference(): Promise<[path: string, text: string][]> {
  const entries = await findEntries()
  const groups = [...new Set(entries.map(({ group }) => group))]
  const parts = groups.map((group) => {
    const these = entries.filter((entry) => entry.group === group).map(section)
    return [`## ${group}`, ...these].join('\n\n')
  })
  return [['docs/editors-guide/messages.md', `${[TOP.trimEnd(), ...parts].join('\n\n')}\n`]]
}

/** One of each kind: the first slip that shows it. */
async function findEntries(): Promise<Entry[]> {
  const entries = new Map<ProblemCode, Entry>()
  for (const slip of mistakes) {
    const code = slip.told.split(' ')[0] as ProblemCode
    if (entries.has(code)) continue
    const problem = (await getProblems(slip)).find((one) => one.code === code)
    if (!problem) throw new Error(`The slip "${slip.name}" does not show ${code}.`)
    entries.set(code, { code, group: slip.group, problem, example: createExample(slip, code) })
  }
  for (const problem of createTestSite({ 'pages/404.md': null }).problems)
    entries.set(problem.code, {
      code: problem.code,
      group: 'The site as a whole',
      problem,
      example: null,
    })
  return [...entries.values()]
}

function section({ code, problem, example }: Entry): string {
  const { message, fix, severity, suggestion } = problem
  return [
    `### ${PROBLEM_TITLES[code]}`,
    `> ${escape(message)}\\\n> ${escape(fix)}`,
    ...(severity === 'warning' ? ['This is only a note: it stops nothing.'] : []),
    ...(suggestion === null ? [] : ['The check can repair this by itself.']),
    ...(example === null ? [] : [block('Typed', example.before), block('Meant', example.after)]),
  ].join('\n\n')
}

const block = (title: string, text: string) => `${title}:\n\n\`\`\`\`text\n${text}\n\`\`\`\``

/** A message may hold what was typed: none of it is to become Markdown here. */
const escape = (text: string) =>
  text.replace(/[\\`*_{}[\]<>#|!~]/g, '\\$&').replace(/[^\P{C}\n]|\u00A0/gu, '')
