// Tests each way to install a browser, on machines that exist only here: nothing is installed.
import { describe, expect, it } from 'vitest'
import { findChromium } from './find-chromium'
import { createFakeMachine } from './testing/fake-machine'

describe('installing a browser', () => {
  it('installs with apt-get as root', async () => {
    const { machine, done } = createFakeMachine({
      userId: 0,
      programs: { 'apt-get': '/bin/apt-get', chromium: '/bin/chromium' },
      installs: { 'apt-get install': '/bin/chromium' },
    })
    expect(await findChromium(machine)).toBe('/bin/chromium')
    expect(done).toEqual([
      'There is no Chromium here: installing one with apt-get.',
      'apt-get update',
      'apt-get install -y chromium',
    ])
  })

  it.each([
    ['without root', { userId: 1000, programs: { 'apt-get': '/bin/apt-get' } }],
    ['on Windows', { userId: undefined, programs: { 'apt-get': '/bin/apt-get' } }],
    ['without apt-get', { userId: 0 }],
  ])('downloads what Playwright has %s', async (_name, imagined) => {
    const { machine, done } = createFakeMachine({
      ...imagined,
      installs: { 'install chromium': '/playwright/chrome' },
    })
    expect(await findChromium(machine)).toBe('/playwright/chrome')
    expect(done).toEqual([
      "There is no Chromium here: installing one with Playwright's own download.",
      'playwright install chromium',
    ])
  })

  it('goes on to Playwright when apt-get brought nothing that starts', async () => {
    const { machine, done } = createFakeMachine({
      userId: 0,
      programs: { 'apt-get': '/bin/apt-get' },
      installs: { 'playwright install': '/playwright/chrome' },
    })
    expect(await findChromium(machine)).toBe('/playwright/chrome')
    expect(done).toHaveLength(5)
  })

  it('says what to do when nothing helped', async () => {
    const { machine } = createFakeMachine({ playwrightProgram: () => Promise.resolve(undefined) })
    await expect(findChromium(machine)).rejects.toThrow(
      'There is no Chromium here, and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
    )
  })
})
