// Tests that only harmless pages of this site are prefetched.
import { expect, test } from 'vitest'
import { createSpeculationRules } from './speculation-rules'

test.each(['/', '/preview/pr-7/'])(
  'createSpeculationRules excludes sensitive pages below %s',
  (base) => {
    expect(JSON.parse(createSpeculationRules(base))).toEqual({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: `${base}*` },
              { not: { href_matches: `${base}services/*` } },
              { not: { href_matches: `${base}contact` } },
              { not: { href_matches: `${base}welcome` } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    })
  },
)
