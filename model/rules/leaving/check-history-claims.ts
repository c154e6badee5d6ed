// Notes sentences that say that a button or a browser hides which pages someone has read: "It clears your history". No website can do
// that, and someone who trusts such words may be in danger.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { findInFile, isShownField } from '../find-in-file'

const ANY_THING =
  /histor|trace|rastro|huella|cookies|nobody|no.one|nadie|hidden|invisible|untraceable/i
const SENTENCE = /[^.!?\n]+[.!?]?/g

const YOUR_HISTORY =
  "(?:your (?:browser(?:[’']s)? |browsing |search |web )?|the (?:browser(?:[’']s)? |browsing |search |web ))(?:history|cookies)(?! (?:page|list|menu))"
const SU_HISTORIAL = '(?:su|tu|el|del) historial(?! (?:m[eé]dico|cl[ií]nico|de (?!navegación)))'
const SEE_PAGES =
  '(?:which|what|the) (?:web ?)?(?:pages?|sites?) (?:that )?you|(?:that )?you (?:were|have been|came) here|you (?:visited|opened)'

const CLAIMS = [
  `(?:clears|deletes|erases|removes|wipes|empties|hides|will (?:also )?(?:clear|delete|erase|remove|wipe|hide)) (?:[A-Za-zÀ-ỿ’'-]+ ){0,7}?${YOUR_HISTORY}`,
  `your (?:browser(?:[’']s)? |browsing |search |web )?history (?:is|will be|gets) (?:then |also |automatically |at once )?(?:clear(?:ed)?|deleted|erased|removed|wiped|emptied|hidden|gone|empty)`,
  `(?:is|are|will be) (?:then |also |automatically )?(?:deleted|erased|removed|wiped|hidden|gone) from ${YOUR_HISTORY}`,
  `(?:does not|doesn[’']t|do not|don[’']t|will not|won[’']t|never|no longer) (?:appears?|shows?(?: up)?|stays?) in ${YOUR_HISTORY}`,
  `(?:nobody|no(?:-| )one)(?: else)? (?:can|will|could)(?: be able to)?(?: ever)? (?:see|tell|know|find out) (?:${SEE_PAGES})`,
  `(?:borra|elimina|limpia|quita|oculta|esconde)(?:rá)? (?:[A-Za-zÀ-ỿ’'-]+ ){0,7}?${SU_HISTORIAL}`,
  `(?:su|el) historial (?:se (?:borra|elimina|vacía)|queda (?:borrado|vacío|limpio)|desaparece)`,
  `no (?:aparecen?|quedan?|salen?) en ${SU_HISTORIAL}`,
  `nadie (?:más )?(?:puede|podrá) (?:ver|saber) (?:qué|las|cuáles) (?:páginas|sitios)`,
]
/** Matches claims only in sentences about a screen: "He left without a trace." */
const TRACES = [
  'leav(?:es|ing) no traces?',
  'without (?:leaving )?(?:a|any) traces?',
  'your visit (?:here )?(?:is|stays|remains) (?:hidden|invisible|untraceable)',
  '(?:no deja|sin dejar) (?:ningún |ninguna )?(?:rastro|huella)s?',
]
const SCREEN =
  /(?<![A-Za-zÀ-ỿ])(?:browsers?|pages?|(?:web)?sites?|phone|computer|buttons?|links?|incognito|private (?:mode|window|browsing)|tabs?|Shift|Leave quickly|navegador|páginas?|sitio|teléfono|botón|enlace|inc[oó]gnito|ventana|Salir rápido)(?![A-Za-zÀ-ỿ])/iu
const createPattern = (phrases: readonly string[]) =>
  new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${phrases.join('|')})(?![A-Za-zÀ-ỿ])`, 'iu')
const CLAIM = createPattern(CLAIMS)
const TRACE = createPattern(TRACES)

/** Matches what comes before words that are denied, asked or only true of what readers do themselves. */
const NOT_CLAIMED =
  /(?<![A-Za-zÀ-ỿ])(?:not|no|nor|never|nothing|none|neither|cannot|if|when|once|after|until|whether|ask|who|you|browsers?|menu|settings?|ni|nada|ningún|ninguna|nunca|tampoco|si|cuando|usted|quien|después|navegador(?:es)?|menú)(?![A-Za-zÀ-ỿ])[^,;:]*$|n['’]t(?![A-Za-zÀ-ỿ])[^,;:]*$/iu
/** Matches a sentence that denies it. */
const DENIAL =
  /(?<![A-Za-zÀ-ỿ])(?:It does not|It cannot|This does not|We cannot|No) (?:clear|delete|erase|hide|remove|borra|elimina|oculta) [^.!?\n]*(?:history|historial)[^.!?\n]*[.!?]/u

export function checkHistoryClaims(text: SplitText): LocatedProblem[] {
  return findInFile(text, findClaims, ANY_THING)
    .filter(({ field }) => isShownField(field))
    .map(({ words, field, line, column }) => ({
      code: 'history-claim',
      severity: 'warning',
      message: `This says "${words}". A website cannot do that: the browser still lists the pages. Someone who trusts these words may be in danger.`,
      fix: adviseOn(text),
      ...(field === null ? {} : { field }),
      line,
      column,
    }))
}

function adviseOn({ body, bodyLine }: SplitText): string {
  const found = DENIAL.exec(body)
  if (found === null) return 'Leave out these words, or say what can still be seen.'
  const line = bodyLine + body.slice(0, found.index).split('\n').length - 1
  return `Leave out these words. Line ${line} says rightly: "${found[0]}"`
}

const findClaims = (text: string) =>
  [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index: start }) => {
    if (sentence.endsWith('?')) return []
    const found = CLAIM.exec(sentence) ?? (SCREEN.test(sentence) ? TRACE.exec(sentence) : null)
    if (found === null || NOT_CLAIMED.test(sentence.slice(0, found.index))) return []
    return [{ words: found[0], index: start + found.index }]
  })
