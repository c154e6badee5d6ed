// Runs Lighthouse for one page, as on the phone of its defaults.
import lighthouse, { type Flags, type Result } from 'lighthouse'

/** Now and then Chromium does not record the start of a load (NO_NAVSTART). That says nothing about the page. */
const ATTEMPTS = 3

/**
 * Resolves to Lighthouse's report. One run at a time: Lighthouse measures with marks of the whole process.
 * @param port where the browser listens
 * @throws when no attempt gives a report
 */
export async function runLighthouse(address: string, port: number, flags: Flags): Promise<Result> {
  let problem = ''
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const run = await lighthouse(address, {
      ...{ port, logLevel: 'silent', ignoreStatusCode: true },
      ...flags,
    })
    if (run && !run.lhr.runtimeError) return run.lhr
    problem = run?.lhr.runtimeError?.message ?? 'There is no report.'
  }
  throw new Error(`Lighthouse could not look at ${address}: ${problem}`)
}
