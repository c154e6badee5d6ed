// Turns the issue of a form into files of the content folder, and prints the answer as JSON (`npm run form-to-file`).
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text as readStream } from 'node:stream/consumers'
import { contentOption } from '../../generator/cli/content-option'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { getErrorMessage } from '../../generator/process/system-error.mjs'
import { neutralizeCommands } from '../../generator/reporters/plain-text'
import { readContent } from '../../model/source/read-content'
import { downloadUpload } from './entry/download-upload'
import { fetchPicture, type Download } from './entry/picture'
import type { FormResult } from './form-result'
import { readIssue } from './issue/read-issue'
import { processForm } from './process-form'

/** Resolves to the exit code, which is a success also for a form that was refused, and for one that could not be read: it gets an answer too. */
export async function runFormToFile(
  args: readonly string[],
  download: Download = downloadUpload,
): Promise<number> {
  const options = parseOptions(args, 'Turns a filled-in form into files.', {
    content: contentOption,
    issue: {
      value: 'file',
      default: process.env.GITHUB_EVENT_PATH ?? '-',
      about:
        'The issue as JSON; - reads standard input. In a workflow, it is the event that started it.',
    },
    out: {
      value: 'file',
      about: 'Where to write the answer as JSON. Without it, the answer is printed.',
    },
  })
  const json =
    options.issue === '-' ? await readStream(process.stdin) : await readFile(options.issue, 'utf8')
  const result = await convert(json, options.content, download)
  const answer = `${JSON.stringify(result, null, 2)}\n`
  if (options.out === undefined) process.stdout.write(answer)
  else await writeFile(options.out, answer)
  return exitCode.success
}

/** @throws when the JSON is not that of an issue, because then nobody can be answered */
async function convert(json: string, content: string, download: Download): Promise<FormResult> {
  const issue = readIssue(json)
  try {
    const result = await processForm(issue, readContent(content), (answer, slug) =>
      fetchPicture(answer, slug, download),
    )
    if (result.status === 'proposal') await writeFiles(content, result.files)
    return result
  } catch (error) {
    console.error(neutralizeCommands(`The form could not be read: ${getErrorMessage(error)}`))
    return { status: 'failed', issue: issue.number }
  }
}

async function writeFiles(
  content: string,
  files: Extract<FormResult, { status: 'proposal' }>['files'],
): Promise<void> {
  for (const { path, base64 } of files) {
    const target = join(content, path.replace(/^content\//, ''))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, Buffer.from(base64, 'base64'))
  }
}
