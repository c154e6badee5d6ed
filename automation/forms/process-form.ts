// Turns a form into files of content/ for a proposal, or into a kind reply that says what to change.
import type { ContentFiles } from '../../model/source/read-content'
import type { IssueForm } from '../../tools/codegen/content-editors/issue-forms/issue-form'
import { ISSUE_FORMS } from '../../tools/codegen/content-editors/issue-forms/issue-forms'
import { checkDraft, loadCurrentSite, type CheckedText, type CurrentSite } from './check-files'
import { placeCorrection } from './correction/place-correction'
import type { Draft, GetPicture } from './draft'
import { createEntry } from './entry/create-entry'
import type { FormResult, ProposedFile } from './form-result'
import { parseAnswers, type Answers } from './issue/parse-answers'
import type { Issue } from './issue/read-issue'
import { describeProposal } from './proposal/describe-proposal'
import { adviseOnProblems, askFor, type Advice } from './reply/advice'
import { formatRefusal } from './reply/reply'

/** In characters. Any text of this length takes only milliseconds to check (generator/workers/find-unreadable-texts.ts). */
const MAX_ANSWER_LENGTH = 10_000

const UNREADABLE_FORM =
  'We cannot find your answers. Please keep the lines that begin with `###` as they were, or fill in the form once more.'
const LONG_ANSWER = 'The text is very long. Please split it into two, or ask us for help.'

/** Resolves to what becomes of an issue when the content is as in `files`. */
export async function processForm(
  issue: Issue,
  files: ContentFiles,
  getPicture: GetPicture,
  forms: readonly IssueForm[] = ISSUE_FORMS,
): Promise<FormResult> {
  const form = forms.find(({ label }) => issue.labels.includes(label))
  if (form === undefined) return { status: 'unrelated' }
  const refuse = (advice: readonly Advice[]): FormResult => ({
    status: 'refused',
    issue: issue.number,
    comment: formatRefusal([...new Set(advice)]),
  })
  const answers = parseAnswers(issue.body, form)
  if (answers === null) return refuse([UNREADABLE_FORM])
  if ([...answers.values()].some(({ length }) => length > MAX_ANSWER_LENGTH))
    return refuse([LONG_ANSWER])

  const missing = form.questions.filter(({ id, required }) => required && !answers.has(id))
  const site = loadCurrentSite(files)
  const draft = await createDraft(form, answers, site, getPicture)
  const checked = draft.file && checkDraft(site, draft.file)
  const advice = [
    ...missing.map(({ label }) => askFor(label)),
    ...draft.advice,
    ...(checked ? adviseOnProblems(checked) : []),
  ]
  if (draft.file === null || checked === null || advice.length > 0) return refuse(advice)
  return {
    status: 'proposal',
    issue: issue.number,
    branch: `form/issue-${issue.number}`,
    title: `${form.name}: ${draft.file.path}`,
    description: describeProposal(issue.number, checked.problems),
    files: listFiles(draft.file, checked),
  }
}

async function createDraft(
  { collection }: IssueForm,
  answers: Answers,
  site: CurrentSite,
  getPicture: GetPicture,
): Promise<Draft> {
  if (collection !== null) return createEntry(collection, answers, site, getPicture)
  const [page, now, corrected] = ['page', 'now', 'new'].map((id) => answers.get(id))
  if (page === undefined || now === undefined || corrected === undefined)
    return { file: null, advice: [] }
  return placeCorrection(site, { page, now, corrected })
}

function listFiles(
  { path, picture }: NonNullable<Draft['file']>,
  { text }: CheckedText,
): ProposedFile[] {
  const encode = (name: string, content: string | Uint8Array) => ({
    path: `content/${name}`,
    base64: Buffer.from(content as Uint8Array).toString('base64'),
  })
  return [
    encode(path, text),
    ...(picture === null ? [] : [encode(`images/${picture.name}`, picture.bytes)]),
  ]
}
