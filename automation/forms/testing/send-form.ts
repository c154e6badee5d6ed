// Sends forms to a site in memory, for tests.
import type { GetPicture } from '../draft'
import type { FormResult } from '../form-result'
import { processForm } from '../process-form'
import { createIssue, readText, testFiles } from './form-issues'

type Surroundings = {
  readonly files?: typeof testFiles
  readonly getPicture?: GetPicture
}

/** Resolves to what becomes of the answers of a form. */
export const sendForm = (
  id: string,
  answers: Readonly<Record<string, string>>,
  { files = testFiles, getPicture = getNoPicture }: Surroundings = {},
): Promise<FormResult> => processForm(createIssue(id, answers), files, getPicture)

const getNoPicture: GetPicture = () => Promise.resolve({ advice: 'There is no picture.' })

/** Resolves to the first file of a proposal. */
export async function getFile(
  result: Promise<FormResult>,
): Promise<{ path: string; text: string }> {
  const settled = await result
  const [file] = settled.status === 'proposal' ? settled.files : []
  if (file === undefined) throw new Error(JSON.stringify(settled))
  return { path: file.path, text: readText(file) }
}

/** Resolves to the reply to a form that was refused, as GitHub shows it. */
export async function getReply(result: Promise<FormResult>): Promise<string> {
  const settled = await result
  if (settled.status !== 'refused') throw new Error(JSON.stringify(settled))
  return settled.comment.replaceAll('\\', '')
}
