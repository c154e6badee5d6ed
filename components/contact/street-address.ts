// The street address in one line, and where it is on a map.
import type { Settings } from '../../model/settings'

export type Place = Pick<Settings, 'street' | 'city' | 'state' | 'zip'>

export function placeInWords({ street, city, state, zip }: Place): string {
  return `${street}, ${city}, ${state} ${zip}`
}

/** A map of the street address that can stand in a frame; nothing asks for it before a visitor does. */
export function mapAddress(place: Place): string {
  return `https://www.google.com/maps?output=embed&q=${encodeURIComponent(placeInWords(place))}`
}

/** The same map as a page of its own. */
export function mapPage(place: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeInWords(place))}`
}
