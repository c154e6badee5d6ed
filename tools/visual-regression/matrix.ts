// What the gallery shows: every template, on three sizes of screen, in light and dark, and by date where that matters.

/** The days on which the sites are built: before every event, with the first one over, and when all are over. */
export const DAYS = { before: '2025-03-01', between: '2025-07-20', after: '2026-11-20' } as const
export type DayName = keyof typeof DAYS
export const allDays = Object.keys(DAYS) as DayName[]

/** The screens, in CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const
export type Size = keyof typeof SIZES
export const allSizes = Object.keys(SIZES) as Size[]

export const COLORS = ['light', 'dark'] as const
export type Colors = (typeof COLORS)[number]

/** What is done on a page before its picture is taken; the picture is then of the screen, not of the whole page. */
export type Interaction = 'menu' | 'person'

export type Template = {
  readonly name: string
  /** Without the first slash. */
  readonly address: string
  /** For templates that change with the day: all three. */
  readonly days: readonly DayName[]
  readonly sizes: readonly Size[]
  readonly opens?: Interaction
}

const template = (address: string, days: readonly DayName[] = ['after']): Template => ({
  name: address === '' ? 'home' : address.replaceAll('/', '-'),
  ...{ address, days, sizes: allSizes },
})

/** In the order of the gallery. */
export const templates: readonly Template[] = [
  template(''),
  { ...template(''), name: 'menu', sizes: ['phone'], opens: 'menu' },
  template('services/clinic'),
  template('events', allDays),
  template('events/hope-gala', allDays),
  template('events/baby-bottle-boomerang', allDays),
  template('about'),
  template('about/team'),
  { ...template('about/team'), name: 'person', opens: 'person' },
  template('about/history'),
  template('partner'),
  template('partner/volunteer'),
  template('partner/volunteer/clinic'),
  template('partner/prayer'),
  template('partner/donate'),
  template('partner/events', allDays),
  template('blog'),
  template('blog/why-fathers-matter'),
  template('give'),
  template('contact'),
  template('welcome'),
  template('adam'),
  template('site-index'),
  template('404'),
]

export type Screenshot = {
  /** The file's name without its ending: `events.before.phone.light`. */
  readonly name: string
  readonly template: Template
  readonly day: DayName
  readonly size: Size
  readonly colors: Colors
}

export const screenshots: readonly Screenshot[] = templates.flatMap((one) =>
  one.days.flatMap((day) =>
    one.sizes.flatMap((size) =>
      COLORS.map((colors) => ({
        name: shotName(one, day, size, colors),
        template: one,
        day,
        size,
        colors,
      })),
    ),
  ),
)

/** The day is named only where there are several. */
function shotName({ name, days }: Template, day: DayName, size: Size, colors: Colors): string {
  return [name, ...(days.length > 1 ? [day] : []), size, colors].join('.')
}
