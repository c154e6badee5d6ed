// Tests the rules with a good and a bad example each, and holds the real workflows to them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { NIGHTLY } from '../../automation/publish/ask-whether-due.mjs'
import { WORKFLOW_RULES } from './rules'
import { parseWorkflow } from './workflow'

const FIXTURES = 'tools/workflow-rules/fixtures'
const WORKFLOWS = '.github/workflows'

/** Returns the sentences by rule, without rules that find nothing. */
function check(file: string): Record<string, string[]> {
  const workflow = parseWorkflow(file, readFileSync(file, 'utf8'))
  const found = Object.entries(WORKFLOW_RULES).map(
    ([name, rule]) => [name, rule(workflow)] as const,
  )
  return Object.fromEntries(found.filter(([, sentences]) => sentences.length > 0))
}

describe.each(Object.keys(WORKFLOW_RULES))('the rule %s', (name) => {
  test('finds nothing in its good example', () => {
    expect(check(join(FIXTURES, `${name}.good.yml`))).toEqual({})
  })

  test('finds every mistake of its bad example, and no other rule does', () => {
    const file = join(FIXTURES, `${name}.bad.yml`)
    const found = check(file)
    expect(Object.keys(found)).toEqual([name])
    const marked = readFileSync(file, 'utf8').match(/# bad\b/g) ?? []
    expect(found[name]).toHaveLength(marked.length)
  })
})

describe('a workflow that tries to get around a rule', () => {
  const count = (name: string, text: string) =>
    WORKFLOW_RULES[name]?.(parseWorkflow('x.yml', text)).length
  const createWorkflow = (on: string, step: string) =>
    `on: ${on}\njobs: {job: {steps: [${step}]}}\n`
  const action = 'stranger/action@main'

  test.each([
    ['an action in one line', 'pin-actions', createWorkflow('push', `{uses: ${action}}`)],
    ['an action in quotes', 'pin-actions', createWorkflow('push', `{"uses": "${action}"}`)],
    ['another workflow', 'pin-actions', `on: push\njobs: {job: {uses: ${action}}}\n`],
    ['a right in one line', 'explain-permissions', 'on: push\npermissions: {contents: read}\n'],
    [
      'a secret in brackets',
      'keep-secrets',
      createWorkflow('push', '{env: {KEY: "${{ secrets[\'KEY\'] }}"}}'),
    ],
    [
      'the head after a comment',
      'check-out-no-head',
      createWorkflow(
        'issue_comment',
        '{uses: actions/checkout@x, with: {ref: "refs/pull/${{ github.event.issue.number }}/merge"}}',
      ),
    ],
    [
      'a branch that an input names',
      'check-out-no-head',
      createWorkflow(
        'workflow_dispatch',
        '{uses: actions/checkout@x, with: {ref: "${{ inputs.x }}"}}',
      ),
    ],
    [
      'a cache after a review',
      'save-no-foreign-cache',
      createWorkflow('pull_request_review', '{uses: actions/cache@x}'),
    ],
  ])('does not with %s', (_, rule, text) => {
    expect(count(rule, text)).toBe(1)
  })

  test('may check out a fixed branch', () => {
    const step = '{uses: actions/checkout@x, with: {ref: main}}'
    expect(count('check-out-no-head', createWorkflow('workflow_dispatch', step))).toBe(0)
  })
})

describe('the workflows', () => {
  const files = readdirSync(WORKFLOWS)

  test.each(files)('of %s follow every rule', (file) => {
    expect(check(join(WORKFLOWS, file))).toEqual({})
  })

  test('call only workflows that exist, and follow only such', () => {
    const texts = files.map((file) => readFileSync(join(WORKFLOWS, file), 'utf8'))
    const called = texts.flatMap((text) =>
      [...text.matchAll(/uses: \.\/(\S+)/g)].map(([, path]) => path),
    )
    expect(called.filter((path) => !existsSync(path ?? ''))).toEqual([])
    const names = texts.map((text) => (parse(text) as { name: string }).name)
    const followed = texts.flatMap((text) =>
      [...text.matchAll(/^ {4}workflows: \[(.*)\]$/gm)].map(([, name]) => name),
    )
    expect(followed.filter((name) => !names.includes(name ?? ''))).toEqual([])
  })

  test('are started by others only if they can be, and with the inputs that they take', () => {
    const read = (file: string) =>
      parse(readFileSync(join(WORKFLOWS, file), 'utf8')) as {
        on: { workflow_dispatch?: { inputs?: object } | null }
      }
    const source = readFileSync('automation/forms/proposal/form-client.ts', 'utf8')
    const started = [...source.matchAll(/'([\w-]+\.yml)'/g)].map(([, file]) => file ?? '')
    expect(started).toEqual(['check.yml', 'preview-publish.yml'])
    const inputs = started.map((file) => {
      const { on } = read(file)
      expect(on, file).toHaveProperty('workflow_dispatch')
      return Object.keys(on.workflow_dispatch?.inputs ?? {})
    })
    expect(inputs).toEqual([[], ['branch', 'sha']])
  })

  test('run only plain Node before anything is installed', () => {
    const folder = 'automation/publish'
    const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
    for (const file of ['scripts/publish-due.mjs', ...files.map((name) => join(folder, name))]) {
      const imports = [...readFileSync(file, 'utf8').matchAll(/from '(.*)'/g)].map(
        ([, name]) => name,
      )
      const others = imports.filter(
        (name) => !/^(?:node:|\.\/|\.\.\/automation\/publish\/)/.test(name ?? ''),
      )
      expect(others).toEqual([])
    }
  })

  test('build at the time of the night that the script knows', () => {
    expect(readFileSync(join(WORKFLOWS, 'publish.yml'), 'utf8')).toContain(`- cron: '${NIGHTLY}'`)
  })
})

describe('dependabot.yml', () => {
  test('groups updates and waits before it proposes them', () => {
    const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
      updates: { groups: object; cooldown: { 'default-days': number } }[]
    }
    for (const { groups, cooldown } of updates) {
      expect(Object.keys(groups)).toHaveLength(1)
      expect(cooldown['default-days']).toBeGreaterThanOrEqual(3)
    }
  })
})
