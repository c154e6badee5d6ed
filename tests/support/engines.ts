// Opens a built site in Firefox and WebKit.
import sharp from 'sharp'
import { startServer } from '../../generator/preview-server/start-server'
import type { ColorScheme, Engine } from '../../tools/engines/engine'
import { launchBrowser } from '../../tools/chromium/launch'
import { findEngines } from '../../tools/engines/find-engines'
import { launchFirefox } from '../../tools/engines/firefox'
import { launchWebKit } from '../../tools/engines/webkit'
import type { BuiltSite } from './sites'

export const ENGINES = ['Firefox', 'WebKit'] as const
export type EngineName = (typeof ENGINES)[number]

export async function launchEngine(name: EngineName, scheme: ColorScheme): Promise<Engine> {
  const programs = await findEngines()
  return name === 'Firefox'
    ? launchFirefox(programs.firefox, scheme)
    : launchWebKit(programs, scheme)
}

/** Launches one of the two, or Chromium. */
export async function launchAnyEngine(name: EngineName | 'Chromium'): Promise<Engine> {
  return name === 'Chromium' ? launchChromium() : launchEngine(name, 'light')
}

/** Returns Chromium as an engine like the others, for tests that run in all three. */
async function launchChromium(): Promise<Engine> {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    takeScreenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

export const serve = ({ folder, base }: BuiltSite) =>
  startServer({ directory: folder, base, port: 0 })

/** Returns the mean brightness of what is visible, from 0 to 255. */
export async function measureBrightness(engine: Engine): Promise<number> {
  const { channels } = await sharp(await engine.takeScreenshot())
    .greyscale()
    .stats()
  return channels[0]?.mean ?? NaN
}
