// Writes a day as Spanish sentences do: "5 de diciembre de 2026".
import type { Day } from '../../../../dates/day'
import { SPANISH_MONTHS } from '../../../../dates/months'

export const formatSpanish = (day: Day): string => {
  const [year = '', month, date] = day.split('-')
  return `${Number(date)} de ${SPANISH_MONTHS[Number(month) - 1] ?? ''} de ${year}`
}
