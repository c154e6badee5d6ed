// Generates the settings of Pages CMS, a hosted content editor to which people without a GitHub account can be invited.
import { stringify } from 'yaml'
import type { Collection } from '../../../model/define-collection'
import { collections } from '../../../model/collections'
import { toFieldName, type Field } from '../../../model/schema/field'
import type { GeneratedFile } from '../generated-file'
import { getEditorInput } from './editor-field'
import { getLabel } from './labels'

const HEADER = `# Made by npm run generate from the definitions in model/collections; do not edit.
# The settings of Pages CMS, which reads them only if you connect it: docs/decisions/content-editors.md
`

export function generatePagesCms(): GeneratedFile[] {
  return [['.pages.yml', HEADER + stringify(createPagesCmsConfig(), { lineWidth: 0 })]]
}

export function createPagesCmsConfig() {
  return {
    media: { input: 'content/images', output: '' },
    content: (Object.values(collections) as unknown as Collection[]).map((collection) => ({
      name: collection.folder,
      label: collection.name.replace(/^./, (letter) => letter.toUpperCase()),
      type: 'collection',
      path: `content/${collection.folder}`,
      filename: '{primary}.md',
      exclude: ['README.md'],
      format: 'yaml-frontmatter',
      subfolders: collection.folder === 'pages',
      view: { primary: 'name' in collection.fields ? 'name' : 'title' },
      fields: [
        ...Object.entries(collection.fields).map(([name, field]) =>
          createField(toFieldName(name), field),
        ),
        ...(collection.body === 'none'
          ? []
          : [
              {
                name: 'body',
                label: 'The text',
                // A rich text would be written in another way, without our boxes and buttons.
                type: 'code',
                options: { language: 'markdown' },
                required: collection.body === 'required',
              },
            ]),
      ],
    })),
  }
}

function createField(name: string, field: Field<unknown>) {
  const { about, required } = field
  return { name, label: getLabel(name), description: about, required, ...createType(field) }
}

function createType(field: Field<unknown>) {
  const input = getEditorInput(field)
  switch (input.kind) {
    case 'list':
      return { type: 'string', list: true }
    case 'choice':
      return { type: 'select', options: { values: input.options } }
    case 'switch':
      return { type: 'boolean' }
    case 'day':
      return { type: 'date', options: { format: 'yyyy-MM-dd' } }
    case 'number':
      return { type: 'number' }
    case 'image':
      return { type: 'image' }
    case 'text':
      return { type: 'string', ...(input.pattern === null ? {} : { pattern: input.pattern }) }
  }
}
