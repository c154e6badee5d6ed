// The rules of JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) as a JSON Schema, for tests: what is required, and the shape of
// every field. An item needs a text.
const url = { type: 'string', pattern: '^https?://' }
const text = { type: 'string', minLength: 1 }
/** RFC 3339. */
const instant = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
}
const author = {
  type: 'object',
  properties: { name: text, url, avatar: url },
  minProperties: 1,
  additionalProperties: false,
}
const authors = { type: 'array', items: author, minItems: 1 }

const item = {
  type: 'object',
  required: ['id'],
  anyOf: [{ required: ['content_html'] }, { required: ['content_text'] }],
  properties: {
    id: text,
    url,
    external_url: url,
    title: text,
    content_html: text,
    content_text: text,
    summary: text,
    image: url,
    banner_image: url,
    date_published: instant,
    date_modified: instant,
    authors,
    tags: { type: 'array', items: text },
    language: text,
  },
  additionalProperties: false,
}

export const JSON_FEED_SCHEMA = {
  type: 'object',
  required: ['version', 'title', 'items'],
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: text,
    home_page_url: url,
    feed_url: url,
    description: text,
    next_url: url,
    icon: url,
    favicon: url,
    authors,
    language: text,
    expired: { type: 'boolean' },
    items: { type: 'array', items: item },
  },
  additionalProperties: false,
}
