import { describe, expect, test } from 'vitest'
import { findMissingPackages, isSupportedNode } from './ensure-dependencies.mjs'

const linux = { os: 'linux', cpu: 'x64' }

describe('isSupportedNode', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
    expect(isSupportedNode(version)).toBe(true)
  })

  test.each(['18.20.8', '20.18.3', '20.9.0', '8.19.0'])('rejects Node %s', (version) => {
    expect(isSupportedNode(version)).toBe(false)
  })
})

describe('findMissingPackages', () => {
  const vite = { 'node_modules/vite': { version: '7.3.8' } }

  test('returns nothing when every package is installed in the locked version', () => {
    const wanted = { '': { version: '0.1.0' }, ...vite }
    expect(
      findMissingPackages(wanted, { ...vite, 'node_modules/more': { version: '1.0.0' } }, linux),
    ).toEqual([])
  })

  test('names a missing package and one with another version', () => {
    const wanted = { ...vite, 'node_modules/react': { version: '19.3.1' } }
    expect(
      findMissingPackages(wanted, { 'node_modules/vite': { version: '7.3.7' } }, linux),
    ).toEqual(['node_modules/vite', 'node_modules/react'])
  })

  test.each([
    ['another system', { os: ['darwin'], cpu: ['x64'] }],
    ['another processor', { os: ['linux'], cpu: ['arm64'] }],
    ['a system that is excluded', { os: ['!linux'] }],
    ['a C library, which is not detected', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['no particular system', {}],
  ])('does not require an optional package for %s', (_name, limits) => {
    const wanted = { 'node_modules/native': { version: '1.0.0', optional: true, ...limits } }
    expect(findMissingPackages(wanted, {}, linux)).toEqual([])
  })

  test.each([
    ['this system', { os: ['linux', 'darwin'], cpu: ['x64'] }],
    ['all systems but one', { os: ['!win32'] }],
  ])('requires an optional package for %s', (_name, limits) => {
    const wanted = { 'node_modules/native': { version: '1.0.0', optional: true, ...limits } }
    expect(findMissingPackages(wanted, {}, linux)).toEqual(['node_modules/native'])
  })
})
