// Issues of forms for tests.
import { createTestFiles } from '../../../model/test-fixtures/create-test-site'
import type { IssueForm } from '../../../tools/codegen/content-editors/issue-forms/issue-form'
import { ISSUE_FORMS } from '../../../tools/codegen/content-editors/issue-forms/issue-forms'
import type { ProposedFile } from '../form-result'
import type { Issue } from '../issue/read-issue'

export const EVENT_ANSWERS = {
  title: 'Spring Tea',
  date: '2027-04-10',
  location: 'The park',
  summary: 'Tea and cake.',
  description: 'A quiet afternoon with tea and cake for mothers in East Alabama.',
  image: 'walk.svg',
  image_alt: 'decorative',
  requires_registration: 'no',
  registration_open: 'no',
  text: 'Come along.',
}

export const PERSON_ANSWERS = { name: 'Ann Sample', title: 'Nurse', text: 'She helps.' }

/**
 * Creates the issue that GitHub writes for a form.
 * @param answers by the id of their question; an empty one was left out
 */
export function createIssue(
  id: string,
  answers: Readonly<Record<string, string>>,
  forms: readonly IssueForm[] = ISSUE_FORMS,
): Issue {
  const form = forms.find((each) => each.id === id)
  if (!form) throw new Error(`There is no form ${id}.`)
  const parts = form.questions.map(
    ({ id: question, label }) => `### ${label}\n\n${answers[question] || '_No response_'}`,
  )
  return { number: 7, labels: [form.label], body: parts.join('\n\n') }
}

export const testFiles = createTestFiles()

export const readText = ({ base64 }: ProposedFile): string =>
  Buffer.from(base64, 'base64').toString()
