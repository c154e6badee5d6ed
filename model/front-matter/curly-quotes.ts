// Says what curly quotation marks around a value do: visitors would see them, or they would spoil an address or a name.

/** What the marks would belong to, by the names of the fields whose words are not shown as they were typed. */
const PARTS: readonly (readonly [field: RegExp, part: string])[] = [
  [/^email$|_email$/, 'email address'],
  [/url|link|^(?:path|repository|redirect_from|translation_of|see_also)$/, 'address'],
  [/image$|^(?:source|file|emblem)$/, 'name'],
  [/^(?:id|event|type|lang)$/, 'word'],
  [/phone|^(?:order|zip|amount)$/, 'number'],
  [/(?:^|_)(?:date|from|until|on|as_of)$/, 'date'],
  [/^(?:sample|draft|sensitive|requires_registration|registration_open)$/, 'answer'],
]

/** @param field the name of the field, if it is known */
export function describeCurlyQuotes(field: string | undefined): string {
  const [, part] = PARTS.find(([names]) => field !== undefined && names.test(field)) ?? []
  return part === undefined
    ? 'These quotation marks are curly, so they would be shown.'
    : `These quotation marks are curly, so they would become part of the ${part}${part === 'address' ? ', and the link would not work' : ''}.`
}
