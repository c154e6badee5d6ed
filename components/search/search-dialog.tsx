// The dialog of the search, and one result, as templates: a script copies them (search-dialog.client.ts). Only the page for unknown
// paths has them, and the other pages fetch them from there, so that they weigh nothing on pages that are only read.
import { Button, ButtonAnchor } from '../button/button'
import { PhoneLink } from '../contact/phone-link'
import type { Language } from '../../model/languages'
import { SiteLink } from '../site-link/site-link'
import { useWords, WORDS, WordsContext } from '../words/words'
import {
  Body,
  Box,
  Field,
  Input,
  KeySwitch,
  Quiet,
  ResultLink,
  Results,
} from './search-dialog-parts'

type Props = {
  phone: string
  /** Those of the pages. */
  languages: readonly Language[]
}

export function SearchTemplates({ phone, languages }: Props) {
  return languages.map((language) => (
    <WordsContext key={language} value={WORDS[language]}>
      <template data-search-template={language}>
        <SearchDialog phone={phone} />
      </template>
    </WordsContext>
  ))
}

function SearchDialog({ phone }: Pick<Props, 'phone'>) {
  const words = useWords().search
  return (
    <Box aria-label={words.label} data-search-dialog="">
      <Field role="search">
        {/* The browser must neither store the words nor send them to a spelling service. */}
        <Input
          type="search"
          aria-label={words.field}
          placeholder={words.label}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="button" data-button="outlined" data-part="close">
          {words.close}
        </Button>
      </Field>
      <Body>
        <Quiet
          role="status"
          data-part="status"
          data-failure={words.failure}
          data-none={words.none}
          data-one={words.one}
          data-several={words.several}
          data-most={words.most}
        />
        <div data-part="hint">
          <Quiet>{words.hint}</Quiet>
          <KeySwitch data-part="key">
            <input type="checkbox" /> {words.keyBefore}
            <kbd>/</kbd>
            {words.keyAfter}
          </KeySwitch>
        </div>
        <Results data-part="results" />
        <div data-part="way-on" hidden>
          <Quiet>
            <SiteLink href="/site-index">{words.siteIndex}</SiteLink>
            {words.wayOn}
            <PhoneLink phone={phone} />
          </Quiet>
        </div>
      </Body>
      <template data-part="result">
        <li>
          <ResultLink>
            <strong />
            <span data-part="label" />
            <span data-part="snippet" />
          </ResultLink>
        </li>
      </template>
    </Box>
  )
}

/** Does the same as the link in the navigation (components/not-found/not-found.client.ts). */
export function SearchButton() {
  return (
    <ButtonAnchor href="/site-index" data-button="outlined" data-search-too="">
      Search
    </ButtonAnchor>
  )
}
