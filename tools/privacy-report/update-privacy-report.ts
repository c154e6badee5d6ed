// Builds the sample site, opens every page of it, and writes what a browser does there into the data of the page about privacy.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { runCommand } from '../run-command'
import { SAMPLE_CONTENT } from '../sample-content'
import { createReport } from './observations'
import { observeSite } from './observe-site'

const REPORT_FILE = 'components/privacy/privacy-report.json'

/** Resolves to the exit code. */
export async function updatePrivacyReport(args: readonly string[]): Promise<number> {
  parseOptions(args, 'Writes the data of the page about privacy.', {})
  const directory = await mkdtemp(join(tmpdir(), 'privacy-report-'))
  try {
    await runCommand('prerender', ['--content', SAMPLE_CONTENT, '--out', join(directory, 'site')])
    const seen = await observeSite({ directory: join(directory, 'site'), base: '/' })
    await writeFile(REPORT_FILE, `${JSON.stringify(createReport(seen), null, 2)}\n`)
    console.log(`Opened every page, and wrote what the browser did into ${REPORT_FILE}.`)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
  return exitCode.success
}
