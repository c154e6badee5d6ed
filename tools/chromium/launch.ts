// Starts the browser that takes pictures and runs the tests.
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium'

/**
 * Resolves to a browser without a window, which asks nobody anything by itself.
 * @param more further words for its command line, such as how it is to draw
 * @throws when there is none and none could be installed
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
  })
}
