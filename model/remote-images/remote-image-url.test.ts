// Tests for the URLs from which a build may download images: only the allowed hosts, and no lookalikes.
import { describe, expect, test } from 'vitest'
import { IMAGE_NAME } from '../images/image-name'
import { ALLOWED_HOSTS } from './allowed-hosts'
import {
  isRemoteImageUrl,
  isRemoteImageFile,
  getImageFileName,
  parseRemoteImageUrl,
} from './remote-image-url'

const HOST = 'images.unsplash.com'

describe('isRemoteImageUrl', () => {
  test('accepts any path and query on each allowed host', () => {
    for (const host of ALLOWED_HOSTS) {
      expect(isRemoteImageUrl(`https://${host}/photo-1`)).toBe(true)
      expect(isRemoteImageUrl(`https://${host}/a/b.jpg?auto=format&w=1600#top`)).toBe(true)
    }
  })

  test.each([
    ['http', `http://${HOST}/a`],
    ['another scheme', `ftp://${HOST}/a`],
    ['a file', 'file:///etc/passwd'],
    ['only the host', `https://${HOST}/`],
    ['a port', `https://${HOST}:8443/a`],
    ['the usual port', `https://${HOST}:443/a`],
    ['a user name', `https://ann@${HOST}/a`],
    ['a user name and a password', `https://ann:word@${HOST}/a`],
    ['the host as a user name', `https://${HOST}@example.org/a`],
    ['the host as a user name after a backslash', `https://example.org\\@${HOST}/a`],
    ['the host in a path', `https://example.org/${HOST}/a`],
    ['a longer host', `https://${HOST}.example.org/a`],
    ['a host with the same ending', `https://bad${HOST}/a`],
    ['a subdomain', `https://a.${HOST}/a`],
    ['a dot after the host', `https://${HOST}./a`],
    ['capital letters', `https://Images.Unsplash.com/a`],
    ['a letter of another alphabet', 'https://im\u0430ges.unsplash.com/a'],
    ['this computer', 'https://localhost/a'],
    ['an IPv4 address', 'https://127.0.0.1/a'],
    ['an IPv6 address', 'https://[::1]/a'],
    ['an IPv4 address as one number', 'https://2130706433/a'],
    ['the metadata service of a cloud', 'https://169.254.169.254/latest/meta-data'],
    ['a line break', `https://${HOST}/a\nb`],
    ['no scheme', `//${HOST}/a`],
  ])('rejects a URL with %s', (_, url) => {
    expect(isRemoteImageUrl(url)).toBe(false)
  })
})

test('parseRemoteImageUrl reports what is wrong with a URL', () => {
  const getCode = (typed: string) => {
    const result = parseRemoteImageUrl(typed)
    return 'problem' in result ? result.problem.code : result.value
  }
  expect(getCode(`https://${HOST}/a`)).toBe(`https://${HOST}/a`)
  expect(getCode(`http://${HOST}/a`)).toBe('image-insecure')
  expect(getCode('https://unsplash.com/photos/a')).toBe('image-page')
  expect(getCode('http://www.pexels.com/photo/a')).toBe('image-page')
  expect(getCode(`https://${HOST}:81/a`)).toBe('image-address')
  expect(getCode('https://example.org/a.jpg')).toBe('image-elsewhere')
  expect(getCode('http://example.org/a.jpg')).toBe('image-elsewhere')
  expect(getCode('https://')).toBe('image-elsewhere')
})

test('getImageFileName returns a unique name for each URL, which no file in content/images can have', () => {
  const [first = '', second = ''] = ['a', 'b'].map((path) =>
    getImageFileName(`https://${HOST}/${path}`),
  )
  expect(first).not.toMatch(IMAGE_NAME)
  expect(isRemoteImageFile(first)).toBe(true)
  expect(['walk.svg', `../${first}`, 'stock_/../a.jpg'].some(isRemoteImageFile)).toBe(false)
  expect(second).not.toBe(first)
  expect(getImageFileName('walk.svg')).toBe('walk.svg')
})
