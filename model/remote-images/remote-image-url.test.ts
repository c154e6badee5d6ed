// Which addresses a build may ask for a picture: those of a few hosts, and nothing that only looks like them.
import { expect, test } from 'vitest'
import { IMAGE_NAME } from '../images/image-name'
import { ALLOWED_HOSTS } from './allowed-hosts'
import {
  isRemoteImageUrl,
  isRemoteImageFile,
  getImageFileName,
  parseRemoteImageUrl,
} from './remote-image-url'

const HOST = 'images.unsplash.com'

test('each host of the list, with whatever its address asks for', () => {
  for (const host of ALLOWED_HOSTS) {
    expect(isRemoteImageUrl(`https://${host}/photo-1`)).toBe(true)
    expect(isRemoteImageUrl(`https://${host}/a/b.jpg?auto=format&w=1600#top`)).toBe(true)
  }
})

test.each([
  ['http', `http://${HOST}/a`],
  ['another program', `ftp://${HOST}/a`],
  ['a file', 'file:///etc/passwd'],
  ['only the host', `https://${HOST}/`],
  ['a port', `https://${HOST}:8443/a`],
  ['the usual port', `https://${HOST}:443/a`],
  ['a name', `https://ann@${HOST}/a`],
  ['a name and a password', `https://ann:word@${HOST}/a`],
  ['the host as a name', `https://${HOST}@example.org/a`],
  ['the host as a name, with a slash turned round', `https://example.org\\@${HOST}/a`],
  ['the host in a path', `https://example.org/${HOST}/a`],
  ['a longer host', `https://${HOST}.example.org/a`],
  ['a host that ends the same', `https://bad${HOST}/a`],
  ['a host below', `https://a.${HOST}/a`],
  ['a dot behind', `https://${HOST}./a`],
  ['capital letters', `https://Images.Unsplash.com/a`],
  ['a letter of another alphabet', 'https://im\u0430ges.unsplash.com/a'],
  ['this computer', 'https://localhost/a'],
  ['a number', 'https://127.0.0.1/a'],
  ['a number in brackets', 'https://[::1]/a'],
  ['one large number', 'https://2130706433/a'],
  ['where clouds keep their secrets', 'https://169.254.169.254/latest/meta-data'],
  ['a line break', `https://${HOST}/a\nb`],
  ['two slashes', `//${HOST}/a`],
])('no build asks at an address with %s', (_, address) => {
  expect(isRemoteImageUrl(address)).toBe(false)
})

test('what is told says what is wrong with the address', () => {
  const code = (typed: string) => {
    const read = parseRemoteImageUrl(typed)
    return 'finding' in read ? read.finding.code : read.value
  }
  expect(code(`https://${HOST}/a`)).toBe(`https://${HOST}/a`)
  expect(code(`http://${HOST}/a`)).toBe('image-insecure')
  expect(code('https://unsplash.com/photos/a')).toBe('image-page')
  expect(code('http://www.pexels.com/photo/a')).toBe('image-page')
  expect(code(`https://${HOST}:81/a`)).toBe('image-address')
  expect(code('https://example.org/a.jpg')).toBe('image-elsewhere')
  expect(code('http://example.org/a.jpg')).toBe('image-elsewhere')
  expect(code('https://')).toBe('image-elsewhere')
})

test('each address has a name of its own, which no file in content/images can have', () => {
  const [one, two] = ['a', 'b'].map((path) => getImageFileName(`https://${HOST}/${path}`))
  expect(one).not.toMatch(IMAGE_NAME)
  expect(isRemoteImageFile(one ?? '')).toBe(true)
  expect(['walk.svg', `../${one}`, 'stock_/../a.jpg'].some(isRemoteImageFile)).toBe(false)
  expect(two).not.toBe(one)
  expect(getImageFileName('walk.svg')).toBe('walk.svg')
})
