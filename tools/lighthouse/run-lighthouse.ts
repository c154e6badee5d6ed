// Runs Lighthouse on one page, emulating the phone of its defaults.
import lighthouse, { type Flags, type Result } from 'lighthouse'

/** Chromium occasionally fails to record the start of a load (NO_NAVSTART), which says nothing about the page. */
const MAX_ATTEMPTS = 3

/**
 * Resolves to Lighthouse's report. Run one at a time: Lighthouse measures with performance marks, which the whole process shares.
 * @param port where the browser listens for the DevTools protocol
 * @throws when no attempt gives a report
 */
export async function runLighthouse(url: string, port: number, flags: Flags): Promise<Result> {
  let problem = ''
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const run = await lighthouse(url, {
      port,
      logLevel: 'silent',
      ignoreStatusCode: true,
      ...flags,
    })
    if (run && !run.lhr.runtimeError) return run.lhr
    problem = run?.lhr.runtimeError?.message ?? 'There is no report.'
  }
  throw new Error(`Lighthouse could not audit ${url}: ${problem}`)
}
