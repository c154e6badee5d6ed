// The words of the frame in English: everything that components say around the texts of the content.
import type { Language } from '../../model/languages'
import { COPIED, COPYING_REFUSED } from './en-copy'
import { PRESS_MORE, PRESS_ONCE } from './en-leave'
import { openingWords } from './en-opening'

export const en = {
  language: 'en' as Language,
  /** Said by browser scripts. */
  openingWords,
  leaveWords: { pressOnce: PRESS_ONCE, pressMore: PRESS_MORE },
  copyWords: { copied: COPIED, refused: COPYING_REFUSED },
  skip: 'Skip to the content',
  newTab: ' (opens in a new tab)',
  /** Follows the name of a page that exists only in English. */
  onlyInEnglish: '',
  languages: {
    label: 'Language',
    /** The words of the link to a page in this language. */
    link: 'In English',
    newerOriginal: 'The English page is newer.',
  },
  home: 'Home',
  header: {
    call: 'Call',
    text: 'Text',
    menu: 'Menu',
    close: 'Close',
    navigation: 'Main',
    question: 'How can we help?',
    donate: 'Donate Now',
  },
  navigation: {
    breadcrumbs: 'Breadcrumb',
    contents: 'On this page',
    section: 'In this section',
    readNext: 'Read next',
    reviewed: 'Page last reviewed: ',
    due: 'Next review due: ',
  },
  notice: 'Notice',
  note: 'Note',
  urgent: {
    label: 'Urgent',
    call911: 'Call 911',
    hotline: 'For anything else, call our hotline, day or night: ',
    orOffice: '. During office hours you can also call ',
    office: 'For anything else, call us during office hours: ',
    orText: ', or text ',
  },
  contact: {
    talk: 'Talk with someone:',
    talkForSupporters: 'Questions? Call us:',
    orText: 'or text ',
    ratherTalk: 'Would you rather talk?',
    ratherWrite: 'Would you rather write? ',
    emailAbout: 'Email us about ',
    thisService: 'this service',
    textUs: 'Text us: ',
    askForHotline: 'To learn how to reach the hotline, ask our office: ',
    hotline: 'Call our hotline, day or night: ',
    afterHours: 'When we are closed, call ',
    appointment: 'Make an appointment',
    portal: 'Sign in to our client portal',
    host: 'On ',
    callUs: 'Call us',
    sendText: 'Send a text',
    sendEmail: 'Send an email',
    mailProgram: 'Your own mail program opens with a new message to us.',
    write: 'Write to us',
    online: 'Online',
    copy: 'Copy',
    phone: 'the phone number',
    textNumber: 'the number for text messages',
    email: 'the email address',
    address: 'the street address',
    findUs: 'Find us',
    map: 'Map of our address',
    showMap: 'Show the map',
    directions: 'Get directions',
  },
  embed: {
    playFilm: 'Play the film',
    /** The host and the label of the link that loads it come between these. */
    loadedFrom: 'This is loaded from ',
    onlyWhen: ' only when you choose “',
    afterLabel: '”. ',
    canSee: ' can then see that you opened it',
    onThisSite: ' on this website',
    newTab: 'Open it in a new tab instead',
  },
  answers: {
    title: 'Short answers',
    cost: 'What does it cost?',
    privacy: 'Is it private?',
    languages: 'Which languages do you speak?',
    night: 'What if it is night?',
  },
  limits: 'What we do not offer',
  /** The words of content that is not in English are written from its data. */
  hours: { for: ' for ', to: ' to ', closed: 'closed' },
  leave: {
    label: 'Leave this page',
    link: 'Leave quickly',
    to: ' to ',
    hint: 'Or press Shift three times.',
    how: 'How this works',
  },
  footer: {
    help: 'Get help',
    reach: 'Reach us',
    hours: 'Office hours',
    news: 'Keep in touch',
    email: 'Email Us',
    pages: 'More pages',
    affiliates: 'Our affiliates',
    taxNumber: 'Our tax number (EIN) is ',
    siteIndex: 'Site index',
  },
  theme: {
    label: 'Light or dark',
    system: 'Same as my device',
    light: 'Light',
    dark: 'Dark',
  },
}

export type Words = typeof en
