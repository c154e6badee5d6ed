import { describe, expect, test } from 'vitest'
import { createFakeMachine } from '../chromium/testing/fake-machine'
import { findEngines } from './find-engines'

const PROGRAMS = {
  'firefox-esr': '/bin/firefox-esr',
  WebKitWebDriver: '/bin/WebKitWebDriver',
  Xvfb: '/bin/Xvfb',
}
const FOUND = {
  firefox: '/bin/firefox-esr',
  webKitDriver: '/bin/WebKitWebDriver',
  displayServer: '/bin/Xvfb',
}

describe('findEngines', () => {
  test('returns the programs on PATH and installs nothing', async () => {
    const { host, events } = createFakeMachine({ programs: PROGRAMS })
    expect(await findEngines(host)).toEqual(FOUND)
    expect(events).toEqual([])
  })

  test('installs what is missing with apt-get as root', async () => {
    const programs: Record<string, string> = { 'apt-get': '/bin/apt-get' }
    const { host, events } = createFakeMachine({ userId: 0, programs })
    const run: typeof host.run = (program, args) => {
      if (args.includes('firefox-esr')) Object.assign(programs, PROGRAMS)
      return host.run(program, args)
    }
    expect(await findEngines({ ...host, run })).toEqual(FOUND)
    expect(events).toEqual([
      'Firefox or WebKit is missing: installing firefox-esr, webkit2gtk-driver, xvfb with apt-get.',
      'apt-get update',
      'apt-get install -y --no-install-recommends --no-upgrade firefox-esr webkit2gtk-driver xvfb',
    ])
  })

  test.each([
    ['without root', { userId: 1000, programs: { 'apt-get': '/bin/apt-get' } }],
    ['without apt-get', { userId: 0 }],
    [
      'while a person watches',
      { userId: 0, isInteractive: true, programs: { 'apt-get': '/bin/apt-get' } },
    ],
    ['if nothing was installed', { userId: 0, programs: { 'apt-get': '/bin/apt-get' } }],
  ])('throws with what to do %s', async (_name, options) => {
    const { host } = createFakeMachine(options)
    await expect(findEngines(host)).rejects.toThrow(
      "install Debian's packages firefox-esr, webkit2gtk-driver, xvfb, or run CI=1 npm test as root",
    )
  })
})
