// Lists the screenshots: every template on three screen sizes, in light and dark, and on three days where the day matters, and the
// bar of a preview in each of its states, and the site after plans have changed.
import { TEMPLATE_PATHS, type TemplatePath } from '../template-paths'

/** The days for which the sites are built: before all events, after the first one, and after all of them. */
export const DAYS = { before: '2025-03-01', between: '2025-07-20', after: '2026-11-20' } as const
export type DayName = keyof typeof DAYS
const allDays = Object.keys(DAYS) as DayName[]

/** The site that a screenshot shows: that of a day, the one with changed plans, or the preview of a pull request (builds.ts). */
export type BuildName = DayName | 'changed' | 'preview'

/** Viewport sizes in CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const
export type Size = keyof typeof SIZES
export const allSizes = Object.keys(SIZES) as Size[]

export type Colors = 'light' | 'dark'
type View = { readonly size: Size; readonly colors: Colors }

/** What each template is shown on. The dark colors of a tablet are those of the other sizes. */
export const VIEWS: readonly View[] = allSizes.flatMap((size): View[] =>
  size === 'tablet'
    ? [{ size, colors: 'light' }]
    : [
        { size, colors: 'light' },
        { size, colors: 'dark' },
      ],
)

/** What happens before the screenshot is taken. The screenshot then shows the viewport, or all of the open bar of a preview. */
export type Interaction = 'menu' | 'person' | 'panel' | 'newer'

export type Template = {
  readonly name: string
  /** A URL path without the base. */
  readonly path: string
  /** All three days for templates that change with the day, otherwise one. */
  readonly days: readonly DayName[]
  readonly sizes: readonly Size[]
  readonly opens?: Interaction
  /** The site that it is a page of, if not that of the day. */
  readonly build?: BuildName
  /** The instant that the browser's clock shows, if it is not noon or so on the day of the build. */
  readonly now?: string
  /** What is particular about it, as the gallery says it after the path. */
  readonly label?: string
}

const CHANGING_WITH_DAY: readonly string[] = [
  '/events',
  '/events/hope-gala',
  '/events/baby-bottle-boomerang',
  '/partner/events',
] satisfies TemplatePath[]

/** Further screenshots of a template, listed after the template itself. */
const INTERACTIONS: Readonly<Record<string, Partial<Template>>> = {
  '/': { name: 'menu', sizes: ['phone'], opens: 'menu' },
  '/about/team': { name: 'person', opens: 'person' },
} satisfies Partial<Record<TemplatePath, Partial<Template>>>

/**
 * The bar of a preview: opened, and on a later day while a newer version is there. That one is the last, because a preview remembers the day for its tab, in which all screenshots are taken.
 */
const PREVIEW_TEMPLATES: readonly Template[] = (
  [
    { opens: 'panel', path: '/partner/events', sizes: ['phone', 'desktop'] },
    { opens: 'newer', path: '/as_of/2025-04-11/events', sizes: ['phone', 'desktop'] },
  ] as const
).map((state) => ({ ...state, name: `preview-${state.opens}`, days: ['before'], build: 'preview' }))

/** Events that do not take place as planned, a notice, and whether the office is open. */
const CHANGED_TEMPLATES: readonly Template[] = (
  [
    { name: 'events-changed', path: '/events', label: 'with changed plans and a notice' },
    { name: 'event-cancelled', path: '/events/hope-gala', label: 'after it was cancelled' },
    { name: 'event-moved', path: '/events/walk-for-life', label: 'after it was moved' },
    { name: 'contact-closed', path: '/contact', label: 'on a Saturday, with all ways to reach us' },
    {
      name: 'contact-open',
      path: '/contact',
      label: 'on a Monday at 10:00 AM',
      now: '2025-03-03T16:00:00Z',
    },
  ] as const
).map((template) => ({
  ...template,
  days: ['before'],
  sizes: ['phone', 'desktop'],
  build: 'changed',
}))

/** In the order of the gallery. */
export const templates: readonly Template[] = [
  ...[...TEMPLATE_PATHS, '/404'].flatMap((path) => {
    const template = createTemplate(path)
    const interaction = INTERACTIONS[path]
    return interaction ? [template, { ...template, ...interaction }] : [template]
  }),
  ...CHANGED_TEMPLATES,
  ...PREVIEW_TEMPLATES,
]

function createTemplate(path: string): Template {
  return {
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    path,
    days: CHANGING_WITH_DAY.includes(path) ? allDays : ['after'],
    sizes: allSizes,
  }
}

export type Screenshot = View & {
  /** The file's name without its extension, such as `events.before.phone.light`. */
  readonly name: string
  readonly template: Template
  readonly day: DayName
  readonly build: BuildName
}

export const screenshots: readonly Screenshot[] = templates.flatMap((template) =>
  template.days.flatMap((day) =>
    VIEWS.filter(({ size }) => template.sizes.includes(size)).map((view) => ({
      name: createName(template, day, view),
      template,
      day,
      build: template.build ?? day,
      ...view,
    })),
  ),
)

/** The name includes the day only if the template is shown on several. */
function createName({ name, days }: Template, day: DayName, { size, colors }: View): string {
  return [name, ...(days.length > 1 ? [day] : []), size, colors].join('.')
}
