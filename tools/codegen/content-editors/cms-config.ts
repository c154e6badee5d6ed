// Generates the settings of the content editors Sveltia CMS and Decap CMS, which read the same keys, in cms/.
import { stringify } from 'yaml'
import type { Collection } from '../../../model/define-collection'
import { collections } from '../../../model/collections'
import { toFieldName, type Field } from '../../../model/schema/field'
import type { GeneratedFile } from '../generated-file'
import { getEditorInput } from './editor-field'
import { getLabel } from './labels'

const HEADER = `# Made by npm run generate from the definitions in model/collections; do not edit.
# Put your repository in place of owner/name. How to host this, and why not on the public website: docs/decisions/content-editors.md
`

export function generateCmsConfigs(): GeneratedFile[] {
  return (['sveltia', 'decap'] as const).map((editor) => [
    `cms/${editor}/config.yml`,
    HEADER + stringify(createCmsConfig(editor), { lineWidth: 0 }),
  ])
}

/** Sveltia CMS validates its settings strictly, and can leave out fields without a value; Decap CMS always does. */
export function createCmsConfig(editor: 'sveltia' | 'decap') {
  return {
    backend: { name: 'github', repo: 'owner/name', branch: 'main' },
    // Each change becomes a pull request, which is checked and previewed.
    publish_mode: 'editorial_workflow',
    media_folder: 'content/images',
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    ...(editor === 'sveltia'
      ? { output: { omit_empty_optional_fields: true, yaml: { indent_size: 2, quote: 'none' } } }
      : {}),
    collections: (Object.values(collections) as unknown as Collection[]).map((collection) => {
      const nameField = 'name' in collection.fields ? 'name' : 'title'
      return {
        name: collection.folder,
        label: collection.name.replace(/^./, (letter) => letter.toUpperCase()),
        folder: `content/${collection.folder}`,
        create: true,
        extension: 'md',
        format: 'yaml-frontmatter',
        identifier_field: nameField,
        slug: `{{fields.${nameField}}}`,
        // Only pages are in folders within their folder.
        ...(collection.folder === 'pages' ? { nested: { depth: 10 } } : {}),
        fields: [
          ...Object.entries(collection.fields).map(([name, field]) =>
            createCmsField(toFieldName(name), field),
          ),
          ...(collection.body === 'none' ? [] : [BODY[collection.body]]),
        ],
      }
    }),
  }
}

const createBody = (required: boolean) => ({
  name: 'body',
  label: 'The text',
  widget: 'markdown',
  // The other mode writes some Markdown in another way, and knows none of our boxes and buttons.
  modes: ['raw'],
  required,
})
const BODY = { required: createBody(true), optional: createBody(false) }

function createCmsField(name: string, field: Field<unknown>) {
  const { about, required, example } = field
  return {
    name,
    label: getLabel(name),
    hint: `${about} For example: ${example}`,
    required,
    ...createWidget(field),
  }
}

function createWidget(field: Field<unknown>) {
  const input = getEditorInput(field)
  switch (input.kind) {
    case 'list':
      return { widget: 'list' }
    case 'image':
      return { widget: 'image', choose_url: true }
    case 'choice':
      return { widget: 'select', options: input.options }
    case 'switch':
      return { widget: 'boolean' }
    case 'day':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
    case 'number':
      return { widget: 'number', value_type: 'int' }
    case 'text':
      return {
        widget: 'string',
        ...(input.pattern === null ? {} : { pattern: [input.pattern, 'Please see the example.'] }),
      }
  }
}
