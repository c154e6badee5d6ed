// Prints the issue forms in GitHub's syntax, into .github/ISSUE_TEMPLATE.
import { stringify } from 'yaml'
import type { GeneratedFile } from '../generated-file'
import { ISSUE_FORMS, type IssueForm, type Question } from './issue-forms'

const HEADER =
  '# Made by npm run generate from the definitions in model/collections; do not edit.\n'

/** What people have to know before they write anything. */
const INTRODUCTION = [
  'Fill in what you know and press **Create**. A few minutes later you get an answer below: either a proposal that shows how it will look, or a kind note that says what is missing. Nothing changes on our website before one of us has read it.',
  'Everything that you write or upload here is public right away, so please leave out what is private.',
].join('\n\n')

export function generateIssueForms(): GeneratedFile[] {
  return ISSUE_FORMS.map((form) => [
    `.github/ISSUE_TEMPLATE/${form.id}.yml`,
    // GitHub reads YAML 1.1, in which a plain yes is not a text.
    HEADER + stringify(toGitHubForm(form), { lineWidth: 0, version: '1.1' }),
  ])
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
