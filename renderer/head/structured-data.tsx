// What search engines read in the words of schema.org, as JSON-LD. It is a block of data: a browser does not run it, and the content
// security policy does not apply to it (https://html.spec.whatwg.org/multipage/scripting.html#data-block).
import type { JsonLdObject } from 'schema-dts'

export function StructuredData({ things }: { things: readonly JsonLdObject[] }) {
  if (things.length === 0) return null
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: formatStructuredData(things) }}
    />
  )
}

/** Returns JSON in which no text can end the script: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements. */
function formatStructuredData(things: readonly JsonLdObject[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
