// Pages (content/pages); the path of a file is the path of its page.
import { optional, toFieldName } from '../schema/field'
import { focalPoint } from '../schema/fields/focal-point'
import { image, altText } from '../schema/fields/image'
import { link } from '../schema/fields/urls/link'
import { sensitive } from '../schema/fields/sensitive'
import { metaDescription, text } from '../schema/fields/text'
import { videoUrl } from '../schema/fields/video'
import { reviewFields } from '../schema/review-fields'
import { defineCollection, type Entry } from '../define-collection'
import { BUTTON_LINK_NAMES, BUTTON_TEXT_NAMES } from './button-names'
import type { FieldsProblem } from '../problems/problem'
import { listWords } from '../text/list-words'
import { translationFields } from '../schema/translation-fields'

/** The slug of the page that is shown for every unknown URL; it has no path of its own. */
export const NOT_FOUND_SLUG = '404'

export const page = defineCollection({
  name: 'page',
  folder: 'pages',
  body: 'optional',
  getPagePath: (slug) => (slug === NOT_FOUND_SLUG ? null : slug === 'index' ? '/' : `/${slug}`),
  fields: {
    title: text({
      about:
        'The name of the page, shown in the browser tab and, if there is no heading, at the top of the page.',
      example: 'Our History',
      alsoCalled: [
        'name',
        'page_title',
        'titulo',
        'nombre',
        'tab_title',
        'seo_title',
        'meta_title',
      ],
      atMost: 80,
    }),
    description: metaDescription(
      'How a small group of neighbors in 1983 began what is now Lantern Hill.',
    ),
    heading: optional(
      text({
        about: 'The large words at the top, if they differ from the title.',
        example: 'You are not alone',
        alsoCalled: [
          'headline',
          'h1',
          'page_heading',
          'encabezado',
          'header',
          'big_heading',
          'page_header',
          'main_heading',
        ],
        atMost: 80,
      }),
    ),
    lead: optional(
      text({
        about: 'One or two sentences under the heading.',
        example: 'Whatever brought you here, you are welcome.',
        alsoCalled: [
          'subtitle',
          'subheading',
          'intro',
          'introduction',
          'tagline',
          'subtitulo',
          'sub_heading',
          'sub_title',
          'lede',
          'opening',
          'first_sentence',
          'first_paragraph',
          'intro_text',
          'introduccion',
        ],
      }),
    ),
    image: optional(image()),
    imageAlt: optional(
      altText({
        about:
          'Needed with a picture: what it shows, for people who cannot see it, or the word decorative.',
      }),
    ),
    focus: optional(focalPoint()),
    buttonText: optional(
      text({
        about: 'The words on a button at the top, if the page has one thing to do.',
        example: 'Open the donation form',
        alsoCalled: BUTTON_TEXT_NAMES,
        atMost: 40,
      }),
    ),
    buttonLink: optional(
      link({
        about: 'Needed with a button: where it leads.',
        example: 'donation-form',
        alsoCalled: BUTTON_LINK_NAMES,
      }),
    ),
    emailSubject: optional(
      text({
        about:
          'The subject of emails that are started from this page, if it is not Website Inquiry.',
        example: 'Join Prayer Team',
        alsoCalled: ['subject', 'mail_subject', 'asunto', 'subject_line', 'email_title'],
      }),
    ),
    emailBody: optional(
      text({
        about: 'The first words of those emails.',
        example: 'Please add me to the prayer team.',
        alsoCalled: ['mail_body', 'email_text', 'message', 'email_message', 'body_text'],
      }),
    ),
    videoUrl: optional(
      videoUrl({
        about:
          'The address of a video for the end of the page. To find it, open the video, press Share, then Embed.',
        example: 'https://www.youtube-nocookie.com/embed/sample-video',
        alsoCalled: [
          'video',
          'video_link',
          'youtube',
          'video_address',
          'youtube_url',
          'youtube_link',
          'vimeo',
          'vimeo_url',
          'video_embed',
          'embed',
          'embed_url',
          'clip',
          'movie',
        ],
      }),
    ),
    videoTitle: optional(
      text({
        about: 'Needed with a video: its name.',
        example: 'Our story',
        alsoCalled: ['video_name', 'video_heading', 'title_of_video'],
      }),
    ),
    videoImage: optional(
      image({
        about:
          'Needed with a video: the picture shown before it plays, the name of a file in content/images.',
        alsoCalled: [
          'video_photo',
          'video_picture',
          'thumbnail',
          'poster',
          'video_thumbnail',
          'video_poster',
          'video_cover',
          'video_preview',
        ],
      }),
    ),
    videoText: optional(
      text({
        about:
          'Needed with a video, for people who cannot hear or see it: what is said and shown in it, or that it has captions and where its words are.',
        example: 'The film has captions. Everything that is said in it is in the text above.',
        alsoCalled: [
          'transcript',
          'captions',
          'video_description',
          'video_transcript',
          'video_captions',
          'video_words',
        ],
        atMost: 2000,
      }),
    ),
    ...reviewFields,
    ...translationFields,
    sensitive: sensitive(),
  },
  check: (values) => [
    ...checkVideo(values),
    ...('buttonText' in values !== 'buttonLink' in values
      ? [
          {
            code: 'button-incomplete' as const,
            field: 'buttonText' in values ? 'button_text' : 'button_link',
            ...('buttonText' in values
              ? {
                  message: 'The button leads nowhere, so it would not be shown.',
                  fix: 'Delete this line, or add one with the address where the button leads, such as button_link: /contact',
                }
              : {
                  message: 'The button has no words, so it would not be shown.',
                  fix: 'Delete this line, or add one with the words of the button, such as button_text: Contact us',
                }),
          },
        ]
      : []),
    ...('imageAlt' in values && !('image' in values)
      ? [
          {
            code: 'image-words-alone' as const,
            field: 'image_alt',
            message: 'There is no picture to go with these words, so they would not be shown.',
            fix: 'Delete this line, or add one that begins with image: and goes on with the name of the picture.',
          },
        ]
      : []),
  ],
})

/** What each part of a video is, after its field. */
const PART_WORDS: Readonly<Record<string, string>> = {
  video_title: 'with the name of the video',
  video_image: 'with the name of a picture in content/images',
  video_text: 'with words for people who cannot hear or see the video',
}

const VIDEO_PARTS = ['videoTitle', 'videoImage', 'videoText'] as const

/** Finds a video that lacks one of its parts, and parts without a video. */
function checkVideo(values: object): FieldsProblem[] {
  const parts = VIDEO_PARTS.filter((name) => name in values)
  const missing = VIDEO_PARTS.filter((name) => !(name in values)).map(toFieldName)
  const [part] = parts
  if ('videoUrl' in values)
    return missing.length === 0
      ? []
      : [
          {
            code: 'video-incomplete',
            field: 'video_url',
            message: `The video has no ${missing.join(' and no ')} line.`,
            fix: `Add ${missing.length === 1 ? 'a line' : 'lines'} above the second ---: ${listWords(missing.map((name) => `${name}: ${PART_WORDS[name] ?? ''}`))}.`,
          },
        ]
  if (part === undefined) return []
  return [
    {
      code: 'video-incomplete',
      field: toFieldName(part),
      message: 'There is no video to go with this line, so it would not be shown.',
      fix: 'Delete this line, or add one that begins with video_url: and goes on with the address of the video.',
    },
  ]
}

export type Page = Entry<(typeof page)['fields']>
