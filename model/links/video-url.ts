// Parses the addresses of videos: a page can play only the address that a host has for embedding.

const YOUTUBE_ID =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/(?!videoseries|live_stream)|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{5,})/i
const YOUTUBE = /^https?:\/\/(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)(?:\/|$)/i
const EMBED = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/[\w-]+/i
const VIMEO_PAGE = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/i
const FRAME_SOURCE = /<iframe\s[^>]*?\bsrc\s*=\s*["'“”]?([^"'“”\s>]+)/i

/** Returns the URL to embed for the page of a video, or null if it is not known. */
export function findEmbedUrl(url: string): string | null {
  const youtube = YOUTUBE_ID.exec(url)?.[1]
  if (youtube !== undefined) return `https://www.youtube-nocookie.com/embed/${youtube}`
  const vimeo = VIMEO_PAGE.exec(url)?.[1]
  return vimeo === undefined ? null : `https://player.vimeo.com/video/${vimeo}`
}

/** Returns the URL in the code for embedding a video, or null if the code is none. */
export function parseVideoEmbed(code: string): string | null {
  const source = FRAME_SOURCE.exec(code)?.[1]
  if (source === undefined) return null
  const url = source.startsWith('//') ? `https:${source}` : source
  return findEmbedUrl(url) ?? (/^https:\/\/player\.vimeo\.com\//i.test(url) ? url : null)
}

/** Returns the URL of the page where people watch a video that is embedded, or null if it is not known. */
export function findWatchUrl(embedded: string): string | null {
  const youtube = YOUTUBE_ID.exec(embedded)?.[1]
  if (youtube !== undefined) return `https://www.youtube.com/watch?v=${youtube}`
  const vimeo = /^https:\/\/player\.vimeo\.com\/video\/(\d+)(?:$|\?(?!.*\bh=))/i.exec(embedded)?.[1]
  return vimeo === undefined ? null : `https://vimeo.com/${vimeo}`
}

/** Returns true for the address of a page with a video, which no other page can play. */
export function isVideoPage(url: string): boolean {
  return (YOUTUBE.test(url) && !EMBED.test(url)) || VIMEO_PAGE.test(url)
}
