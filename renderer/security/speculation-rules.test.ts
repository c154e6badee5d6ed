// What may be fetched unasked: links of this site, and nothing that could tell on somebody.
import { expect, test } from 'vitest'
import { createSpeculationRules } from './speculation-rules'

test.each(['/', '/preview/pr-7/'])('at %s', (base) => {
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
})
