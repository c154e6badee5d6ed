// Defines the fields for an image (a file in content/images or a remote image) and its alternative text.
import { valid, field, invalid, type Field, type FieldDocs } from '../field'
import { checkPlainText } from '../../markup/plain-text'
import { checkPictureSize } from '../../markup/picture-size'
import { checkProgramDescription } from '../../markup/program-descriptions'
import { saysNothing } from '../../images/placeholder-descriptions'
import { describeHeic } from '../../images/image-problems'
import { IMAGE_NAME, isRejectedImage, normalizeImageName } from '../../images/image-name'
import type { ProblemDetails } from '../../problems/problem'
import { findStoredPath } from '../../links/stored-files'
import { DROPPED_FIELD_IMAGE, isDroppedImage } from '../../remote-images/remote-image-problems'
import { hasHost, parseRemoteImageUrl } from '../../remote-images/remote-image-url'

const IMAGE_DOCS: FieldDocs = {
  about:
    'The picture: the name of a file in content/images, or its address on a stock photo website.',
  example: 'event-walk.svg',
  alsoCalled: [
    'photo',
    'picture',
    'pic',
    'img',
    'image_file',
    'cover',
    'cover_image',
    'cover_photo',
    'featured_image',
    'feature_image',
    'hero',
    'hero_image',
    'banner',
    'foto',
    'imagen',
    'image_name',
    'image_url',
    'image_path',
    'image_src',
    'main_image',
    'thumbnail',
    'photo_file',
    'photo_name',
    'header_image',
    'header_photo',
    'graphic',
    'illustration',
    'featured_photo',
    'social_image',
    'og_image',
  ],
}

/** Accepts the name of a file in content/images, or the URL of a remote image. */
export function image(docs: Partial<FieldDocs> = {}): Field<string> {
  return field(
    { ...IMAGE_DOCS, ...docs },
    (typed, { images }) => {
      // The problem of a file with a wrong name is reported there.
      if (IMAGE_NAME.test(typed) || Object.hasOwn(images, typed)) return valid(typed)
      if (/\.hei[cf]$/i.test(typed)) return { problem: describeHeic(typed) }
      const stored = findStoredPath(typed)?.replace(/^\/images\//, '')
      if (stored !== undefined && IMAGE_NAME.test(stored))
        return invalid(
          'image-name',
          'This is the address of a picture on GitHub.',
          `Write ${stored}`,
          stored,
        )
      if (isDroppedImage(typed)) return { problem: DROPPED_FIELD_IMAGE }
      if (hasHost(typed)) return parseRemoteImageUrl(typed)
      const fileNames = Object.keys(images)
      const syntax = MARKDOWN_IMAGE.exec(typed)
      if (syntax) return rejectMarkdown(typed, syntax, fileNames)
      const name = suggestImageName(typed, fileNames)
      const normalized = normalizeImageName(typed)
      const isReported = fileNames.some((file) => isRejectedImage(file, typed))
      if (name === null && isReported) return valid(typed)
      // The check of the whole site knows what the original of a translation has here.
      if (name === null && IMAGE_NAME.test(normalized)) return valid(typed)
      return invalid(
        'image-name',
        name?.toLowerCase() === typed.toLowerCase()
          ? `"${typed}" has a capital letter, but the picture is called ${name}.`
          : `"${typed}" is not the name of a picture.`,
        name === null ? ADVICE : `Write ${name}`,
        name,
      )
    },
    'image',
  )
}

/** Matches an image or a link in Markdown syntax, with its text and its target. */
const MARKDOWN_IMAGE = /^!?\[([^\]]*)\]\(([^()]*)\)$/

/** Rejects Markdown syntax without suggesting an edit, because the edit would delete the alternative text. */
function rejectMarkdown(
  typed: string,
  [, alt = '', target = '']: RegExpExecArray,
  fileNames: readonly string[],
) {
  const name = suggestImageName(target, fileNames) ?? normalizeImageName(target)
  const altAdvice = alt.trim() === '' ? '' : `, and put the words "${alt}" into image_alt`
  return invalid(
    'image-name',
    `"${typed}" is how a picture is written in a text.`,
    `Here, write only ${name}${altAdvice}.`,
  )
}

const ADVICE = 'Write the name of a file in content/images, with its ending, such as my-photo.jpg'

/** Finds the image that was meant: its name is spelled differently, or lacks its extension or has one of no picture, and is unique without it. */
function suggestImageName(typed: string, fileNames: readonly string[]): string | null {
  const normalized = normalizeImageName(typed)
  if (fileNames.includes(normalized)) return normalized
  const stem = normalized.replace(/\.\w{2,5}$/, '')
  const [match, ...more] = fileNames.filter((name) => name.replace(/\.\w+$/, '') === stem)
  return more.length === 0 ? (match ?? null) : null
}

const MAX_ALT_LENGTH = 250

const ALT_DOCS: FieldDocs = {
  about: 'What the picture shows, for people who cannot see it, or the word decorative.',
  example: 'Families walking a path between tall pines',
  alsoCalled: [
    'alt',
    'alt_text',
    'caption',
    'image_text',
    'image_description',
    'image_alt_text',
    'image_caption',
    'cover_alt',
    'cover_image_alt',
    'featured_image_alt',
    'hero_alt',
    'hero_image_alt',
    'photo_alt',
    'picture_alt',
    'img_alt',
    'alt_image',
    'texto_alternativo',
    'alternative_text',
    'image_alternative',
    'image_alternative_text',
    'alt_tag',
    'alt_description',
    'photo_text',
    'photo_description',
    'picture_text',
    'picture_description',
    'describe_image',
    'description_of_image',
    'img_text',
    'img_description',
    'image_words',
  ],
}

/** Matches what a phone makes of the word, or people of its meaning. */
const ALMOST_DECORATIVE = /^decor(?:ated?|ations?|ating|ative image|ative picture|tive|itive)?$/i
const DECORATIVE_IN_SPANISH = /^(?:decorativ[oa]|decoraci[oó]n)$/i

/** Accepts alternative text. The single word `decorative` marks an image that adds nothing to the text. */
export function altText(docs: Partial<FieldDocs> = {}): Field<string> {
  return field({ ...ALT_DOCS, ...docs }, (typed) => {
    if (DECORATIVE_IN_SPANISH.test(typed))
      return invalid(
        'image-words-name',
        `The word decorative stays in English. People who cannot see the picture would hear "${typed}" as its description.`,
        'Write decorative',
        'decorative',
      )
    if (ALMOST_DECORATIVE.test(typed))
      return invalid(
        'image-words-name',
        `"${typed}" would be read aloud, and it does not say what the picture shows.`,
        'If the picture adds nothing to the text, write decorative',
        'decorative',
      )
    if (saysNothing(typed)) return { problem: altSaysNothing(typed) }
    const markup =
      checkProgramDescription(typed) ?? checkPictureSize(typed) ?? checkPlainText(typed)
    if (markup) return { problem: markup }
    return typed.length <= MAX_ALT_LENGTH
      ? valid(typed.toLowerCase() === 'decorative' ? '' : typed)
      : invalid(
          'image-words-long',
          'The words for the picture are too long.',
          'Say in one sentence what the picture shows.',
        )
  })
}

export const altSaysNothing = (alt: string): ProblemDetails => ({
  code: 'image-words-name',
  message: `"${alt}" does not say what the picture shows.`,
  fix: 'Say in one sentence what people see in the picture, or write decorative when the picture adds nothing to the text.',
})
