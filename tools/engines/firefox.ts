// Launches Firefox, which is driven through WebDriver BiDi by Puppeteer: Debian has no geckodriver.
import puppeteer from 'puppeteer-core'
import type { ColorScheme, Engine } from './engine'

/** The values of Firefox's setting for the color scheme of the device. */
const SCHEME_VALUES: Readonly<Record<ColorScheme, number>> = { dark: 0, light: 1 }

/** @param program the program file of Firefox */
export async function launchFirefox(program: string, scheme: ColorScheme): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': SCHEME_VALUES[scheme],
      'ui.prefersReducedMotion': 1,
    },
  })
  const page = await browser.newPage()
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (run, ...args) =>
      (await page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`)) as ReturnType<
        typeof run
      >,
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    takeScreenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
