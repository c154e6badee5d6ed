// Contact details, hours and answers are where visitors look, as the settings say them.
import { describe, expect, test } from 'vitest'
import { getTelUrl, getTextUrl } from '../../../components/contact/phone-link'
import { WORDS } from '../../../components/words/words'
import { getPathLanguage } from '../../../model/languages'
import { STAFF_PATH } from '../../../model/site-structure'
import { getTranslations } from '../../../model/translations/translations'
import { getLocalSite } from '../../../pages/_data/local-site'
import { getAttribute, findLinks, readPage, getText } from '../../support/html-queries'
import { contentSites } from '../../support/sites'
import { readContentPages } from '../../support/content-pages'

describe.each(contentSites)('the site of $content', (built) => {
  const { site, textNumbers, pages, mainTexts } = readContentPages(built)
  const { settings } = site

  test('shows contact details, hours and the organization in the footer of every page', () => {
    const { phone, email, street, city, state, zip } = settings
    for (const { path, language, words, all } of pages) {
      const { hours } = getLocalSite(site, language).settings
      const expectedTexts = [
        settings.name,
        settings.description,
        phone,
        email,
        `${street}, ${city}, ${state} ${zip}`,
        ...hours.flatMap((line) => [line.days, line.hours]),
        settings.mailingListPrompt,
        settings.nonprofitStatement,
        settings.designerCredit,
        words.footer.email,
        words.footer.siteIndex,
      ]
      const footer = all('footer').at(-1)!
      expect(
        // The text of an element has plain spaces.
        expectedTexts.filter((text) => !getText(footer).includes(text.replaceAll('\u00a0', ' '))),
        path,
      ).toEqual([])
      const links = findLinks(footer).map(({ href }) => href)
      expect(links, path).toContain(`tel:+1${phone.replace(/\D/g, '')}`)
      const mailLinks = links.filter((href) => href.startsWith('mailto:'))
      expect(mailLinks, path).toEqual([
        `mailto:${email}?subject=Website%20Inquiry`,
        `mailto:${email}?subject=Mailing%20list`,
      ])
      expect(footer && all('img').map((element) => getAttribute(element, 'alt'))).toEqual(
        expect.arrayContaining(site.affiliates.map(({ name }) => name)),
      )
    }
  })

  test('answers what visitors ask first where they look, and shows nothing without an answer', () => {
    const { cost, privacy, languages, hotline, afterHoursPhone } = settings
    const answers = [cost, privacy, languages, hotline ?? afterHoursPhone].filter(
      (answer) => answer !== undefined,
    )
    const contactPaths = getTranslations(site, '/contact').map(({ path }) => path)
    const servicePaths = site.services.map(({ pagePath }) => pagePath ?? '')
    const answerPaths = new Set(['/', '/contact', ...contactPaths, ...servicePaths])
    for (const path of answerPaths) {
      const text = mainTexts.get(path)!
      const { title } = WORDS[getPathLanguage(path)].answers
      expect(
        answers.filter((answer) => !text.includes(answer)),
        path,
      ).toEqual([])
      expect(text.includes(title), path).toBe(answers.length > 0)
    }
  })

  test('offers text messages, the line for after hours and the pages elsewhere in every footer, if there are any', () => {
    const { textHours, afterHoursName, afterHoursPhone, appointmentUrl, portalUrl } = settings
    const pageUrls = [appointmentUrl, portalUrl].filter((url) => url !== undefined)
    const texts = [...textNumbers, textHours, afterHoursName, afterHoursPhone].filter(
      (text) => text !== undefined,
    )
    for (const { path, words, all } of pages) {
      const { host, textUs, afterHours } = words.contact
      const footer = all('footer').at(-1)!
      const text = getText(footer)
      expect(
        [...texts, ...pageUrls.map((url) => host + new URL(url).host)].filter(
          (part) => !text.includes(part),
        ),
        path,
      ).toEqual([])
      expect(text.includes(textUs), path).toBe(textNumbers.length > 0)
      expect(text.includes(afterHours), path).toBe(afterHoursName !== undefined)
      const links = findLinks(footer)
      for (const url of pageUrls) {
        const link = links.find(({ href }) => href === url)!.element
        expect(getAttribute(link, 'rel'), path).toBe('noopener noreferrer')
      }
    }
  })

  test('shows the number for text messages beside that of the office below every introduction', () => {
    const urls = [settings.phone].map(getTelUrl).concat(textNumbers.map(getTextUrl))
    for (const { path, all } of pages) {
      if (path === STAFF_PATH) continue
      const main = all('main')[0]!
      const numbers = findLinks(main).flatMap(({ href }) => (urls.includes(href) ? [href] : []))
      expect(numbers.slice(0, urls.length), path).toEqual(urls)
    }
  })

  test('shows the tax number in every footer and on the Give page, if there is one', () => {
    const { ein } = settings
    for (const { path, all } of pages)
      expect(getText(all('footer').at(-1)!).includes('EIN'), path).toBe(ein !== undefined)
    expect(mainTexts.get('/give')!.includes('EIN')).toBe(ein !== undefined)
    if (ein !== undefined) expect(mainTexts.get('/give')).toContain(ein)
  })

  test('leads from every urgent box to 911 first, then to the hotline and the office', () => {
    const { hotline, phone, afterHoursPhone } = settings
    const atNight = hotline === undefined && afterHoursPhone !== undefined ? [afterHoursPhone] : []
    const office = [getTelUrl(phone), ...textNumbers.map(getTextUrl)]
    const urls = [
      'tel:911',
      ...(hotline === undefined ? [] : [getTelUrl(hotline)]),
      ...office,
      ...atNight.map(getTelUrl),
    ]
    const boxes = pages.flatMap(({ words, all }) =>
      all('aside', (element) => getAttribute(element, 'aria-label') === words.urgent.label),
    )
    for (const box of boxes) {
      const links = findLinks(box).map(({ href }) => href)
      expect([links[0], ...links.slice(1 - urls.length)]).toEqual(urls)
    }
  })

  test('names the service, the event or the role in the subject of an email from its page', () => {
    const subjects = [
      ...site.services.map(({ pagePath, title }) => [pagePath, `Question about ${title}`]),
      ...site.events.map(({ pagePath, title }) => [pagePath, `Question about ${title}`]),
      ...site.volunteerRoles.map(({ pagePath, title }) => [pagePath, `Volunteering: ${title}`]),
    ] as const
    for (const [path, subject] of subjects) {
      const links = findLinks(readPage(built, path ?? '').all('main')[0]!)
      expect(
        links.map(({ href }) => href),
        path ?? '',
      ).toContain(`mailto:${settings.email}?subject=${encodeURIComponent(subject ?? '')}`)
    }
  })
})
