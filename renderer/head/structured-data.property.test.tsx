// Tests that no text of the content can leave the block of data that it is in.
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseDocument } from 'htmlparser2'
import { findAll, textContent } from 'domutils'
import type { Event } from 'schema-dts'
import { expect, test } from 'vitest'
import { StructuredData } from './structured-data'

const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom('</script>', '<!--', '<script', ']]>', '&lt;', '\\', '"', '\u2028', '\0'),
      fc.string({ unit: 'grapheme' }),
    ),
  )
  .map((parts) => parts.join(''))

test('any text stays inside of the block, which has the same JSON', () => {
  fc.assert(
    fc.property(hostileText, (name) => {
      const thing: Event = { '@type': 'Event', name }
      const html = renderToStaticMarkup(
        <body>
          <StructuredData things={[thing]} />
          <p>After</p>
        </body>,
      )
      const { children } = parseDocument(html)
      const elements = findAll(() => true, children)
      expect(elements.map((element) => element.name)).toEqual(['body', 'script', 'p'])
      expect(html).not.toContain('<!--')
      const [script] = elements.filter((element) => element.name === 'script')
      const json: unknown = JSON.parse(script ? textContent(script) : '')
      expect(json).toEqual({ '@context': 'https://schema.org', '@graph': [thing] })
    }),
  )
})
