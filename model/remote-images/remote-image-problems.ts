// The problems of images that a page uses by URL.
import type { FileProblem, ProblemDetails } from '../problems/problem'
import { ALLOWED_HOSTS_LABEL } from './allowed-hosts'

/** The end of most advice: an upload works whatever the other website does. */
const UPLOAD_IT = 'save the picture, upload it to content/images, and write its name here.'

export const HOST_NOT_ALLOWED: ProblemDetails = {
  code: 'image-elsewhere',
  message: 'The picture is on another website.',
  fix: `Save it, upload it to content/images, and write its name here. Only pictures from ${ALLOWED_HOSTS_LABEL} can be used by their address.`,
}

/** Returns true for a URL at which GitHub keeps what an editor drops into its editor. */
export const isDroppedImage = (url: string): boolean =>
  /^https:\/\/(?:github\.com\/user-attachments\/|(?:private-)?user-images\.githubusercontent\.com\/)/i.test(
    url,
  )

export const DROPPED_IMAGE: ProblemDetails = {
  code: 'image-elsewhere',
  message: 'This picture was pasted into the text on GitHub, and our website does not show it.',
  fix: `${adviseOnDropped('![What it shows](/images/photo.jpg)')} For What it shows, write what people see in it, or decorative if it only decorates the page.`,
}

/** @param words what the picture shows, or null if that is not known */
export const describeDroppedImage = (words: string | null): ProblemDetails =>
  words === null
    ? DROPPED_IMAGE
    : { ...DROPPED_IMAGE, fix: adviseOnDropped(`![${words}](/images/photo.jpg)`) }

/** @param name a picture in content/images, whose name the dropped one has */
export const describeKnownImage = (name: string): ProblemDetails => ({
  ...DROPPED_IMAGE,
  fix: `Write ![What it shows](/images/${name}), with a few words of your own for What it shows. If it only decorates the page, write ![decorative](/images/${name})`,
})

function adviseOnDropped(code: string): string {
  return `Upload the picture first, if it is not in content/images yet: open that folder, and press Add file. Then write ${code} in place of this, with the name of your picture for photo.jpg.`
}

/** In a field, which has only the name of a picture. */
export const DROPPED_FIELD_IMAGE: ProblemDetails = {
  ...DROPPED_IMAGE,
  message: 'This is the address of a picture on GitHub, and our website does not show it.',
  fix: 'Upload the picture first, if it is not in content/images yet: open that folder, and press Add file. Then write only its name here, such as photo.jpg',
}

/** @param https the same URL with https:// */
export const insecureUrl = (https: string): ProblemDetails => ({
  code: 'image-insecure',
  message: 'The address of this picture does not begin with https://, so it is not safe.',
  fix: `Write ${https}`,
  replacement: https,
})

export const WEB_PAGE_URL: ProblemDetails = {
  code: 'image-page',
  message: 'This is the address of a page, not of a picture.',
  fix: `Open the page, press and hold the picture or right-click it, and copy its own address. Or ${UPLOAD_IT}`,
}

/** @param start how the addresses of the pictures of that website begin */
export const webPageOf = (start: string): ProblemDetails => ({
  ...WEB_PAGE_URL,
  fix: `Open the page, press and hold the picture or right-click it, and copy its own address, which begins with ${start}. Write it here. Or ${UPLOAD_IT}`,
})

export const MALFORMED_URL: ProblemDetails = {
  code: 'image-address',
  message: 'There are characters in the address of this picture that do not belong there.',
  fix: `Open the picture by itself, and copy its address again. Or ${UPLOAD_IT}`,
}

/** @param host the host that did not answer, or answered with a temporary error */
export const downloadFailed = (host: string): ProblemDetails => ({
  code: 'image-unfetched',
  message: `The picture could not be fetched from ${host}, and there is no copy of it yet.`,
  fix: `Wait a little, and let the check run again. Or ${UPLOAD_IT}`,
})

export const unexpectedStatus = (host: string): ProblemDetails => ({
  code: 'image-gone',
  message: `${host} does not have this picture, or does not give it to us.`,
  fix: `Open the address to see if the picture is there. Choose another one, or ${UPLOAD_IT}`,
})

export const REDIRECTED_AWAY: ProblemDetails = {
  code: 'image-led-away',
  message: 'This address leads on to another website, and pictures from there cannot be used.',
  fix: `Open the picture by itself, and copy the address that you see there. Or ${UPLOAD_IT}`,
}

export const NOT_AN_IMAGE: ProblemDetails = {
  code: 'image-no-photo',
  message: 'What is at this address is not a photo that can be shown.',
  fix: 'Choose a JPEG, PNG, WebP or AVIF picture.',
}

/** Rewrites the advice about one of our files for a remote image, which nobody here can upload again. */
export function forRemoteImage({ severity = 'error', ...problem }: FileProblem): FileProblem {
  const fix =
    severity === 'warning'
      ? 'Choose a larger one if there is one: 1600 dots wide is good.'
      : `Choose another picture. Or ${UPLOAD_IT}`
  return { ...problem, severity, fix }
}
