// The dialog of the search, and one result, as templates: a script copies them (search-dialog.client.ts). Only the page for unknown
// paths has them, and the other pages fetch them from there, so that they weigh nothing on pages that are only read.
import { Button, ButtonAnchor } from '../button/button'
import { PhoneLink } from '../contact/phone-link'
import { SiteLink } from '../site-link/site-link'
import {
  Body,
  Box,
  Form,
  Input,
  KeySwitch,
  Quiet,
  ResultLink,
  Results,
} from './search-dialog-parts'

export function SearchTemplate({ phone }: { phone: string }) {
  return (
    <template data-search-template="">
      <Box aria-label="Search this site" data-search-dialog="">
        <Form role="search">
          {/* The browser must neither store the words nor send them to a spelling service. */}
          <Input
            type="search"
            aria-label="What are you looking for?"
            placeholder="Search this site"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <Button type="button" data-button="outlined" data-part="close">
            Close
          </Button>
        </Form>
        <Body>
          <Quiet
            role="status"
            data-part="status"
            data-failure="Search cannot be loaded right now. You may be offline."
            data-none="Nothing found. Try another word."
            data-one="1 result"
            data-several="# results"
            data-most="The # best results"
          />
          <div data-part="hint">
            <Quiet>
              A word or two is enough, and the spelling need not be right. What you type stays on
              this device and is not stored.
            </Quiet>
            <KeySwitch data-part="key">
              <input type="checkbox" /> The <kbd>/</kbd> key opens this search
            </KeySwitch>
          </div>
          <Results data-part="results" />
          <div data-part="way-on" hidden>
            <Quiet>
              <SiteLink href="/site-index">The site index</SiteLink> lists every page. Or call us:{' '}
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
    </template>
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
