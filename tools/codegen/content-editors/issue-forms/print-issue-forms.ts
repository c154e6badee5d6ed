// Prints the issue forms in GitHub's syntax, into .github/ISSUE_TEMPLATE, and the table of the labels that they need.
import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { GeneratedFile } from '../../generated-file'
import { replaceSection } from '../../replace-section'
import type { IssueForm, Question } from './issue-form'
import { ISSUE_FORMS } from './issue-forms'

const HEADER =
  '# Made by npm run generate from the definitions in model/collections; do not edit.\n'

/** What people have to know before they write anything. */
const INTRODUCTION = [
  'Fill in what you know and press **Create**. A few minutes later you get an answer below: either a proposal that shows how it will look, or a kind note that says what is missing. Nothing changes on our website before one of us has read it.',
  'Everything that you write or upload here is public right away, so please leave out what is private.',
].join('\n\n')

const HOSTING = 'docs/hosting.md'

export const generateIssueForms = (): GeneratedFile[] => [
  ...ISSUE_FORMS.map(printIssueForm),
  [
    HOSTING,
    replaceSection(readFileSync(HOSTING, 'utf8'), formatLabels(ISSUE_FORMS), {
      path: HOSTING,
      name: 'labels',
    }),
  ],
]

/** Returns the file of a form. */
export const printIssueForm = (form: IssueForm): GeneratedFile => [
  `.github/ISSUE_TEMPLATE/${form.id}.yml`,
  // GitHub reads YAML 1.1, in which a plain yes is not a text.
  HEADER + stringify(toGitHubForm(form), { lineWidth: 0, version: '1.1' }),
]

/** Returns the table of the labels that someone has to create, formatted as Prettier does. */
function formatLabels(forms: readonly IssueForm[]): string {
  const rows = [['label', 'the form'], ...forms.map(({ label, name }) => [`\`${label}\``, name])]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const format = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...others] = rows
  return [head, widths.map((width) => '-'.repeat(width)), ...others].map(format).join('\n')
}

/** See GitHub's documentation: "Syntax for issue forms" and "Syntax for GitHub's form schema". */
function toGitHubForm({ name, description, label, questions }: IssueForm) {
  return {
    name,
    description,
    title: `${name}: `,
    labels: [label],
    body: [{ type: 'markdown', attributes: { value: INTRODUCTION } }, ...questions.map(toElement)],
  }
}

function toElement({ id, label, description, example, type, options, required }: Question) {
  return {
    type,
    id,
    attributes: {
      label,
      description,
      ...(example === undefined ? {} : { placeholder: example }),
      ...(options === undefined ? {} : { options }),
    },
    validations: { required, ...(type === 'upload' ? { accept: '.jpg,.jpeg,.png,.webp' } : {}) },
  }
}
