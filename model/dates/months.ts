// The names of the months in English and Spanish.

export const MONTHS =
  'january february march april may june july august september october november december'.split(' ')
export const SPANISH_MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )

/** The source of a pattern for a whole name in small letters, without groups. */
export const MONTH = `(?:${MONTHS.join('|')}|${SPANISH_MONTHS.join('|')}|setiembre)`

/** Returns the month that `MONTH` matched, from 1 for January. */
export function findMonth(name: string): number {
  if (name === 'setiembre') return 9
  const index = MONTHS.indexOf(name)
  return (index === -1 ? SPANISH_MONTHS.indexOf(name) : index) + 1
}
