// Tests the whole issue, from the content and the answers of websites to what GitHub gets.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createTestSite,
  SETTINGS_TEXT,
} from '../../model/test-fixtures/create-test-site'
import { useFakeGitHub } from '../github/testing/use-fake-github'
import type { LinkAnswer } from './links/ask-link'
import { updateHousekeeping, type HousekeepingInput } from './update-housekeeping'

const given = useFakeGitHub()

const NO_ADVISORIES = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} })
const UPCOMING = { 'events/walk.md': createEventText({ date: '2027-05-01' }) }

type Run = {
  files?: Record<string, string | null>
  today?: string
  answer?: LinkAnswer
  audit?: string
} & Partial<Pick<HousekeepingInput, 'now'>>

/** Runs the command for the test site, whose only outside link is in its settings. Resolves to what it prints and asks. */
async function run({ files = {}, today = '2026-11-23', answer = 'works', ...rest }: Run = {}) {
  const [logs, asked]: [string[], string[]] = [[], []]
  await updateHousekeeping({
    github: given.github,
    repository: 'https://github.com/example/site',
    content: createTestSite({ ...UPCOMING, ...files }, { today }),
    now: rest.now ?? new Date(`${today}T10:37:00Z`),
    ask: (url) => {
      asked.push(url)
      return Promise.resolve(answer)
    },
    runAudit: () => Promise.resolve(rest.audit ?? NO_ADVISORIES),
    log: (text) => logs.push(text),
  })
  return { logs, asked }
}

const getIssue = () => {
  expect(given.fake.state.issues.length).toBeLessThanOrEqual(1)
  const [issue] = given.fake.state.issues
  return issue ? { state: issue.state, body: String(issue.body) } : null
}

const withFields = (text: string, ...fields: string[]) =>
  text.replace('\n---\n\n', `\n${fields.join('\n')}\n---\n\n`)

const PAST = { 'events/walk.md': createEventText({ date: '2026-10-31' }) }

