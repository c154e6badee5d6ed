// Defines the field that names the event to which an entry belongs.
import { field, valid, invalid, type Field } from '../field'

/** Accepts the file name of an event without `.md`. */
export function eventReference(): Field<string> {
  return field(
    {
      about:
        'The event that it belongs to: the name of its file in content/events, without the .md at the end.',
      example: 'walk-for-life',
      alsoCalled: ['event_name', 'event_id', 'for_event', 'evento'],
    },
    (typed) => {
      if (/^[a-z0-9-]+$/.test(typed)) return valid(typed)
      const name = suggestName(typed)
      // The check of all references knows the names of the events.
      if (name === null) return valid(typed)
      return invalid(
        'event-name',
        `"${typed}" is not the name of an event's file.`,
        `Write ${name}`,
        name,
      )
    },
    'event',
  )
}

/** Returns the name without its folder and extension, or null if something else is wrong with it. */
function suggestName(typed: string): string | null {
  return /^(?:\/?events\/)?([a-z0-9-]+)(?:\.md)?$/i.exec(typed)?.[1]?.toLowerCase() ?? null
}
