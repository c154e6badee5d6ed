// The problems of HTML elements; videos and pictures have advice of their own.
import { parseVideoEmbed } from '../../../links/video-url'
import type { ProblemDetails } from '../../../problems/problem'
import { isDroppedImage, DROPPED_IMAGE } from '../../../remote-images/remote-image-problems'

const MAX_SHOWN_LENGTH = 80

/** @param replacement the Markdown for the element, or null */
export function createElementProblem(element: string, replacement: string | null): ProblemDetails {
  const url = /^<(?:iframe|img)\s[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(element)?.[1]
  if (/^<iframe\s/i.test(element) && url !== undefined) return createFrameProblem(element, url)
  if (url !== undefined && isDroppedImage(url)) return DROPPED_IMAGE
  const shown = shorten(element)
  return {
    code: 'html-in-text',
    message: `${shown} is a code for browsers, which would not be shown here.`,
    fix:
      replacement === null
        ? 'Write the words without it. To show the character < itself, write \\<'
        : `Write ${replacement.trim()}`,
    ...(replacement === null ? {} : { replacement }),
  }
}

function createFrameProblem(element: string, url: string): ProblemDetails {
  const video = parseVideoEmbed(element)
  return {
    code: 'html-in-text',
    message:
      video === null
        ? 'This code is for a part of another website, and a text cannot show one.'
        : 'This is the code of a video, and a text cannot show one.',
    fix:
      video === null
        ? `Write a link in its place: [What people find there](${url})`
        : `A page in content/pages shows it at its end: write video_url: ${video} among the fields, with video_title, video_image and video_text. In any other text, write a link to the video.`,
  }
}

/**
 * Creates the problem of several elements.
 * @param replacement the Markdown for all of them, or null
 */
export function createBlockProblem(source: string, replacement: string | null): ProblemDetails {
  const [line = '', ...others] = (replacement ?? '').split('\n')
  const isWord = /\bclass=["']?Mso|<o:p>|\bmso-/i.test(source)
  return {
    code: 'html-in-text',
    message: isWord
      ? 'These lines are full of codes that Word writes for browsers, and none of them would be shown here.'
      : `${replacement === null ? findTag(source) : shorten(source)} is a code for browsers, which would not be shown here.`,
    fix:
      replacement === null && (source.match(/<\w/g)?.length ?? 0) < 2
        ? 'Write the words without it. To show the character < itself, write \\<'
        : replacement === null
          ? 'Write the plain words without the codes. A heading begins with ## and a space, and bold words have two stars on both sides.'
          : others.length === 0
            ? `Write ${line}`
            : `Write the words without the codes. They begin with ${line}`,
    ...(replacement === null ? {} : { replacement }),
  }
}

const findTag = (source: string): string => shorten(/<[a-z/!][^<>]*>/i.exec(source)?.[0] ?? source)

function shorten(source: string): string {
  const [line = ''] = source.slice(source.indexOf('<')).split('\n')
  return line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH)}…` : line
}
