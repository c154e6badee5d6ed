// Notes a text that sends people to a form, on a page without any: a chat program writes so, because many websites have forms.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { findInFile } from '../find-in-file'
import type { FileContent } from './file-content'
import { readSentenceAround } from '../../text/sentence-around'

const MAY_HAVE_FORM = /\bform\b|formulario|solicitud/i
const KINDS =
  '(?:(?:short|simple|quick|brief|easy|secure|confidential|private|online|web|website|application|contact|sign-?up|registration|volunteer|interest|inquiry|request|referral|feedback|prayer|appointment) ){0,4}'
const HERE =
  '(?:below|above|(?:at|near|toward) the (?:bottom|end|top)(?: of (?:this|the) page)?|on this page|right here)'
const ON_SITE = `(?:${HERE}|online|on (?:the|our) (?:page|website|site|contact page))`
const SPANISH_KIND =
  '(?:(?:breve|corto|sencillo|pequeño) )?(?:formulario|solicitud)(?: (?:breve|corto|sencillo|de (?:contacto|solicitud|inscripción|voluntariado|registro)|para voluntarios))?'
const SPANISH_HERE =
  '(?:(?:de |más |que (?:está|aparece|se encuentra|encontrará) )?(?:abajo|arriba|al (?:final|pie)(?: de (?:la|esta) página)?|a continuación|en esta página))'
const SPANISH_ON_SITE = `(?:${SPANISH_HERE}|en línea|en (?:este|nuestro) sitio(?: web)?|en nuestra página)`

/** Matches words that send people to a form on the website; the groups are there only when a sentence has to ask for it. */
const SENDS_TO_FORM = new RegExp(
  [
    `(?:the|this|our) ${KINDS}form ${ON_SITE}(?![A-Za-zÀ-ỿ])`,
    `an? ${KINDS}form ${HERE}(?![A-Za-zÀ-ỿ])`,
    `our ${KINDS}(?:online|web|website|contact) ${KINDS}form(?![A-Za-zÀ-ỿ])`,
    `(?<english>fill (?:out|in)|complete|submit|use) (?:the|this|our|a (?:short|simple|quick|brief)|an easy) ${KINDS}form(?: ${ON_SITE})?(?! of|[A-Za-zÀ-ỿ])`,
    `(?:el|la|este|esta|nuestro|nuestra) ${SPANISH_KIND},? ${SPANISH_ON_SITE}(?![A-Za-zÀ-ỿ])`,
    `una? ${SPANISH_KIND},? ${SPANISH_HERE}(?![A-Za-zÀ-ỿ])`,
    `nuestro formulario (?:de contacto|en línea)(?![A-Za-zÀ-ỿ])`,
    `(?<spanish>llen[ea]|rellen[ea]|complet[ea]|env[ií][ea]|us[ea]|utilice)n? (?:el|este|nuestro|nuestra|la|el siguiente|un (?:breve|corto|sencillo|pequeño)) ${SPANISH_KIND}(?:,? ${SPANISH_ON_SITE})?(?![A-Za-zÀ-ỿ])`,
  ]
    .map((words) => `(?<![A-Za-zÀ-ỿ])${words}`)
    .join('|'),
  'giu',
)
/** Matches what goes before a verb that asks people to do something. */
const BEFORE_REQUEST =
  /^[\s>*\d.-]*$|(?:[,:;]|\b(?:please|just|simply|and|then|to|can|may|or|por favor|y|luego|solo))\s+$/i
/** Matches a sentence about a form on paper, of other people or in a message, or one that says that there is none. */
const OTHER =
  /\b(?:no|not|never|without|instead|used to|paper|print\w*|desk|office|clinic|hospital|school|county|court|agency|state|mail\w*|hand\w*|gives?|gave|bring|sends?|sent|come in|comes? by|nurse|counselor|arrive|visit|together|appointment|their|sin|ya|papel|imprim\w*|oficina|clínica|escuela|correo|traiga|envia(?:mos|remos)|daremos|cita|llegar?)\b|n[’']t\b|\bno hay\b/i
/** Matches a link to a form, a PDF or another website: what is there may well be the form. */
const LEADS_TO_FORM =
  /form|appl[iy]|regist|sign[- ]?(?:up|in)|survey|encuesta|solicitud|inscri|\.pdf\b|\/files\/|https?:/i
const LINK = /\[[^\][]*\](?:\([^)\n]*\)|\{[^}\n]*\}|\[[^\][]*\])|<https?:[^>]*>|https?:\S+/g
/** Matches the address of a link on another website, which site.md names. */
const NAMED_ADDRESS = /\]\((?![/#]|mailto:|tel:)|href="?(?![/#"]|mailto:|tel:)/
const BUTTON = /^::button\[([^\][]+)\]/gm

export function checkForms(text: SplitText, content: FileContent): LocatedProblem[] {
  const found = findInFile(text, findForms, MAY_HAVE_FORM)
  const [first] = found
  if (first === undefined || leadsToForm(text, content)) return []
  const { words, field, line, column } = first
  return [
    {
      code: 'form-missing',
      severity: 'warning',
      message: `This sends people to a form ("${words}"), but no link or button here leads to one.`,
      fix: advise(findButtons(text, content)),
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

const findForms = (text: string) =>
  [...text.matchAll(SENDS_TO_FORM)].flatMap(({ 0: words, index, groups }) => {
    const { before, after } = readSentenceAround(text, index, words.length)
    const hasVerb = groups?.['english'] !== undefined || groups?.['spanish'] !== undefined
    const isRequest = !hasVerb || BEFORE_REQUEST.test(before)
    return !isRequest || OTHER.test(before) || OTHER.test(after) ? [] : [{ words, index }]
  })

function leadsToForm({ frontMatter }: SplitText, { typedBody }: FileContent): boolean {
  const links = typedBody.match(LINK) ?? []
  if (links.some((link) => LEADS_TO_FORM.test(link) || NAMED_ADDRESS.test(link))) return true
  return [...frontMatter].some(
    ([field, value]) =>
      /link|url|button|registration/.test(field) &&
      'text' in value &&
      (LEADS_TO_FORM.test(value.text) || (/link|url/.test(field) && !value.text.startsWith('/'))),
  )
}

/** Returns the words on the buttons of the page. */
function findButtons({ frontMatter }: SplitText, { typedBody }: FileContent): string[] {
  const top = frontMatter.get('button_text')
  const below = [...typedBody.matchAll(BUTTON)].map(([, words = '']) => words)
  return [...(top && 'text' in top ? [top.text] : []), ...below]
}

function advise(buttons: readonly string[]): string {
  const names = buttons.map((words) => `"${words}"`).join(' and ')
  const say =
    buttons.length === 0
      ? 'Say what people can do instead, such as call or write to us'
      : `Say what people can do instead, such as press the ${buttons.length === 1 ? 'button' : 'buttons'} ${names}`
  return `${say}. If there is such a form, add a link to it.`
}
