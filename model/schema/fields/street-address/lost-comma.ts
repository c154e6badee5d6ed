// Finds an address without the comma between the street and the city: "2150 Sample Road Opelika, AL".

const STREET =
  "(?:.*, )?\\d{1,5}[A-Z]? (?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]* ){1,3}(?:Street|St\\.?|Avenue|Ave\\.?|Road|Rd\\.?|Drive|Dr\\.?|Lane|Ln\\.?|Boulevard|Blvd\\.?|Highway|Hwy\\.?|Parkway|Pkwy\\.?|Court|Ct\\.?|Circle|Cir\\.?)"
const TOWN =
  '(?:Alexander City|Auburn|Beauregard|Columbus|Dadeville|LaFayette|Lafayette|Lanett|Loachapoka|Montgomery|Notasulga|Opelika|Phenix City|Salem|Smiths Station|Tallassee|Tuskegee|Valley)'
const STATE_AND_ZIP = '(?:,? (?:AL|Ala\\.|Alabama|GA|Georgia))?(?:,? \\d{5}(?:-\\d{4})?)?'
const LOST_COMMA = new RegExp(`^(${STREET}) (${TOWN}${STATE_AND_ZIP})$`, 'u')

/** Returns the address with its comma, or null if none is missing. */
export function addLostComma(typed: string): string | null {
  const [, street = '', city = ''] = LOST_COMMA.exec(typed.trim()) ?? []
  return street === '' ? null : `${street}, ${city}`
}
