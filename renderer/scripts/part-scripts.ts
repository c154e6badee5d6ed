// The scripts of parts that only some pages have. The build adds each one to the pages with its marker; the dev server runs all of them.

export type PartScript = {
  /** The path of the module, relative to the project's directory. */
  readonly module: string
  /** The beginning of a tag or of an attribute that only pages with this part have. */
  readonly marker: string
  /** Whether browsers wait for it before the first paint, because it hides or moves what is on the page. */
  readonly blocking: boolean
  /** The name of the `<meta>` with its URL, if the script of all pages loads it on demand. */
  readonly onDemand?: string
  /** Whether only previews have it. */
  readonly isPreview?: true
}

export const PART_SCRIPTS: readonly PartScript[] = [
  // First, because it sets the clock that the next one reads.
  {
    module: 'renderer/scripts/preview.ts',
    marker: ' data-preview="',
    blocking: true,
    isPreview: true,
  },
  { module: 'renderer/scripts/notices.ts', marker: ' data-notice="', blocking: true },
  { module: 'renderer/scripts/events.ts', marker: ' data-event="', blocking: true },
  { module: 'renderer/scripts/leave.ts', marker: ' data-leave="', blocking: false },
  {
    module: 'renderer/scripts/opening.ts',
    marker: ' data-opening="',
    blocking: false,
    onDemand: 'opening',
  },
  {
    module: 'renderer/scripts/edit-links.ts',
    marker: ' data-edit-links="',
    blocking: false,
    onDemand: 'edit-links',
  },
  {
    module: 'renderer/scripts/search.ts',
    marker: ' data-search="',
    blocking: false,
    onDemand: 'search',
  },
  {
    module: 'renderer/scripts/staff-switch.ts',
    marker: ' data-staff-switch="',
    blocking: false,
  },
  { module: 'renderer/scripts/copy-buttons.ts', marker: ' data-copy="', blocking: false },
  { module: 'renderer/scripts/frames.ts', marker: '<iframe ', blocking: false },
  { module: 'renderer/scripts/not-found.ts', marker: ' data-not-found="', blocking: false },
  { module: 'renderer/scripts/team.ts', marker: ' data-person="', blocking: false },
]
