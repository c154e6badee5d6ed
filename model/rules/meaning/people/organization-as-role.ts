// Knows the names of organizations, which people type into the line of the role.
import type { FileProblem } from '../../../problems/problem'

/** Matches a name of two words or more that ends with what an organization is, or begins with it: "Bank of Sampleville". */
const ORGANIZATION_NAME =
  /^(?:The )?(?!Sunday )(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]*,? (?:(?:and|of|de|la|del|&) )*)+(?:Church|Chapel|Bank|School|Academy|College|University|Hospital|Clinic|Company|Co\.?|Inc\.?|LLC|Agency|Realty|Insurance|Bakery|Farms?|Nursery|Market|Motors|Hardware|Pharmacy|Restaurant|Café|Construction|Associates|Store|Shop|Bookshop|Library|Law Office|Law Firm|Center|Archives?|Museum|Gallery|Foundation|Institute|Ministries|Fellowship|Parish|Corporation|Corp\\.?|Ltd\\.?|Group|Partners|Studio|Salon|Garage|Credit Union|Savings|Dental|Orthodontics|Electric|Plumbing|Roofing|Printing|Gazette|Florist|Flowers|Books|Coffee|Diner|Grill|Outfitters|Dairy|Orchards?|Stables|Ranch|Vineyards?|Brewery|Courthouse|Fire Station)$|^(?:The )?(?:Church|Bank|University|College|Iglesia|Banco|Tienda|Panadería|Escuela|Universidad) (?:of|de|del) (?:la |el |the )?[A-ZÀ-Þ]/u
export const isOrganizationName = (typed: string): boolean => ORGANIZATION_NAME.test(typed)

/** @param organization what the line for it has, if there is one */
export const organizationAsRole = (
  typed: string,
  organization: string | undefined,
): FileProblem => ({
  code: 'board-role',
  severity: 'warning',
  message: `People read this line as the role on our board, but "${typed}" is the name of an organization.`,
  fix:
    organization === typed
      ? 'Write the role, such as title: Member'
      : `Write the role, such as title: Member. If this person works at ${typed}, write organization: ${typed}${organization === undefined ? '' : ` in place of ${organization}`}`,
})
