// Finds addresses with which the owner of a page edits it, and which visitors cannot open.
import type { ProblemDetails } from '../problems/problem'

type OwnerUrl = {
  readonly pattern: RegExp
  /** How to find the address for visitors. */
  readonly advice: string
  /** Returns the address for visitors where it follows from the other one. */
  readonly getPublicUrl?: (match: readonly string[]) => string
  /** True if the page is for all who belong to a team and are signed in, not only for those who edit it. */
  readonly isForTeam?: true
  /** True if the address opens a form. */
  readonly isForm?: true
}

/** Matches what each of these addresses has. Most addresses need no closer look. */
const CANDIDATE =
  /\/(?:edit|wp-admin|wp-login|manage|myevent|build|config|create)\b|\/\/(?:mail|outlook|studio|admin|manage|editor|calendar|drive|business)\.|admin\.mailchimp|notion\.so\/|slack\.com\/|\/\/teams\.|trello\.com\/b\/|\/\/chat\.openai|chatgpt\.com\/c\/|claude\.ai\/chat|localhost|\/\/(?:127|192\.168|10)\./i

const ASK = 'Open the page as a visitor would, and copy its address from the top of the browser.'

const COPY_SHOWN = 'Copy the address that you see, and put it here in place of this one.'

const WRITE_OURS = 'Write the address of the page on our website, or leave the link out.'

const OWNER_URLS: readonly OwnerUrl[] = [
  {
    pattern: /^(https:\/\/docs\.google\.com\/forms\/)(?:u\/\d+\/)?(d\/(?!e\/)[^/?#]+\/)edit\b/i,
    isForm: true,
    advice: ASK,
    getPublicUrl: ([, site = '', form = '']) => `${site}${form}viewform`,
  },
  {
    pattern: /^https:\/\/www\.canva\.com\/design\/.+\/edit\b/i,
    advice: `In Canva, press Share, then Public view link. ${COPY_SHOWN}`,
  },
  {
    pattern: /^https:\/\/www\.eventbrite\.[a-z.]+\/(?:manage\/|myevent\b|edit\b)/i,
    advice:
      'In Eventbrite, open the event, press View, and copy the address from the top of the browser.',
  },
  {
    pattern: /^(https:\/\/(?:www|m)\.facebook\.com\/events\/\d+)\/edit\b/i,
    advice: ASK,
    getPublicUrl: ([, page = '']) => page,
  },
  {
    pattern: /^https:\/\/studio\.youtube\.com\/video\/([\w-]+)/i,
    advice: ASK,
    getPublicUrl: ([, video = '']) => `https://www.youtube.com/watch?v=${video}`,
  },
  {
    pattern: /^https:\/\/(?:mail\.google\.com|outlook\.(?:office|office365|live)\.com\/mail)\b/i,
    advice:
      'Only you can open your mail. Open the link that is in the email, and copy the address from the top of the browser.',
  },
  {
    pattern: /^https:\/\/calendar\.google\.com\/calendar\/(?:u\/\d+\/)?r\b/i,
    advice: 'In the settings of the calendar, make it public, and copy its public address.',
  },
  {
    pattern: /^https:\/\/drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:my-drive|home|recent)\b/i,
    advice:
      'Press the file with the right button, then Share and Copy link, and let anyone open it.',
  },
  {
    pattern:
      /^https:\/\/(?:[^/]+\/(?:[^?#]*\/)?wp-(?:admin|login)\b|(?:business\.facebook|(?:admin|[\w-]+\.admin)\.(?:mailchimp|typeform)|(?:manage|editor)\.wix)\.com\b|[\w-]+\.squarespace\.com\/config\b|www\.jotform\.com\/build\/)/i,
    advice: ASK,
  },
  {
    // Meetings of Teams, invitations to Slack and pages that were published with Notion are for everybody.
    pattern:
      /^https:\/\/(?:(?:www\.)?notion\.so\/(?:[^?#]*[-/])?[0-9a-f]{32}\b|app\.slack\.com\/|[\w-]+\.slack\.com\/archives\/|teams\.microsoft\.com\/(?:_|v2\b|l\/(?:channel|message|chat|team|entity|file)\/)|trello\.com\/b\/)/i,
    advice: WRITE_OURS,
    isForTeam: true,
  },
  {
    pattern:
      /^https:\/\/(?:chatgpt\.com\/(?:g\/[^/]+\/)?c\/|chat\.openai\.com\/(?:$|c\/|chat\b)|claude\.ai\/chat\/)/i,
    advice: 'Nobody but you can open what a chat program wrote for you. Leave the link out.',
    isForTeam: true,
  },
]

/** Matches an address on the computer, or in the network, of the person who typed it. */
const OWN_COMPUTER =
  /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|10\.\d+\.\d+\.\d+)(?::\d+)?(\/\S*)?$/i

/** Returns the problem of an address that only the owner of a page can open, or null. */
export function findOwnerUrl(url: string): ProblemDetails | null {
  if (!CANDIDATE.test(url)) return null
  for (const { pattern, advice, getPublicUrl, isForTeam, isForm } of OWNER_URLS) {
    const match = pattern.exec(url)
    if (match === null) continue
    if (isForTeam) return describeTeamUrl(advice)
    const publicUrl = getPublicUrl?.(match)
    if (isForm && publicUrl !== undefined) return describeForm(publicUrl)
    return describeOwnerUrl(publicUrl === undefined ? advice : `Write ${publicUrl}`, publicUrl)
  }
  return null
}

/** Returns the problem of an address that works only on one computer, which is perhaps that of a page of ours; or null. */
export function findComputerUrl(url: string): ProblemDetails | null {
  const match = CANDIDATE.test(url) ? OWN_COMPUTER.exec(url) : null
  if (match === null) return null
  return {
    code: 'link-file',
    message: 'This address works only on your own computer.',
    fix: match[1]
      ? `If it is a page of ours, write ${match[1]}`
      : 'Write the address of the page that visitors can open.',
  }
}

const describeForm = (publicUrl: string): ProblemDetails => ({
  ...describeOwnerUrl(
    `Write ${publicUrl} and open it in a private window, to see whether visitors can see the form.`,
    publicUrl,
  ),
  message: 'This address opens the form for editing, and visitors would be asked to sign in.',
})

const describeTeamUrl = (fix: string): ProblemDetails => ({
  code: 'link-private',
  message: 'This address is for those who are signed in, and visitors would see only a login.',
  fix,
})

const describeOwnerUrl = (fix: string, replacement: string | undefined): ProblemDetails => ({
  code: 'link-private',
  message: 'This address is for those who edit the page, and visitors cannot open it.',
  fix,
  ...(replacement === undefined ? {} : { replacement }),
})
