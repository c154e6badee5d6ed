// Turns a form into files of content/ for a proposal, or into a kind reply that says what is missing.
import { hasErrors, type Problem } from '../../model/problems/problem'
import type { ContentFiles } from '../../model/source/read-content'
import { ISSUE_FORMS, type IssueForm } from '../../tools/codegen/content-editors/issue-forms'
import { checkText } from './check-files'
import { createEntry } from './entry/create-entry'
import type { Draft, GetPicture } from './draft'
import type { FormResult } from './form-result'
import { parseAnswers, type Answers } from './issue/parse-answers'
import { placeCorrection } from './correction/place-correction'
import type { Issue } from './issue/read-issue'
import { adviseOnProblem, askFor, escapeTyped, formatRefusal, type Advice } from './reply'

/** Returns the form of an issue, and its answers, which are null if they cannot be found. */
function readForm(issue: Issue): { form: IssueForm; answers: Answers | null } | null {
  const form = ISSUE_FORMS.find(({ label }) => issue.labels.includes(label))
  return form ? { form, answers: parseAnswers(issue.body, form) } : null
}

/** Resolves to what becomes of an issue when the content is as in `files`. */
export async function processForm(
  issue: Issue,
  files: ContentFiles,
  getPicture: GetPicture,
): Promise<FormResult> {
  const read = readForm(issue)
  if (read === null) return { status: 'unrelated' }
  const { form, answers } = read
  const refuse = (advice: readonly Advice[]): FormResult => ({
    status: 'refused',
    issue: issue.number,
    comment: formatRefusal(advice),
  })
  if (answers === null) return refuse([UNREADABLE_FORM])
  if ([...answers.values()].some((answer) => answer.length > MAX_ANSWER_LENGTH))
    return refuse(['The text is very long. Please split it into two, or ask us for help.'])
  const missing = form.questions.filter(({ id, required }) => required && !answers.has(id))
  if (missing.length > 0) return refuse(missing.map(({ label }) => askFor(label)))

  const draft = await createDraft(form, answers, files, getPicture)
  if ('advice' in draft) return refuse(draft.advice)
  const { path, picture } = draft
  const withPicture =
    picture === null
      ? files
      : { ...files, images: { ...files.images, [picture.name]: picture.size } }
  const { text, problems } = checkText(withPicture, path, draft.text)
  if (hasErrors(problems)) {
    const textLine = text.split('\n').indexOf('---', 1) + 3
    const errors = problems.filter(({ severity }) => severity === 'error')
    return refuse(errors.map((problem) => adviseOnProblem(problem, textLine)))
  }
  return {
    status: 'proposal',
    issue: issue.number,
    branch: `form/issue-${issue.number}`,
    title: `${form.name}: ${path}`,
    description: describeProposal(issue, problems),
    files: [
      { path: `content/${path}`, base64: Buffer.from(text).toString('base64') },
      ...(picture === null
        ? []
        : [
            {
              path: `content/images/${picture.name}`,
              base64: Buffer.from(picture.bytes).toString('base64'),
            },
          ]),
    ],
  }
}

/** In characters. Any text of this length takes only milliseconds to check (generator/workers/find-unreadable-texts.ts). */
const MAX_ANSWER_LENGTH = 10_000

const UNREADABLE_FORM =
  'We cannot find your answers. Please keep the lines that begin with `###` as they were, or fill in the form once more.'

async function createDraft(
  form: IssueForm,
  answers: Answers,
  files: ContentFiles,
  getPicture: GetPicture,
): Promise<Draft> {
  if (form.collection !== null)
    return createEntry({ ...form, collection: form.collection }, answers, files, getPicture)
  const placed = placeCorrection(files.texts, {
    page: answers.get('page') ?? '',
    now: answers.get('now') ?? '',
    corrected: answers.get('new') ?? '',
  })
  return 'advice' in placed
    ? { advice: [placed.advice] }
    : { path: placed.path, text: placed.corrected, picture: null }
}

/** Notes do not keep a proposal from being made; the reader sees them in it. */
function describeProposal({ number }: Issue, problems: readonly Problem[]): string {
  const notes = problems.map(({ message, fix }) => `- ${escapeTyped(`${message} ${fix}`)}`)
  return [
    `Made from the form in #${number}, which is closed when this is merged.`,
    `Closes #${number}`,
    ...(notes.length > 0 ? ['Please look at this before you merge it:', notes.join('\n')] : []),
  ].join('\n\n')
}
