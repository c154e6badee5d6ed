import { describe, expect, test } from 'vitest'
import { findChromium } from './find-chromium'
import { createFakeMachine } from './testing/fake-machine'

describe('findChromium', () => {
  test('prefers CHROMIUM_PATH', async () => {
    const { host } = createFakeMachine({
      environment: { CHROMIUM_PATH: '/mine' },
      programs: { chromium: '/bin/chromium' },
      working: ['/mine', '/bin/chromium'],
    })
    expect(await findChromium(host)).toBe('/mine')
  })

  test('throws if CHROMIUM_PATH does not start, without searching further', async () => {
    const { host, events } = createFakeMachine({
      environment: { CHROMIUM_PATH: '/mine' },
      programs: { chromium: '/bin/chromium' },
      working: ['/bin/chromium'],
    })
    await expect(findChromium(host)).rejects.toThrow(
      'CHROMIUM_PATH is /mine, which does not start: set it to the program file of a Chromium or Chrome, or unset it.',
    )
    expect(events).toEqual([])
  })

  test.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'])(
    'finds %s on PATH',
    async (name) => {
      const { host, events } = createFakeMachine({
        programs: { [name]: `/bin/${name}` },
        working: [`/bin/${name}`],
      })
      expect(await findChromium(host)).toBe(`/bin/${name}`)
      expect(events).toEqual([])
    },
  )

  test('prefers the Chromium without windows, which is quicker', async () => {
    const { host } = createFakeMachine({
      programs: { chromium: '/bin/chromium', 'chromium-headless-shell': '/bin/shell' },
      working: ['/bin/chromium', '/bin/shell'],
    })
    expect(await findChromium(host)).toBe('/bin/shell')
  })

  test('skips a stub that does not start', async () => {
    const { host } = createFakeMachine({
      programs: { 'chromium-browser': '/bin/stub', 'google-chrome': '/bin/chrome' },
      working: ['/bin/chrome'],
    })
    expect(await findChromium(host)).toBe('/bin/chrome')
  })

  test.each(['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'])(
    'searches the folder of %s on Windows, where Chrome is not on PATH',
    async (name) => {
      const program = 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'
      const environment = { [name]: 'C:\\Programs' }
      const { host, events } = createFakeMachine({
        platform: 'win32',
        environment,
        working: [program],
      })
      expect(await findChromium(host)).toBe(program)
      expect(events).toEqual([])
    },
  )

  test.each([
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['linux', '/playwright/chrome'],
  ] as const)('searches the applications only on macOS (%s)', async (platform, expected) => {
    const macProgram = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    const { host } = createFakeMachine({ platform, working: [macProgram, '/playwright/chrome'] })
    expect(await findChromium(host)).toBe(expected)
  })
})
