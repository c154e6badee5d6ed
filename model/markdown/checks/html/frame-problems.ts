// The problem of the code for a video or another part of another website, with a link in its place.
import { findWatchUrl, parseVideoEmbed } from '../../../links/video-url'
import type { ProblemDetails } from '../../../problems/problem'
import type { MarkdownContext } from '../../parse-context'

/** Matches a frame and what is in front of it: the tags of boxes without words. */
const FRAME =
  /^(?:<(?:div|p|center|figure|span)\b[^<>]*>\s*)*<iframe\s[^<>]*?\bsrc\s*=\s*["']?([^"'\s>]+)[^<>]*>/i
/** This address works only in a frame. */
const GOOGLE_MAP = /^(?:https?:)?\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps\/embed/i
const END = /^\s*<\/iframe>\s*(?:<\/(?:div|p|center|figure|span)>\s*)*$/i

/** Returns whether HTML begins with a frame. */
export const hasFrame = (element: string): boolean => FRAME.test(element)

/** Returns the page of a list of videos, or null if the address is of something else. */
function findPlaylist(url: string): string | null {
  const list = /youtube(?:-nocookie)?\.com\/embed\/videoseries\?(?:.*&)?list=([\w-]+)/i.exec(
    url,
  )?.[1]
  return list === undefined ? null : `https://www.youtube.com/playlist?list=${list}`
}

export function createFrameProblem(element: string, context: MarkdownContext): ProblemDetails {
  const [tags = '', url = ''] = FRAME.exec(element) ?? []
  const video = parseVideoEmbed(tags)
  if (video === null && GOOGLE_MAP.test(url))
    return {
      code: 'html-in-text',
      message: 'This is the code of a map, and a text cannot show one.',
      fix: 'Write a link in its place. For our own place: [How to find us](/contact). For another one, press Share in Google Maps, copy the link, and write [Map](the link)',
    }
  if (video === null)
    return {
      code: 'html-in-text',
      message: 'This code is for a part of another website, and a text cannot show one.',
      fix: `Write a link in its place: [What people find there](${findPlaylist(url) ?? url})`,
    }
  const problem = {
    code: 'html-in-text' as const,
    message: 'This is the code of a video, and a text cannot show one.',
  }
  if (context.showsVideo === true)
    return {
      ...problem,
      fix: `This page can show it at its end: write video_url: ${video} among the fields, with video_title, video_image and video_text.`,
    }
  const words = context.language === 'es' ? 'Vea el video' : 'Watch the video'
  const link = `[${words}](${findWatchUrl(video) ?? video})`
  const isWhole = findWatchUrl(video) !== null && END.test(element.slice(tags.length))
  return {
    ...problem,
    fix: `Write a link in its place: ${link}`,
    ...(isWhole ? { replacement: link } : {}),
  }
}
