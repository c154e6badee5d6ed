// Formats the street address, and links it to a map.
import type { Settings } from '../../model/settings'

export type StreetAddress = Pick<Settings, 'street' | 'city' | 'state' | 'zip'>

export function formatStreetAddress({ street, city, state, zip }: StreetAddress): string {
  return `${street}, ${city}, ${state} ${zip}`
}

/** Returns the URL of a map for an iframe; it is only requested when a visitor asks for it. */
export function getMapEmbedUrl(address: StreetAddress): string {
  return `https://www.google.com/maps?output=embed&q=${encodeURIComponent(formatStreetAddress(address))}`
}

/** Returns the URL of the same map as a page. */
export function getMapUrl(address: StreetAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(formatStreetAddress(address))}`
}

/** Returns the URL of a page that shows the way to the address. */
export function getDirectionsUrl(address: StreetAddress): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(formatStreetAddress(address))}`
}
