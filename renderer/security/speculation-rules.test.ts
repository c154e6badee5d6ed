// Tests that only pages that are not sensitive are prefetched.
import { expect, test } from 'vitest'
import { createSpeculationRules } from './speculation-rules'

const getConditions = (base: string, paths: readonly string[]) =>
  (
    JSON.parse(createSpeculationRules(base, paths)) as {
      prefetch: { where: { and: unknown[] } }[]
    }
  ).prefetch.map(({ where }) => where.and)

test.each(['/', '/preview/pr-7/'])(
  'createSpeculationRules excludes sensitive pages and the target of the search below %s',
  (base) => {
    expect(getConditions(base, ['/services/clinic', '/safety'])).toEqual([
      [
        { href_matches: `${base}*` },
        {
          not: {
            href_matches: [`${base}services/clinic`, `${base}safety`, `${base}site-index`],
          },
        },
      ],
    ])
  },
)

test('createSpeculationRules excludes only the target of the search if no page is sensitive', () => {
  expect(getConditions('/', [])).toEqual([
    [{ href_matches: '/*' }, { not: { href_matches: ['/site-index'] } }],
  ])
})
