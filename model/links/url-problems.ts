// Problems with web addresses that are whole, but that lead to the wrong place: examples, detours, and addresses of one computer.
import { checkDownloadName, normalizeDownloadName } from '../downloads/download-problems'
import { LANGUAGES, type Language } from '../languages'
import type { ProblemDetails } from '../problems/problem'
import { findDetourTarget, nameDetourProgram, removeTrackers } from './detours'
import { findEditedFile } from './edited-files'
import { getOwnPath } from './own-url'
import { findTranslationLanguage } from './translated-urls'
import { findComputerUrl, findOwnerUrl } from './owner-urls'
import { findSearch } from './search-urls'

/** Matches the websites of examples. Nobody can own example.com (RFC 2606). */
const EXAMPLE_HOST =
  /^https:\/\/(?:www\.)?(?:example\.(?:com|net)|your[-_]?(?:web)?-?(?:site|domain|church|organi[sz]ation|org|link|company|form|ministry|nonprofit|name|url)(?:[-_]?(?:name|here|url|address|link))?\.(?:com|org|net)|(?:website|domain|sitename|tusitio|tudominio|tu-sitio)\.(?:com|org|net)|(?:insert|add|put)[-_]?[\w-]*\.(?:com|org|net))(?:[/?#:]|$)/i
/** Matches a part of an address in which its real name is still missing: `forms.gle/your-form-link`, `youtu.be/VIDEO_ID`. */
const EXAMPLE_PATH =
  /^https?:\/\/[^/?#]+\/(?:[^#]*[/=])?(?:(?:your|insert|replace|paste)[-_](?:[a-z\d]+[-_])*(?:link|form|id|url|page[-_]name|user-?name|account|code|address|here)|(?:YOUR|INSERT|PASTE|ADD|FORM|VIDEO|EVENT|PAGE|SHEET|FOLDER|CHANNEL)[-_](?:[A-Z]+[-_])*(?:ID|LINK|URL|NAME|CODE|HERE)|(?:form|video|event|page|sheet|folder)[-_]id|x{4,}|\.{3}|…|[[{<][^/]*[\]}>]|%7B[^/]*%7D|(?:link|url)[-_]?(?:goes[-_])?here|tb[ad])(?=[/?&#]|$)/
/** Matches what people type until they know the address. */
const PLACEHOLDER =
  /^(?:#|tb[ad]|todo|n\/?a|none|pending|coming soon|link|url|xxx+|\?+|\.{3}|…|https?:\/\/(?:\.{3}|…)?|<[^>.:/]*>|[[{(][^\])}.:/]*[\])}]|(?:insert|add|put|paste|your) (?:the |your )?(?:link|url|address)(?: here)?|por (?:definir|confirmar))$/i
/** Matches addresses that only one program on one computer can open. */
const LOCAL_ADDRESS =
  /^(?:sandbox|blob|content|attachment|cid|x-apple-[\w-]+|ms-[\w-]+|chrome(?:-extension)?|moz-extension|about|edge|view-source|file):/i

/** Returns the problem of an address that is only an example, or null. */
export const checkExampleUrl = (url: string): ProblemDetails | null =>
  EXAMPLE_HOST.test(url) || EXAMPLE_PATH.test(url) ? onlyExample(url) : null

/**
 * Returns the problem of an address that leads to its page by a detour, or that only the owner of that page can open; or null.
 * @param siteUrl the address of our own home page, where a link to a page of ours can be its path
 */
export function findDetour(url: string, siteUrl?: string): ProblemDetails | null {
  const target = findDetourTarget(url)
  return target === null ? findOwnerUrl(url) : detour(url, getOwnPath(target, siteUrl) ?? target)
}

/** Returns the problem of an address that works only on one computer, or null. */
export const checkLocalUrl = (typed: string): ProblemDetails | null =>
  LOCAL_ADDRESS.test(typed) ? localAddress(typed) : findComputerUrl(typed)

/**
 * Returns the problem of words in place of an address that is not known yet, or of an address of one computer; or null.
 * @param names the links that have names, which are no placeholders
 */
export function checkUnknownUrl(typed: string, names: object = {}): ProblemDetails | null {
  if (PLACEHOLDER.test(typed) && !Object.hasOwn(names, typed)) return onlyExample(typed)
  return checkLocalUrl(typed)
}

/** Returns the note about an address that works but that is not the best one for visitors, or null. */
export const findUrlNote = (url: string): ProblemDetails | null =>
  findSearch(url) ?? findTrackers(url) ?? findEditedFile(url)

/**
 * Returns the note about a page of ours whose address has parameters only for counting visitors, or null.
 * @param path that of the page
 */
export const findOwnUrlNote = (url: string, path: string): ProblemDetails | null =>
  removeTrackers(url) === null
    ? null
    : {
        code: 'link-tracking',
        message:
          'This is a page of ours, and another website added the end of its address, which tells where a visitor comes from.',
        fix: `Write ${path}`,
        replacement: path,
      }

/** Returns the note about an address that has parameters only for counting visitors, or null. */
function findTrackers(url: string): ProblemDetails | null {
  const clean = removeTrackers(url)
  return clean === null
    ? null
    : {
        code: 'link-tracking',
        message: 'The end of this address tells others where a visitor comes from.',
        fix: `Write ${clean}`,
        replacement: clean,
      }
}

const onlyExample = (typed: string): ProblemDetails => ({
  code: 'link-example',
  message: /^https?:\/\/[^/?#.]+\./.test(typed)
    ? `"${typed}" is only an example, not the address of a page.`
    : `"${typed}" is not the address of a page.`,
  fix: 'Write the real address. If there is none yet, delete the line.',
})

/** Matches an email address within a web address. */
const EMAIL = /[\w.+-]+(?:@|%40)[\w-]+\.\w/i

/** Matches the addresses of programs that translate pages. */
const TRANSLATION = /^https:\/\/[^/?#]*translat/i

/** @param language the language of the translation, if the site has pages in it */
export const describeTranslation = (language: Language | null): string =>
  `This address opens a${language === null ? '' : ` ${LANGUAGES[language]}`} translation that a program makes of the page, and not the page itself.`

const detour = (url: string, target: string): ProblemDetails => ({
  code: 'link-detour',
  message: TRANSLATION.test(url)
    ? describeTranslation(findTranslationLanguage(url))
    : `This is a long link that ${nameDetourProgram(url)} made, not the address of the page.${EMAIL.test(url) ? ' Someone’s email address is in it.' : ''}`,
  fix: `Write ${target}`,
  replacement: target,
})

/** Matches the links that an iPhone makes of phone numbers, days and streets. */
const IPHONE_ADDRESS = /^x-apple-/i

const localAddress = (typed: string): ProblemDetails =>
  IPHONE_ADDRESS.test(typed) ? IPHONE_LINK : fileAddress(typed)

const IPHONE_LINK: ProblemDetails = {
  code: 'link-file',
  message: 'An iPhone made this address, and it works only on that phone.',
  fix: 'For a phone number, write tel:+1 and its ten digits, without spaces. For anything else, such as a day, leave only the words.',
}

const fileAddress = (typed: string): ProblemDetails => ({
  code: 'link-file',
  message: 'This address works only on your computer or in the program where you found it.',
  fix: adviseOnLocalFile(typed),
})

/** Says what to do in place of the address of a file on one computer. */
export function adviseOnLocalFile(typed: string): string {
  const [, typedName] = /([^\\/]+)\.pdf$/i.exec(typed) ?? []
  const name = normalizeDownloadName(decodeName(typedName ?? ''))
  return checkDownloadName(name) === null
    ? `Upload the PDF to content/files as ${name}, if it is not there yet, and write /files/${name} here.`
    : 'Put a picture into content/images or a PDF into content/files, or link to a page that everybody can open.'
}

const decodeName = (name: string): string => name.replaceAll('%20', ' ')
