// Phrases that make sense elsewhere, but not in a text about prayer: "the player list", "please play for our nurses".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { joinTexts } from '../join-texts'
import { createRows } from './phone-words'
import { createSoundFinder, type FoundSound } from './sound-alike'

const PRAYER = /(?<![A-Za-zÀ-ỿ])pray/i
const GAME =
  /(?<![A-Za-zÀ-ỿ])(?:golf(?:ers?)?|games?|tournament|match(?:es)?|[a-z]*ball|soccer|tennis|league|coach(?:es)?|mp3|dvds?|cds?|records?|recordings?)(?![A-Za-zÀ-ỿ])/i
const MUSIC_OR_CHILDREN =
  /(?<![A-Za-zÀ-ỿ])(?:music[a-z]*|songs?|bands?|choirs?|concerts?|piano|organ|guitar|violin|instruments?|sings?|singing|kids|children|toys?|play(?:ground|room))(?![A-Za-zÀ-ỿ])/i

const WHOM =
  '(?:our|the|each|every|those|them|this|these|all|women|mothers|moms|families|us|you|her)'
const findPlayers = createSoundFinder(
  createRows([
    [
      '(?:player|payer)',
      'prayer',
      '(?:player|payer)s? (?:list|lists|cards?|guides?|groups?|partners?|meetings?|nights?|letters?|emails?|calendars?|topics?|needs|journals?|vigils?|shawls?|rooms?|points)|(?:answered|through|silent) payers?(?=[.,;:!?]|$| for )',
    ],
  ]),
  { withNames: true },
)
const findPlaying = createSoundFinder(
  createRows([
    [
      'play',
      'pray',
      `(?:please|let us|let[’']s|we|will you|to) play (?:for ${WHOM}|that|together|daily|about)`,
    ],
    ['playing', 'praying', `(?:is|are|keep|been|for|by) playing for ${WHOM}`],
  ]),
  { withNames: true },
)
const MAY_BE_FOUND = /play|payer/i

/** Returns the function that finds such phrases in a part of a text, which has to be about prayer and not about what is played. */
export function createTopicFinder(text: SplitText): (searched: string) => FoundSound[] {
  return (searched) => {
    if (!MAY_BE_FOUND.test(searched)) return []
    const whole = joinTexts(text)
    if (!PRAYER.test(whole) || GAME.test(whole)) return []
    const isPlayed = MUSIC_OR_CHILDREN.test(whole)
    return [...findPlayers(searched), ...(isPlayed ? [] : findPlaying(searched))]
  }
}
