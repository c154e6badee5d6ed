// The page of a video, for visitors who do not want it inside this site.

const YOUTUBE_EMBED = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/

/**
 * Returns the URL of the page on which YouTube shows the video of an embed URL, because YouTube plays an embed URL only inside a
 * frame. Returns the URL of a video on another host unchanged.
 */
export function getWatchUrl(embedUrl: string): string {
  const id = YOUTUBE_EMBED.exec(embedUrl)?.[1]
  return id === undefined ? embedUrl : `https://www.youtube.com/watch?v=${id}`
}
