// Launches the browser of the tests, screenshots and measurements.
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium'

/**
 * Resolves to a headless browser that makes no network requests of its own.
 * @param extraArgs further command-line arguments, such as how to render
 * @throws when there is no Chromium and none could be installed
 */
export async function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...extraArgs],
  })
}
