// Tests that only addresses on the public internet are asked. Nothing here needs a network.
import { describe, expect, test } from 'vitest'
import { isPublicAddress, resolvePublic } from './public-addresses'

describe('isPublicAddress', () => {
  test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '223.255.255.254', '2606:4700::1111'])(
    'accepts %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1111%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('refuses "%s"', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('resolvePublic', () => {
  test.each(['localhost', '127.0.0.1', '::1', '169.254.169.254'])('refuses %s', async (host) => {
    await expect(resolvePublic(host)).rejects.toMatchObject({ name: 'RefusedHostError' })
  })

  test('returns an address that is public', async () => {
    expect(await resolvePublic('1.1.1.1')).toEqual([{ address: '1.1.1.1', family: 4 }])
  })
})
