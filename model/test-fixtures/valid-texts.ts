// Tests texts in which the parser of bodies must not report anything.
import { describe, expect, test } from 'vitest'
import { parseBody } from '../markdown/parse-body'

const CONTEXT = {
  externalLinks: { 'donation-form': 'https://give.example.org/general' },
  images: {},
  emailSubject: 'Website Inquiry',
  hasPage: true,
}

/** @param groups the texts by what they look like */
export function testValidTexts(groups: Readonly<Record<string, readonly string[]>>): void {
  describe('parseBody', () => {
    test.each(
      Object.entries(groups).flatMap(([group, texts]) => texts.map((text) => [group, text])),
    )('reports nothing among %s: %j', (_, text = '') => {
      expect(parseBody(text, CONTEXT).problems).toEqual([])
    })
  })
}
