// Generates the page of the editors' guide that lists every kind of problem, with an example before and after the fix.
import { PROBLEM_TITLES, type ProblemCode } from '../../../model/problems/problem-codes'
import type { Problem } from '../../../model/problems/problem'
import { mistakes } from '../../../model/test-fixtures/mistakes/mistakes'
import { findProblems } from '../../../model/test-fixtures/mistakes/load-mistake'
import { createTestSite } from '../../../model/test-fixtures/create-test-site'
import type { GeneratedFile } from '../generated-file'
import { escapeMarkdown } from './escape-markdown'
import { createExample, type MistakeExample } from './example'
import { formatMessageIndex, type IndexedMessage } from './message-index'

type ReferenceEntry = {
  readonly code: ProblemCode
  readonly group: string
  readonly problem: Problem
  readonly example: MistakeExample | null
}

const INTRODUCTION = `# What the check can say

[All tasks](README.md)

You need not read this page from top to bottom. See how your message begins, find it in [the list below](#find-your-message), and press it: it
leads to an example of what was typed and of what was meant. You can also search this page for some of its words (Ctrl+F, or ⌘F on a Mac).

A message names the file, the line and the place in the line. Where it is beyond doubt what was meant, the check can repair it automatically.

<!-- Made by npm run generate: do not edit. -->
`

/** Creates the page from the mistakes with which the checks are tested. */
export async function generateErrorReference(): Promise<GeneratedFile[]> {
  const { entries, messages } = await findEntries()
  const groups = [...new Set(entries.map(({ group }) => group))]
  const parts = groups.map((group) => {
    const sections = entries.filter((entry) => entry.group === group).map(formatSection)
    return [`## ${group}`, ...sections].join('\n\n')
  })
  return [
    [
      'docs/editors-guide/messages.md',
      `${[INTRODUCTION.trimEnd(), formatMessageIndex(messages), ...parts].join('\n\n')}\n`,
    ],
  ]
}

type Reference = {
  readonly entries: readonly ReferenceEntry[]
  readonly messages: readonly IndexedMessage[]
}

/** Returns one entry for each problem, from the first mistake that causes it, and the messages of all mistakes. */
async function findEntries(): Promise<Reference> {
  const entries = new Map<ProblemCode, ReferenceEntry>()
  const messages: IndexedMessage[] = []
  for (const mistake of mistakes) {
    const code = mistake.expected.split(' ')[0] as ProblemCode
    const problem = (await findProblems(mistake)).find((problem) => problem.code === code)
    if (!problem) throw new Error(`The mistake "${mistake.name}" does not cause ${code}.`)
    messages.push(problem)
    if (entries.has(code)) continue
    entries.set(code, {
      code,
      group: mistake.group,
      problem,
      example: createExample(mistake, code),
    })
  }
  for (const problem of createTestSite({ 'pages/404.md': null }).problems) {
    const { code } = problem
    entries.set(code, { code, group: 'The site as a whole', problem, example: null })
    messages.push(problem)
  }
  return { entries: [...entries.values()], messages }
}

function formatSection({ code, problem, example }: ReferenceEntry): string {
  const { message, fix, severity, suggestion } = problem
  return [
    `### ${PROBLEM_TITLES[code]}`,
    `> ${escapeMarkdown(message)}\\\n> ${escapeMarkdown(fix)}`,
    ...(severity === 'warning' ? ['This is only a note: it stops nothing.'] : []),
    ...(suggestion === null ? [] : ['The check can repair this for you.']),
    ...(example === null
      ? []
      : [formatBlock('Typed', example.before), formatBlock('Meant', example.after)]),
  ].join('\n\n')
}

const formatBlock = (title: string, text: string) => `${title}:\n\n\`\`\`\`text\n${text}\n\`\`\`\``
