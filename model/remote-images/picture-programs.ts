// Recognizes the addresses at which programs and social networks show a picture in a page of their own.
import type { ProblemDetails } from '../problems/problem'

type PictureProgram = { readonly host: RegExp; readonly name: string; readonly advice: string }

const DOWNLOAD = 'Open it, download the picture'

const PROGRAMS: readonly PictureProgram[] = [
  {
    host: /^(?:www\.)?canva\.(?:com|link|site)$/,
    name: 'Canva',
    advice: 'In Canva, press Share and Download, choose PNG',
  },
  {
    host: /^(?:www\.|new\.|express\.)?adobe\.com$/,
    name: 'Adobe',
    advice: 'There, press Download, choose PNG',
  },
  {
    host: /^(?:docs|slides)\.google\.com$/,
    name: 'Google Docs',
    advice: 'Save the picture on your device',
  },
  { host: /^drive\.google\.com$/, name: 'Google Drive', advice: DOWNLOAD },
  {
    host: /^(?:photos\.google\.com|photos\.app\.goo\.gl)$/,
    name: 'Google Photos',
    advice: DOWNLOAD,
  },
  { host: /^(?:www\.)?dropbox\.com$/, name: 'Dropbox', advice: DOWNLOAD },
  { host: /^(?:share|www)\.icloud\.com$/, name: 'iCloud', advice: DOWNLOAD },
  { host: /^(?:onedrive\.live\.com|1drv\.ms)$/, name: 'OneDrive', advice: DOWNLOAD },
  {
    host: /^(?:www\.|m\.)?(?:facebook\.com|fb\.com)$/,
    name: 'Facebook',
    advice: 'Save the picture on your device',
  },
  {
    host: /^(?:www\.)?instagram\.com$/,
    name: 'Instagram',
    advice: 'Save the picture on your device',
  },
]

const findProgram = (host: string): PictureProgram | undefined =>
  PROGRAMS.find((program) => program.host.test(host.toLowerCase()))

/** Returns whether a host is that of a program that shows pictures in pages of its own. */
export const isPictureProgram = (host: string): boolean => findProgram(host) !== undefined

/** Returns the problem of an address of such a program, or null. */
export function findProgramPage(host: string): ProblemDetails | null {
  const program = findProgram(host)
  return program === undefined
    ? null
    : {
        code: 'image-page',
        message: `This is the address of a page of ${program.name} that shows a picture, not of the picture.`,
        fix: `${program.advice}, upload it to content/images, and write its name here.`,
      }
}
