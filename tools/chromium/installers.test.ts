import { describe, expect, test } from 'vitest'
import { findChromium } from './find-chromium'
import { createFakeMachine } from './testing/fake-machine'

describe('findChromium without a browser', () => {
  test.each([
    ['and nobody watches', { isInteractive: false }],
    ['on a build machine', { isInteractive: true, environment: { CI: 'true' } }],
  ])('installs a browser with apt-get as root %s', async (_name, machine) => {
    const { host, events } = createFakeMachine({
      ...machine,
      userId: 0,
      programs: { 'apt-get': '/bin/apt-get', 'chromium-headless-shell': '/bin/shell' },
      installs: { 'apt-get install': '/bin/shell' },
    })
    expect(await findChromium(host)).toBe('/bin/shell')
    expect(events).toEqual([
      'There is no Chromium here: installing one with apt-get.',
      'apt-get update',
      'apt-get install -y --no-install-recommends --no-upgrade chromium-headless-shell',
    ])
  })

  test.each([
    ['without root', { userId: 1000, programs: { 'apt-get': '/bin/apt-get' } }],
    ['on Windows', { userId: undefined, programs: { 'apt-get': '/bin/apt-get' } }],
    ['without apt-get', { userId: 0 }],
    [
      'while a person watches',
      { userId: 0, isInteractive: true, programs: { 'apt-get': '/bin/apt-get' } },
    ],
  ])("installs Playwright's download %s", async (_name, options) => {
    const { host, events } = createFakeMachine({
      ...options,
      installs: { 'install chromium': '/playwright/chrome' },
    })
    expect(await findChromium(host)).toBe('/playwright/chrome')
    expect(events).toEqual([
      "There is no Chromium here: installing one with Playwright's own download.",
      'playwright install chromium',
    ])
  })

  test("installs Playwright's download if apt-get installs nothing that starts", async () => {
    const { host, events } = createFakeMachine({
      userId: 0,
      programs: { 'apt-get': '/bin/apt-get' },
      installs: { 'playwright install': '/playwright/chrome' },
    })
    expect(await findChromium(host)).toBe('/playwright/chrome')
    expect(events).toHaveLength(5)
  })

  test('throws with what to do if no installer succeeds', async () => {
    const { host } = createFakeMachine({ playwrightProgram: () => Promise.resolve(undefined) })
    await expect(findChromium(host)).rejects.toThrow(
      'There is no Chromium here, and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
    )
  })
})