describe('updateHousekeeping', () => {
  test('creates nothing while nothing is due', async () => {
    await run()
    expect(getIssue()).toBeNull()
  })

  test('writes everything that is due, in plain words', async () => {
    const files = {
      ...PAST,
      'site.md': SETTINGS_TEXT.replace('\nphone:', '\nsample: true\nphone:'),
      'pages/history.md': withFields(
        createPageText('Our [History]', 'We serve 5,000 families.'),
        'as_of: 2025-01-01',
        'source: Report',
        'review_due: 2026-11-01',
        'owner: Ann @sample',
        'sample: true',
      ),
      'pages/about/team.md': withFields(createPageText('Team'), 'sample: true'),
      'pages/give.md': withFields(createPageText('Give'), 'sample: true'),
    }
    const at = '2026-11-20T00:00:00-06:00'
    const transition = { at, day: '2026-11-20', what: 'The event “Walk #1” is over.', paths: [] }
    given.fake.state.contents['build.json'] = JSON.stringify({
      asOf: '2026-11-18',
      transitions: [transition],
    })
    const via = [
      {
        title: 'Sample reads any file',
        severity: 'critical',
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      },
    ]
    const audit = JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: { '@sample/package': { via, fixAvailable: true } },
    })
    for (const today of ['2026-11-09', '2026-11-16']) await run({ today, answer: 'dead' })
    await run({ files, answer: 'dead', audit })
    expect(getIssue()?.state).toBe('open')
    await expect(getIssue()?.body).toMatchFileSnapshot('__snapshots__/full-issue.txt')
  })

  test('closes the issue when nothing is due any more, and opens it again when something is', async () => {
    await run({ files: PAST })
    expect(getIssue()?.state).toBe('open')
    await run({ today: '2026-11-30' })
    expect(getIssue()?.state).toBe('closed')
    await expect(getIssue()?.body).toMatchFileSnapshot('__snapshots__/empty-issue.txt')
    await run({ files: PAST, today: '2026-12-07' })
    expect(getIssue()?.state).toBe('open')
  })

  test('shows a link that was dead three weeks running, and not before', async () => {
    for (const today of ['2026-11-09', '2026-11-16']) {
      await run({ today, answer: 'dead' })
      expect(getIssue()?.state).toBe('closed')
    }
    await run({ answer: 'dead' })
    expect(getIssue()?.state).toBe('open')
    expect(getIssue()?.body).toContain('/edit/main/content/site.md): ')
    await run({ today: '2026-11-30', answer: 'works' })
    expect(getIssue()?.state).toBe('closed')
  })

  test('asks no website twice a week, and forgets nothing meanwhile', async () => {
    for (const today of ['2026-11-09', '2026-11-16', '2026-11-23'])
      expect((await run({ today, answer: 'dead' })).asked).toHaveLength(1)
    for (const today of ['2026-11-23', '2026-11-25'])
      expect((await run({ today })).asked).toEqual([])
    expect(getIssue()?.body).toContain('has not opened')
    const settings = SETTINGS_TEXT.replace('give.example.org', 'new.example.org')
    await run({ today: '2026-11-25', files: { 'site.md': settings } })
    expect(getIssue()?.state).toBe('closed')
  })

  test('says so when advisories are not known, and closes nothing then', async () => {
    const audit = '{"error":{"code":"ENOTFOUND"}}'
    await run({ files: PAST })
    const { logs } = await run({ today: '2026-11-30', audit })
    expect(logs.join()).toContain('could not be asked')
    expect(getIssue()).toMatchObject({ state: 'open' })
    expect(getIssue()?.body).toContain('nobody could look at: the known weaknesses of packages')
    await run({ today: '2026-12-07' })
    await run({ today: '2026-12-14', audit })
    expect(getIssue()?.state).toBe('closed')
  })

  test('says nothing of a schedule that is only a few hours late, or of a site that GitHub does not publish', async () => {
    const at = '2026-11-23T00:00:00-06:00'
    const transitions = [{ at, day: '2026-11-23', what: 'An event begins.' }]
    given.fake.state.contents['build.json'] = JSON.stringify({ asOf: '2026-11-22', transitions })
    await run()
    given.fake.state.contents['build.json'] = 'no JSON'
    await run()
    expect(getIssue()).toBeNull()
  })

  test.each([
    ['there never was one', null],
    ['one is today', createEventText({ date: '2026-11-23' })],
    ['there is only a draft', createEventText({ date: '2026-10-31', draft: 'yes' })],
  ])('says nothing of events if %s', async (_, text) => {
    await run({ files: { 'events/walk.md': text } })
    expect(getIssue()).toBeNull()
  })

  test.each([
    ['past', 'The last one was on 2026', { date: '2026-10-31' }],
    ['hidden', 'The last one was on 2026', { date: '2026-10-31', expires_on: '2026-10-31' }],
    ['not public yet', 'None is public yet', { date: '2027-05-01', publish_on: '2027-01-01' }],
  ])('asks for an event if all are %s', async (_, sentence, fields) => {
    await run({ files: { 'events/walk.md': createEventText(fields) } })
    expect(getIssue()?.body.replaceAll('\\', '')).toContain(sentence)
  })

  test('names the mistakes of a site that cannot be built, and asks no website', async () => {
    const { asked } = await run({ files: { 'pages/a.md': createPageText('A', '[B](/nowhere)') } })
    expect(asked).toEqual([])
    expect(getIssue()?.body).toContain('### The website cannot be made again')
    expect(getIssue()?.body).toContain('/edit/main/content/pages/a.md): ')
  })

  test('is not confused by an issue that a stranger has written in our name', async () => {
    given.fake.state.issues = [
      {
        number: 1,
        state: 'open',
        body: '<!-- lantern-hill-housekeeping -->',
        user: { login: 'stranger', type: 'User' },
      },
    ]
    await run({ files: PAST })
    expect(given.fake.state.issues).toHaveLength(2)
    expect(given.fake.state.issues[0]?.body).toBe('<!-- lantern-hill-housekeeping -->')
  })
})
