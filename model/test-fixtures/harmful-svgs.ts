// SVG images that must not be published.
import { createNestedUses, createSvg } from './svg-images'

const createHtmlElement = (tag: string) =>
  createSvg(`<${tag} xmlns="http://www.w3.org/1999/xhtml"/>`)
const createStyled = (css: string) => createSvg(`<style>${css}</style>`)
const EXTERNAL_URL = 'https://a.example/x'

/** Harmful files by what they would do, each with the code of the expected problem. */
export const HARMFUL_SVGS: Readonly<Record<string, readonly [code: string, svg: string]>> = {
  'a script': ['svg-program', createSvg('<script>go()</script>')],
  'a script with a prefix': [
    'svg-program',
    createSvg('<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>'),
  ],
  'a script in capitals': ['svg-program', createSvg('<SCRIPT>go()</SCRIPT>')],
  'an event handler': ['svg-program', createSvg('<rect onclick="go()"/>')],
  'an event handler on the outermost element': ['svg-program', createSvg('', 'onload="go()"')],
  'an event handler of an animation': ['svg-program', createSvg('<animate onbegin="go()"/>')],
  'a page in the image': ['svg-program', createSvg('<foreignObject><p/></foreignObject>')],
  'a handler of SVG Tiny': ['svg-program', createSvg('<handler>go()</handler>')],
  'an HTML meta element that leads away': [
    'svg-program',
    createHtmlElement(`meta http-equiv="refresh" content="0;url=${EXTERNAL_URL}"`),
  ],
  'an HTML image with srcset': [
    'svg-program',
    createHtmlElement(`img srcset="${EXTERNAL_URL} 1x"`),
  ],
  'an HTML video with a poster': [
    'svg-program',
    createHtmlElement(`video poster="${EXTERNAL_URL}"`),
  ],
  'an HTML body with a background': [
    'svg-program',
    createHtmlElement(`body background="${EXTERNAL_URL}"`),
  ],
  'an HTML link that preloads': [
    'svg-program',
    createHtmlElement(`link rel="preload" imagesrcset="${EXTERNAL_URL}"`),
  ],
  'an HTML form': ['svg-program', createHtmlElement(`form action="${EXTERNAL_URL}"`)],
  'HTML in the title': [
    'svg-program',
    createSvg('<title><b xmlns="http://www.w3.org/1999/xhtml">x</b></title>'),
  ],
  'a link': ['svg-outside', createSvg(`<a href="${EXTERNAL_URL}"><rect/></a>`)],
  'a link to a program, hidden by a tab': [
    'svg-outside',
    createSvg('<a xlink:href="java&#9;script:go()"><rect/></a>'),
  ],
  'a link that is changed to a program by set': [
    'svg-outside',
    createSvg('<a href="#"><set attributeName="href" to="java&#9;script:go()"/></a>'),
  ],
  'a link that is changed to a program by animate': [
    'svg-outside',
    createSvg('<a href="#"><animate attributeName="href" values="#a;javascript:go()"/></a>'),
  ],
  'an image whose URL is changed': [
    'svg-outside',
    createSvg(`<image href="#"><set attributeName="href" to="${EXTERNAL_URL}"/></image>`),
  ],
  'a URL that is changed by its name with a prefix': [
    'svg-outside',
    createSvg('<use href="#a"><set attributeName="xlink:href" to="#b"/></use>'),
  ],
  'a URL that is changed by a name with another prefix': [
    'svg-outside',
    createSvg(
      '<use href="#a" xmlns:y="http://www.w3.org/1999/xlink"><set attributeName="y:href" to="#b"/></use>',
    ),
  ],
  'a style that is changed': [
    'svg-outside',
    createSvg('<rect><set attributeName="style" to="x"/></rect>'),
  ],
  'an external image': ['svg-outside', createSvg(`<image href="${EXTERNAL_URL}"/>`)],
  'an external image, old form': [
    'svg-outside',
    createSvg(`<image xlink:href="${EXTERNAL_URL}"/>`),
  ],
  'an external image of a filter': [
    'svg-outside',
    createSvg(`<filter><feImage href="${EXTERNAL_URL}"/></filter>`),
  ],
  'an element of another file': ['svg-outside', createSvg('<use href="x.svg#a"/>')],
  'data that is a page': ['svg-outside', createSvg('<image href="data:text/html,x"/>')],
  'data that is another SVG': ['svg-outside', createSvg('<image href="data:image/svg+xml,x"/>')],
  'data in place of an element': [
    'svg-outside',
    createSvg('<use href="data:image/png;base64,x"/>'),
  ],
  'an import': ['svg-outside', createStyled(`@import "${EXTERNAL_URL}";`)],
  'an import in a cdata section': [
    'svg-outside',
    createStyled(`<![CDATA[@import "${EXTERNAL_URL}";]]>`),
  ],
  'an import with an element before it': [
    'svg-outside',
    createStyled(`<g/>@import "${EXTERNAL_URL}";`),
  ],
  'an import cut in two by an element': [
    'svg-outside',
    createStyled(`@im<g/>port "${EXTERNAL_URL}";`),
  ],
  'an import cut in two by a comment': [
    'svg-outside',
    createStyled(`@im<!-- x -->port "${EXTERNAL_URL}";`),
  ],
  'an import with an entity': ['svg-outside', createStyled(`&#64;import "${EXTERNAL_URL}";`)],
  'an import with a backslash': ['svg-outside', createStyled(`@\\69mport "${EXTERNAL_URL}";`)],
  'an external font': ['svg-outside', createStyled(`@font-face{src:url(${EXTERNAL_URL})}`)],
  'a namespace of styles': ['svg-outside', createStyled(`@namespace x "${EXTERNAL_URL}";`)],
  'an external image set': [
    'svg-outside',
    createStyled(`rect{background:image-set("${EXTERNAL_URL}" 1x)}`),
  ],
  'an external image by the image() function': [
    'svg-outside',
    createStyled(`rect{background:image("${EXTERNAL_URL}")}`),
  ],
  'two external images in a cross-fade': [
    'svg-outside',
    createStyled(`rect{background:-webkit-cross-fade("${EXTERNAL_URL}",none,1%)}`),
  ],
  'a style attribute with an external fill': [
    'svg-outside',
    createSvg(`<rect style="fill:url(${EXTERNAL_URL}#y)"/>`),
  ],
  'an external fill': ['svg-outside', createSvg('<rect fill="url( //a.example/x#y)"/>')],
  'an external fill with a backslash': [
    'svg-outside',
    createSvg(`<rect fill="u\\72l(${EXTERNAL_URL}#y)"/>`),
  ],
  'a fill that is changed to an external one': [
    'svg-outside',
    createSvg(`<rect><set attributeName="fill" to="url(${EXTERNAL_URL}#y)"/></rect>`),
  ],
  'a stylesheet': ['svg-outside', `<?xml-stylesheet href="${EXTERNAL_URL}"?>${createSvg('')}`],
  'a stylesheet with a URL that seems to be internal': [
    'svg-outside',
    `<?xml-stylesheet title='href="#"' href = '${EXTERNAL_URL}'?>${createSvg('')}`,
  ],
  'a stylesheet that makes a page': [
    'svg-outside',
    `<?xml-stylesheet type="text/xsl" href="#s"?>${createSvg('')}`,
  ],
  'a processing instruction for another program': ['svg-unknown', `<?php go() ?>${createSvg('')}`],
  'a base URL': ['svg-unknown', createSvg(`<g xml:base="${EXTERNAL_URL}"/>`)],
  'an element of another kind of document': [
    'svg-unknown',
    createSvg('<x xmlns="http://www.w3.org/1999/XSL/Transform"/>'),
  ],
  'a formula': ['svg-unknown', createSvg('<math xmlns="http://www.w3.org/1998/Math/MathML"/>')],
  'an unknown element': ['svg-unknown', createSvg('<portal/>')],
  'an unknown attribute': ['svg-unknown', createSvg('<rect srcset="#"/>')],
  entities: ['svg-doctype', `<!DOCTYPE svg [<!ENTITY a "b">]>${createSvg('<text>&a;</text>')}`],
  'an undeclared entity': ['svg-broken', createSvg('<text>&a;</text>')],
  'an attribute without quotes': ['svg-broken', createSvg('<rect width=3/>')],
  'an attribute that is there twice': ['svg-broken', createSvg('<rect width="3" width="4"/>')],
  'tags that cross': ['svg-broken', createSvg('<g><rect></g></rect>')],
  'an undeclared prefix': ['svg-broken', createSvg('<x:rect/>')],
  'an encoding other than UTF-8': [
    'svg-broken',
    `<?xml version="1.0" encoding="UTF-7"?>${createSvg('')}`,
  ],
  'no namespace': ['svg-broken', '<svg width="800" height="600"></svg>'],
  'an SVG within an HTML page': ['svg-broken', `<html>${createSvg('')}</html>`],
  'a missing end': ['image-cut-off', createSvg('<g><rect/></g>').replace('</svg>', '')],
  'ten to the power of nine rectangles': ['svg-heavy', createNestedUses(9)],
  'an element that uses itself': [
    'svg-heavy',
    createSvg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  ],
  'a pattern in a pattern in a pattern': [
    'svg-heavy',
    createSvg(
      Array.from(
        { length: 9 },
        (_, level) =>
          `<pattern id="p${level + 1}">${`<rect fill="url(#p${level})"/>`.repeat(10)}</pattern>`,
      ).join('') + '<pattern id="p0"><rect/></pattern><rect fill="url(#p9)"/>',
    ),
  ],
  'masks that a stylesheet nests': [
    'svg-heavy',
    createSvg(
      `<style>.m{mask:url(#a)}</style><mask id="a">${'<rect/>'.repeat(200)}</mask>${'<rect class="m"/>'.repeat(200)}`,
    ),
  ],
  'a marker on each of thousands of corners': [
    'svg-heavy',
    createSvg(
      `<marker id="m">${'<rect/>'.repeat(20)}</marker><path marker-mid="url(#m)" d="M0 0${'l1 1'.repeat(2000)}"/>`,
    ),
  ],
  'thousands of filters': [
    'svg-heavy',
    createSvg(`<filter id="f"><feTurbulence/></filter>${'<rect filter="url(#f)"/>'.repeat(1000)}`),
  ],
  'very deep groups': ['svg-heavy', createSvg('<g>'.repeat(40_000) + '</g>'.repeat(40_000))],
  'very many shapes': ['svg-heavy', createSvg('<rect/>'.repeat(20_001))],
  'a very large file': ['svg-heavy', createSvg(`<desc>${'x'.repeat(2 * 1024 * 1024)}</desc>`)],
}
