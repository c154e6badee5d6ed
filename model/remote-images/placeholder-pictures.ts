// Recognizes the addresses of pictures that chat programs and templates put where a real one belongs.
import type { ProblemDetails } from '../problems/problem'

const PLACEHOLDER_HOST =
  /^(?:(?:www\.|via\.)?placeholder\.com|(?:www\.)?placehold\.(?:co|it|jp)|(?:www\.)?dummyimage\.com|(?:\w+\.)?picsum\.photos|loremflickr\.com|(?:www\.)?fakeimg\.pl|(?:www\.)?placekitten\.com|placebear\.com|placeimg\.com|lorempixel\.com|(?:i\.)?pravatar\.cc|ui-avatars\.com)$/i

/** Returns the problem of an address at such a host, or null. */
export function findPlaceholderPicture(host: string): ProblemDetails | null {
  return PLACEHOLDER_HOST.test(host)
    ? {
        code: 'image-elsewhere',
        message: `At ${host} there are only sample pictures, and none of ours.`,
        fix: 'Upload the real picture to content/images, and write its name here.',
      }
    : null
}
