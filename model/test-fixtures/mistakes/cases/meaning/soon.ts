// Days in a text that are right only for a short time, and holidays beside days that are not theirs.
import { createBodyMistakes, type Mistake } from '../../mistake'

const soon = (valid: string, typed: string, column: number): Mistake[] =>
  createBodyMistakes([[`soon: ${typed}`, valid, typed, `date-relative 6:${column} -`]])

const holiday = (valid: string, typed: string, column: number): Mistake[] =>
  createBodyMistakes([[`holiday: ${typed}`, valid, typed, `holiday-day 6:${column} -`]])

export const soonMistakes: readonly Mistake[] = [
  ...soon('We are closed on Fridays.', 'We are closed this Friday.', 15),
  ...soon('Join us at 6:00 PM.', 'Join us tomorrow at 6:00 PM.', 9),
  ...soon('Nos reunimos los sábados.', 'Nos reunimos el próximo sábado.', 14),
  ...holiday('Thanksgiving, November 26, 2026', 'Thanksgiving, November 19, 2026', 15),
  ...holiday('Easter (March 28, 2027)', 'Easter (April 4, 2027)', 9),
  ...holiday('Mother’s Day is on May 9, 2027', 'Mother’s Day is on May 2, 2027', 20),
  ...holiday(
    'Día de Acción de Gracias, 26 de noviembre de 2026',
    'Día de Acción de Gracias, 19 de noviembre de 2026',
    27,
  ),
]
