// Writes the advice on a picture in a text, whose name needs /images/ before it.
import { IMAGE_NAME, normalizeImageName } from '../../images/image-name'
import type { ImageSizes } from '../../images/image-size'
import type { ProblemDetails } from '../../problems/problem'
import { ALLOWED_HOSTS_LABEL } from '../../remote-images/allowed-hosts'
import {
  describeDroppedImage,
  describeKnownImage,
  HOST_NOT_ALLOWED,
} from '../../remote-images/remote-image-problems'
import { saysNothing } from '../../images/placeholder-descriptions'

/** Matches words that can be typed between square brackets as they are. */
const PLAIN_WORDS = /^[^[\]\\\n]+$/

/**
 * Returns the problem of a picture on another website, with what has to be typed in its place.
 * @param alt the words for the picture
 */
export function describePictureElsewhere(
  url: string,
  alt: string,
  images: ImageSizes,
): ProblemDetails {
  const words = PLAIN_WORDS.test(alt) ? alt : 'What it shows'
  const name = findPictureName(url)
  const code = `![${words}](/images/${name ?? 'photo.jpg'})`
  return { ...HOST_NOT_ALLOWED, fix: `${advise(name, code, images)} ${ALLOWED}` }
}

/**
 * Returns the problem of a picture that was dropped into a text on GitHub, with its words unless GitHub wrote them.
 * @param alt the words for the picture, or its name
 */
export function describeDropped(alt: string, images: ImageSizes = {}): ProblemDetails {
  const known = findImage(alt, images)
  const words = PLAIN_WORDS.test(alt) && !saysNothing(alt) ? alt.trim() : null
  return known === null ? describeDroppedImage(words) : describeKnownImage(known)
}

/** Returns the picture in content/images with a name that is typed with or without its ending, or null. */
function findImage(alt: string, images: ImageSizes): string | null {
  const typed = normalizeImageName(alt.trim())
  if (typed === '') return null
  const stem = typed.replace(/\.[a-z]{3,4}$/, '')
  const names = Object.keys(images).filter((name) => name.replace(/\.[a-z]+$/, '') === stem)
  return names.find((name) => name === typed) ?? (names.length === 1 ? (names[0] ?? null) : null)
}

function advise(name: string | null, code: string, images: ImageSizes): string {
  if (name === null)
    return `Save it, upload it to content/images, and write ${code} here, with the name of your picture in place of photo.jpg.`
  return Object.hasOwn(images, name)
    ? `If it is the picture ${name} in content/images, write ${code} here. If not, save it, upload it there with another name, and write that name after /images/.`
    : `Save it, upload it to content/images with the name ${name}, and write ${code} here.`
}

const ALLOWED = `Only pictures from ${ALLOWED_HOSTS_LABEL} can be used by their address.`

/** Returns the name that a picture has in its address, as it may be in content/images; null if it has none. */
function findPictureName(url: string): string | null {
  const path = url.replace(/[?#].*$/, '')
  const typed = /^(?:https?:)?\/\/[^/]+\//i.test(path) ? path : ''
  const name = normalizeImageName(typed.replaceAll(/%20|\+/g, ' '))
  return IMAGE_NAME.test(name) ? name : null
}

/** Returns the problem of the name of a picture that is not like /images/walk.jpg. */
export function describePictureName(typed: string, images: ImageSizes): ProblemDetails {
  const name = typed.split(/[/\\]/).at(-1) ?? ''
  const exists = Object.hasOwn(images, name)
  const isOnComputer = /^(?:[a-z]:[\\/]|file:|\/(?:Users|home)\/|~\/|content:\/\/)/i.test(typed)
  const needsFolder = exists && typed === name
  return {
    code: 'image-elsewhere',
    message: isOnComputer
      ? 'This is the place of a picture on your computer or phone, where visitors cannot see it.'
      : needsFolder
        ? 'In a text, the name of a picture needs /images/ before it.'
        : 'The picture is not in content/images.',
    fix: exists
      ? `Write /images/${name}`
      : 'Put the picture into content/images and write its name like ![What it shows](/images/photo.jpg)',
    ...(exists ? { replacement: `/images/${name}` } : {}),
  }
}
