// Names fields in forms for people who do not know the names in the files.

/** The words for names that would not be understood. */
const WORDS: Readonly<Record<string, string>> = {
  as_of: 'The day of a number',
  detail_page_url: 'The page with the details',
  expires_on: 'Last day on the website',
  from: 'The first day',
  image: 'The name of the picture',
  image_alt: 'What the picture shows',
  order: 'Place in the list',
  publish_on: 'First day on the website',
  registration: 'About signing up',
  registration_open: 'Can people sign up now?',
  registration_url: 'The address of the sign-up form',
  requires_registration: 'Do people have to sign up?',
  source: 'Where a number comes from',
  start_date: 'The first day',
  status: 'Has something changed?',
  status_note: 'What has changed',
  type: 'What is it?',
  until: 'The last day',
}

/** Returns the name of a field for people: `buttonText` in a file is `button_text`, and here Button text. */
export function getLabel(fieldName: string): string {
  const words = fieldName.replaceAll('_', ' ')
  return WORDS[fieldName] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
