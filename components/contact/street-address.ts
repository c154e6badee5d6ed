// The street address in one line, and where it is on a map.
import type { Settings } from '../../model/settings'

export type StreetAddress = Pick<Settings, 'street' | 'city' | 'state' | 'zip'>

export function formatStreetAddress({ street, city, state, zip }: StreetAddress): string {
  return `${street}, ${city}, ${state} ${zip}`
}

/** A map of the street address that can stand in a frame; nothing asks for it before a visitor does. */
export function getMapEmbedUrl(place: StreetAddress): string {
  return `https://www.google.com/maps?output=embed&q=${encodeURIComponent(formatStreetAddress(place))}`
}

/** The same map as a page of its own. */
export function getMapUrl(place: StreetAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(formatStreetAddress(place))}`
}
