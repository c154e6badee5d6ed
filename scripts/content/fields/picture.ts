// Pictures: a file in content/images, and the words for people who cannot see it.
import { accepted, field, rejected, type Field } from '../field'

/** The name of a file in content/images. */
export function image(about = 'The picture: the name of a file in content/images.'): Field<string> {
  return field(
    { about, example: 'event-walk.svg' },
    (typed) =>
      /^[a-z0-9][a-z0-9-]*\.(svg|jpe?g|png|webp|avif)$/.test(typed)
        ? accepted(typed)
        : rejected(
            'image-name',
            `"${typed}" is not the name of a picture.`,
            'Write the name of a file in content/images in small letters, digits and hyphens, for example event-walk.svg',
          ),
    'image',
  )
}

/** What the picture shows, in words. The single word `decorative` says that it adds nothing to the text. */
export function alternativeText(
  about = 'What the picture shows, for people who cannot see it, or the word decorative.',
): Field<string> {
  return field(
    {
      about,
      example: 'Families walking a path between tall pines',
    },
    (typed) =>
      typed.length <= 250
        ? accepted(typed.toLowerCase() === 'decorative' ? '' : typed)
        : rejected(
            'image-words-long',
            'The words for the picture are too long.',
            'Say in one sentence what the picture shows.',
          ),
  )
}
