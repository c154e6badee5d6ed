import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { V8_FLAGS } from './v8-flags.mjs'

test('Node knows the settings, and prints nothing about them', () => {
  const asArguments = spawnSync(process.execPath, [...V8_FLAGS, '--eval', ''], { encoding: 'utf8' })
  expect(asArguments).toMatchObject({ status: 0, stderr: '' })

  const setFlags = `require('node:v8').setFlagsFromString(${JSON.stringify(V8_FLAGS.join(' '))})`
  const set = spawnSync(process.execPath, ['--eval', setFlags], { encoding: 'utf8' })
  expect(set).toMatchObject({ status: 0, stderr: '' })
})
