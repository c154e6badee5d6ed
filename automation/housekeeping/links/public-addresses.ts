// Finds out where a host is, and refuses every place that is not on the public internet. A link in the content must not make
// the machine that runs this ask itself or its own network.
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

export type Address = { readonly address: string; readonly family: number }

/** Resolves to at least one address of the host. */
export type Resolve = (host: string) => Promise<readonly Address[]>

/** A host that is not asked. */
export class RefusedHostError extends Error {
  override name = 'RefusedHostError'
}

/** The special-purpose addresses of IPv4 (IANA's registry, RFC 6890), multicast and what is reserved. */
const NOT_PUBLIC_IPV4 = createBlockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])

/** All that IPv6 has given out for the public. It leaves out ::1, local addresses, and those that have an IPv4 address in them. */
const PUBLIC_IPV6 = createBlockList('ipv6', ['2000::/3'])

/** What of it is special: Teredo and other protocols, examples, and 6to4, which has an IPv4 address in it. */
const NOT_PUBLIC_IPV6 = createBlockList('ipv6', [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
])

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  // An address with a zone, such as fe80::1%eth0, is one of the local network.
  if (version === 0 || address.includes('%')) return false
  return version === 4
    ? !NOT_PUBLIC_IPV4.check(address, 'ipv4')
    : PUBLIC_IPV6.check(address, 'ipv6') && !NOT_PUBLIC_IPV6.check(address, 'ipv6')
}

/**
 * Resolves a host name, or an address, to addresses on the public internet.
 * @throws RefusedHostError if any of them is not public
 */
export const resolvePublic: Resolve = async (host) => {
  const addresses = await lookup(host, { all: true })
  if (addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address)))
    return addresses
  throw new RefusedHostError(`${host} is not on the public internet.`)
}

function createBlockList(type: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), type)
  }
  return list
}
