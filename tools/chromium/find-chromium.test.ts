// Tests where a browser is looked for, on machines that exist only here.
import { describe, expect, it } from 'vitest'
import { findChromium } from './find-chromium'
import { createFakeMachine } from './testing/fake-machine'

describe('findBrowser', () => {
  it('takes CHROMIUM_PATH before all others', async () => {
    const { machine } = createFakeMachine({
      environment: { CHROMIUM_PATH: '/mine' },
      programs: { chromium: '/bin/chromium' },
      working: ['/mine', '/bin/chromium'],
    })
    expect(await findChromium(machine)).toBe('/mine')
  })

  it('says so when CHROMIUM_PATH does not start, and looks no further', async () => {
    const { machine, done } = createFakeMachine({
      environment: { CHROMIUM_PATH: '/mine' },
      programs: { chromium: '/bin/chromium' },
      working: ['/bin/chromium'],
    })
    await expect(findChromium(machine)).rejects.toThrow(
      'CHROMIUM_PATH is /mine, which does not start: set it to the program file of a Chromium or Chrome, or unset it.',
    )
    expect(done).toEqual([])
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'])(
    'finds %s on PATH',
    async (name) => {
      const { machine, done } = createFakeMachine({
        programs: { [name]: `/bin/${name}` },
        working: [`/bin/${name}`],
      })
      expect(await findChromium(machine)).toBe(`/bin/${name}`)
      expect(done).toEqual([])
    },
  )

  it('passes over a stub that does not start', async () => {
    const { machine } = createFakeMachine({
      programs: { 'chromium-browser': '/bin/stub', 'google-chrome': '/bin/chrome' },
      working: ['/bin/chrome'],
    })
    expect(await findChromium(machine)).toBe('/bin/chrome')
  })

  it.each([
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['linux', '/playwright/chrome'],
  ] as const)('looks among the applications only on macOS (%s)', async (platform, found) => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    const { machine } = createFakeMachine({ platform, working: [mac, '/playwright/chrome'] })
    expect(await findChromium(machine)).toBe(found)
  })
})
