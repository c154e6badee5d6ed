// Defines the field for the URL of a video.
import { guessWebUrl } from '../../links/guess-web-url'
import { findEmbedUrl, isVideoPage, parseVideoEmbed } from '../../links/video-url'
import { field, invalid, type Field, type FieldDocs } from '../field'
import { parseWebUrl } from './urls/link'

/** Accepts the URL that a host has for embedding a video, such as YouTube's after Share and Embed. */
export function videoUrl(docs: FieldDocs): Field<string> {
  return field(docs, (typed) => {
    const embedded = parseVideoEmbed(typed)
    if (embedded !== null)
      return invalid(
        'address-shape',
        'Only the address of the video belongs here, not the whole code.',
        `Write ${embedded}`,
        embedded,
      )
    const guess = guessWebUrl(typed)
    const address = guess === null || guess.hasWords ? typed : guess.url
    if (!isVideoPage(address)) return parseWebUrl(typed)
    const found = findEmbedUrl(address)
    return invalid(
      'address-shape',
      'This is the address of the page of the video. To be played here, the video needs another address.',
      found === null
        ? 'Open the video, press Share, then Embed, and copy the address after src= in what you see there.'
        : `Write ${found}`,
      found,
    )
  })
}
