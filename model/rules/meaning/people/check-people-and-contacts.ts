// Checks what a file says of people, and how to reach them.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkContacts } from './contacts/check-contacts'
import { checkEmergencyNumbers } from './contacts/check-emergency-numbers'
import { checkEmailBody } from './check-email-body'
import { checkEmailSubject } from './check-email-subject'
import { checkNameAddresses } from './check-name-addresses'
import { checkNames } from './check-names'
import { checkPeople } from './clients/check-people'
import { checkPronouns } from './check-pronouns'
import { checkRoles } from './check-roles'
import { checkTitleWords } from './check-title-words'
import { checkOwnOrganization } from './own-organization'
import { checkShownContacts } from './contacts/check-shown-contacts'
import { checkWrittenEmails } from './contacts/check-written-emails'

export function checkPeopleAndContacts(text: SplitText, content: FileContent): LocatedProblem[] {
  const { collection, slug, values, contacts } = content
  const ours = checkOwnOrganization(text, content)
  return [
    // The title of a person on our staff is right in the other folder.
    ...(ours.length > 0 ? ours : checkRoles(text, collection.name)),
    ...checkTitleWords(text, collection.name),
    ...checkNames(text, collection.name, slug),
    ...checkNameAddresses(text, collection.name),
    ...checkShownContacts(text, collection.name),
    ...checkEmailBody(text),
    ...checkEmailSubject(text),
    ...checkPeople(text, collection, values),
    ...checkPronouns(text, collection.name, slug, values),
    ...checkWrittenEmails(text, contacts?.email),
    ...checkContacts(text, contacts),
    ...checkEmergencyNumbers(text),
  ]
}
