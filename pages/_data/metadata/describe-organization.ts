// Describes the organization in the words of schema.org (https://schema.org/LocalBusiness).
import type { LocalBusinessLeaf, MedicalClinicLeaf, MergeLeafTypes, NGOLeaf } from 'schema-dts'
import { getTelUrl } from '../../../components/contact/phone-link'
import { getOpeningHours } from '../../../model/hours/opening-hours'
import type { Site } from '../../../model/site'
import type { BuildContext } from '../../../renderer/page-context'
import { describeHours } from './describe-hours'

type Organization =
  MergeLeafTypes<[NGOLeaf, LocalBusinessLeaf]> | MergeLeafTypes<[NGOLeaf, MedicalClinicLeaf]>

/** `NGO` alone has no opening hours. Whether we are a clinic is for our staff to say: a claim that needs a source. */
export function describeOrganization(site: Site, { url }: BuildContext): Organization {
  const { name, phone, street, city, state, zip, kindOfOrganization } = site.settings
  const facts = {
    name,
    url: `${url}/`,
    // With the code of the country, as in the link.
    telephone: getTelUrl(phone).replace('tel:', ''),
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
    },
    ...describeHours(getOpeningHours(site)),
  }
  return kindOfOrganization === 'clinic'
    ? { '@type': ['NGO', 'MedicalClinic'], ...facts }
    : { '@type': ['NGO', 'LocalBusiness'], ...facts }
}
