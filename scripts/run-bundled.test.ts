import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { exitCode } from '../generator/cli/exit'

test('run-bundled.mjs names the commands when there is none with the name', () => {
  const args = ['scripts/run-bundled.mjs', 'nonsense']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe(
    'There is no command "nonsense". The commands are check, prerender, record-urls.\n',
  )
  expect(status).toBe(exitCode.usage)
})
