// Starts a Chromium for Lighthouse.
import { launch, type LaunchedChrome } from 'chrome-launcher'
import { findChromium } from '../chromium/find-chromium'

/**
 * Resolves to a browser that listens for the DevTools protocol on `port`; end it with `kill`.
 * Motion is reduced, so that colors are measured after all transitions.
 * @throws when no Chromium is found or none starts
 */
export async function startChromium(): Promise<LaunchedChrome> {
  const chromium = await launch({
    chromePath: await findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--force-prefers-reduced-motion',
    ],
    // Prints what Chromium printed when it does not start.
    logLevel: 'error',
  })
  // chrome-launcher handles only SIGINT, and only if no earlier handler of that signal exits the process.
  process.once('exit', chromium.kill)
  return chromium
}
