// The words that people type for the status of an event, and what they mean.

export const STATUS_SYNONYMS: Readonly<Record<string, 'cancelled' | 'moved'>> = {
  ...{ canceled: 'cancelled', cancel: 'cancelled', 'called off': 'cancelled' },
  ...{ cancelado: 'cancelled', cancelada: 'cancelled', suspendido: 'cancelled' },
  ...{ suspendida: 'cancelled', anulado: 'cancelled', anulada: 'cancelled' },
  ...{ relocated: 'moved', rescheduled: 'moved', 're scheduled': 'moved', reschedule: 'moved' },
  ...{ trasladado: 'moved', trasladada: 'moved', 'new date': 'moved', 'new time': 'moved' },
  ...{ 'new place': 'moved', 'new location': 'moved', 'date changed': 'moved' },
  ...{ movido: 'moved', movida: 'moved', reprogramado: 'moved', reprogramada: 'moved' },
  ...{ 'nueva fecha': 'moved', cambiado: 'moved', cambiada: 'moved' },
}

/** An event without a new day can only be cancelled: its date is still the old one. */
export const POSTPONED =
  'If the new day is not known yet, write status: cancelled, and add the line status_note: There will be a new day. If it is known, write it after date:, write status: moved, and say after status_note: what was planned before.'
const POSTPONED_WORDS = [
  ...['postponed', 'postpone', 'delayed', 'deferred', 'put off', 'pushed back', 'on hold'],
  ...['pospuesto', 'pospuesta', 'aplazado', 'aplazada', 'postergado', 'postergada'],
  ...['retrasado', 'retrasada', 'diferido', 'diferida', 'verschoben'],
]

const AS_PLANNED = 'If the event takes place as planned, delete the line.'
const FULL =
  'The event takes place, so delete this line. To say that it is full, write registration_open: no, and add the line registration: All places are taken.'
const FULL_WORDS = [
  ...['sold out', 'soldout', 'full', 'fully booked', 'booked', 'booked up', 'registration closed'],
  ...['no spots left', 'no places left', 'closed', 'at capacity'],
  ...['agotado', 'agotada', 'agotados', 'completo', 'lleno', 'llena', 'cupo lleno', 'cerrado'],
]
const EARLY =
  'An event is announced without a status, so delete this line. What is not known yet can be said in the text.'
const EARLY_WORDS = [
  ...['save the date', 'tentative', 'coming soon', 'tbd', 'tba', 'to be announced', 'new'],
  ...['to be determined', 'pending', 'planning', 'in planning', 'proximamente', 'por confirmar'],
  ...['pendiente', 'reserve la fecha'],
]
const PAST = 'The website knows from the date that an event is over, so delete this line.'
const PAST_WORDS = [
  ...['over', 'past', 'done', 'finished', 'completed', 'complete', 'ended', 'terminado', 'pasado'],
]

export const STATUS_ADVICE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(POSTPONED_WORDS.map((word) => [word, POSTPONED])),
  ...{ confirmed: AS_PLANNED, scheduled: AS_PLANNED, confirmado: AS_PLANNED, upcoming: AS_PLANNED },
  ...{ planned: AS_PLANNED, active: AS_PLANNED, published: AS_PLANNED, 'on schedule': AS_PLANNED },
  ...{ open: AS_PLANNED, 'registration open': AS_PLANNED, ok: AS_PLANNED, 'on track': AS_PLANNED },
  ...{ happening: AS_PLANNED, abierto: AS_PLANNED },
  ...Object.fromEntries(FULL_WORDS.map((word) => [word, FULL])),
  ...Object.fromEntries(EARLY_WORDS.map((word) => [word, EARLY])),
  ...Object.fromEntries(PAST_WORDS.map((word) => [word, PAST])),
}
