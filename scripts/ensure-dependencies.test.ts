// Tests what counts as "installed", and which Node is new enough.
import { describe, expect, it } from 'vitest'
import { findMissingPackages, isSupportedNode } from './ensure-dependencies.mjs'

const linux = { os: 'linux', cpu: 'x64' }

describe('isNodeNewEnough', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes Node %s', (version) => {
    expect(isSupportedNode(version)).toBe(true)
  })

  it.each(['18.20.8', '20.18.3', '20.9.0', '8.19.0'])('refuses Node %s', (version) => {
    expect(isSupportedNode(version)).toBe(false)
  })
})

describe('findMissing', () => {
  const vite = { 'node_modules/vite': { version: '7.3.8' } }

  it('finds nothing when every package is there in its version', () => {
    const wanted = { '': { version: '0.1.0' }, ...vite }
    expect(
      findMissingPackages(wanted, { ...vite, 'node_modules/more': { version: '1.0.0' } }, linux),
    ).toEqual([])
  })

  it('names a package that is not there, and one in another version', () => {
    const wanted = { ...vite, 'node_modules/react': { version: '19.3.1' } }
    expect(
      findMissingPackages(wanted, { 'node_modules/vite': { version: '7.3.7' } }, linux),
    ).toEqual(['node_modules/vite', 'node_modules/react'])
  })

  it.each([
    ['another system', { os: ['darwin'], cpu: ['x64'] }],
    ['another processor', { os: ['linux'], cpu: ['arm64'] }],
    ['a system that is excluded', { os: ['!linux'] }],
    ['a C library, which is not looked up', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['no system of its own', {}],
  ])('does not miss an optional package of %s', (_name, limits) => {
    const wanted = { 'node_modules/native': { version: '1.0.0', optional: true, ...limits } }
    expect(findMissingPackages(wanted, {}, linux)).toEqual([])
  })

  it.each([
    ['this system', { os: ['linux', 'darwin'], cpu: ['x64'] }],
    ['all systems but one', { os: ['!win32'] }],
  ])('misses an optional package of %s', (_name, limits) => {
    const wanted = { 'node_modules/native': { version: '1.0.0', optional: true, ...limits } }
    expect(findMissingPackages(wanted, {}, linux)).toEqual(['node_modules/native'])
  })
})
