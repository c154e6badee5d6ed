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
  'If the new day is not known yet, write cancelled, and say in status_note that there will be one. If it is known, put it into date, write moved, and say in status_note what was planned before.'
const POSTPONED_WORDS = [
  ...['postponed', 'postpone', 'delayed', 'deferred', 'put off', 'pushed back', 'on hold'],
  ...['pospuesto', 'pospuesta', 'aplazado', 'aplazada', 'postergado', 'postergada'],
  ...['retrasado', 'retrasada', 'diferido', 'diferida', 'verschoben'],
]

const AS_PLANNED = 'If the event takes place as planned, delete the line.'

export const STATUS_ADVICE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(POSTPONED_WORDS.map((word) => [word, POSTPONED])),
  ...{ confirmed: AS_PLANNED, scheduled: AS_PLANNED, confirmado: AS_PLANNED, upcoming: AS_PLANNED },
  ...{ planned: AS_PLANNED, active: AS_PLANNED, published: AS_PLANNED, 'on schedule': AS_PLANNED },
}
