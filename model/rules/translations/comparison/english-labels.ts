// Tells whether the few words of a button or of a link are in English: "Talk with us", "Give now".

/** Words with which English buttons begin, and which Spanish does not have. */
const FIRST =
  'add|apply|ask|be|become|book|bring|browse|buy|call|check|choose|click|come|contact|discover|donate|download|drop|email|explore|fill|find|follow|get|give|go|hear|help|host|join|keep|learn|leave|let|listen|look|make|meet|open|order|pray|print|read|refer|register|request|reserve|return|schedule|search|see|send|serve|share|shop|show|si(?:gn)|sponsor|start|stop|subscribe|support|take|talk|tell|text|view|visit|volunteer|walk|watch|write'
/** Matches words that no Spanish label has. */
const ENGLISH =
  /(?<![A-Za-zÀ-ỿ])(?:about|all|and|events?|for|form|free|here|how|more|now|our|the|this|today|us|we|what|where|with|you|your)(?![A-Za-zÀ-ỿ])/iu
const BEGINS_ENGLISH = new RegExp(`^(?:please )?(?:${FIRST})(?![A-Za-zÀ-ỿ])`, 'iu')
const MAX_WORDS = 8
/** Matches a word within a label that is a part of a name: "Walk for Life". */
const NAME_WORD = /(?<= )[A-ZÀ-Þ]/u

/** Returns whether a label is in English, and no name. */
export function isEnglishLabel(words: string): boolean {
  if (words.split(' ').length > MAX_WORDS) return false
  return BEGINS_ENGLISH.test(words)
    ? !NAME_WORD.test(words) ||
        /(?<![A-Za-zÀ-ỿ])(?:us|our|your|more|now|the)(?![A-Za-zÀ-ỿ])/iu.test(words)
    : ENGLISH.test(words) && !NAME_WORD.test(words)
}
