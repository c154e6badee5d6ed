// Tests what is read of npm's report, and that silence is not taken for safety.
import { describe, expect, test } from 'vitest'
import { listAdvisories } from './advisories'

const advisory = (severity: string, changes: object = {}) => ({
  source: 1,
  name: 'sample',
  title: 'It crashes',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity,
  range: '<2.0.0',
  ...changes,
})

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })

const list = (text: string) => listAdvisories(() => Promise.resolve(text))

describe('listAdvisories', () => {
  test('lists advisories of the levels high and critical', async () => {
    const via = ['low', 'moderate', 'high', 'critical'].map((level) => advisory(level))
    const items = await list(report({ sample: { severity: 'critical', via, fixAvailable: true } }))
    expect(items).toEqual([
      {
        label: 'sample',
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        text: 'It crashes (high). A version without it exists.',
      },
      {
        label: 'sample',
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        text: 'It crashes (critical). A version without it exists.',
      },
    ])
  })

  test('names a package once, not those that depend on it', async () => {
    const items = await list(
      report({
        sample: { via: [advisory('high')], fixAvailable: false },
        other: { severity: 'high', via: ['sample'], fixAvailable: false },
      }),
    )
    expect(items).toHaveLength(1)
    expect(items?.[0]?.text).toContain('There is no version without it yet.')
  })

  test.each(['javascript:alert(1)', 'https://evil.example/', undefined])(
    'does not link to %s',
    async (url) => {
      const [item] = (await list(report({ a: { via: [advisory('high', { url })] } }))) ?? []
      expect(item?.url).toBeNull()
    },
  )

  test('finds nothing in a report without advisories', async () => {
    expect(await list(report({}))).toEqual([])
  })

  test.each([
    '',
    'not JSON',
    'null',
    '{}',
    '{"message":"request failed","error":{"code":"ENOTFOUND"}}',
    '{"auditReportVersion":2}',
    '{"auditReportVersion":1,"vulnerabilities":{}}',
  ])('does not know of any after the answer %j', async (text) => {
    expect(await list(text)).toBeNull()
  })
})
