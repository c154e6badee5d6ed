// What the tests need of a browser with an engine other than Chromium's. Playwright drives neither Debian's Firefox nor its WebKit.

export type Engine = {
  readonly open: (url: string) => Promise<void>
  /** Runs a function in the page. Its arguments and its result are plain JSON, and it uses nothing from outside. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Clicks the middle of the first element that matches, as a visitor does. */
  readonly click: (selector: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Sets the size of the window in CSS pixels. The toolbar of WebKit's window takes some of its height. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Resolves to a PNG image of what is visible. */
  readonly takeScreenshot: () => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

export type Key = 'Escape' | 'Shift' | 'Tab' | 'Enter'

/** The color scheme of the device. */
export type ColorScheme = 'light' | 'dark'
