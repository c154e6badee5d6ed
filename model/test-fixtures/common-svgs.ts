// SVG images as drawing programs export them.
import { createSvg } from './svg-images'

/** Valid files in the style of common drawing programs, each with what only that program writes. */
export const COMMON_SVGS: Readonly<Record<string, string>> = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.2.2"
  sodipodi:docname="hill.svg" inkscape:export-filename="C:\\Users\\ann\\hill.png" inkscape:export-xdpi="96"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
  xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="view7" pagecolor="#ffffff" showgrid="false" inkscape:document-units="mm"><inkscape:grid type="xygrid" id="g1"/></sodipodi:namedview>
  <title>A hill</title>
  <defs id="defs2"><inkscape:path-effect effect="spiro" id="pe1" only_selected="false"/>
    <linearGradient id="lg1" inkscape:collect="always"><stop style="stop-color:#000000;stop-opacity:1;" offset="0" id="s1"/></linearGradient>
    <linearGradient xlink:href="#lg1" id="lg2" gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="3" y2="4" gradientTransform="matrix(1,0,0,1,2,3)"/>
    <clipPath clipPathUnits="userSpaceOnUse" id="c1"><rect width="9" height="9"/></clipPath></defs>
  <metadata id="m1"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" style="display:inline" transform="translate(1.5,-2)">
    <path style="fill:url(#lg2);fill-rule:evenodd;stroke:#000;-inkscape-stroke:none" clip-path="url(#c1)" d="m 1,2 c 3,4 5,6 7,8 z" id="p1" sodipodi:nodetypes="ccc" inkscape:connector-curvature="0"/>
    <text xml:space="preserve" style="font-size:10px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:'sans-serif, Normal'" x="1" y="2"><tspan sodipodi:role="line" id="t1">Hope</tspan></text>
    <flowRoot xml:space="preserve"><flowRegion><rect width="3" height="3"/></flowRegion><flowPara>Hope</flowPara></flowRoot>
  </g>
</svg>`,
  Illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 width="800px" height="600px" viewBox="0 0 800 600" style="enable-background:new 0 0 800 600;" xml:space="preserve">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);}
	.st1{fill:url(#SVGID_3_);stroke:#000000;stroke-miterlimit:10;}
	.st2{font-family:'MyriadPro-Regular';}
	.st3{font-size:12px;opacity:0.5;mix-blend-mode:multiply;}
</style>
<switch><g><defs><rect id="SVGID_1_" width="800" height="600"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
<g class="st0"><radialGradient id="SVGID_3_" cx="1" cy="2" r="3" gradientTransform="matrix(1 0 0 -1 0 600)" gradientUnits="userSpaceOnUse"><stop  offset="0" style="stop-color:#FFFFFF"/></radialGradient>
<polygon class="st1" points="1,2 3,4 5,6 "/><text transform="matrix(1 0 0 1 2 3)" class="st2 st3" data-name="Words &amp; more">Hope</text></g></g></switch></svg>`,
  Figma: `<svg width="800" height="600" viewBox="0 0 800 600" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g id="Frame 1 (2)" clip-path="url(#clip0_1_2)"><rect width="800" height="600" fill="white" style="mix-blend-mode:multiply"/>
<g filter="url(#filter0_d_1_2)"><path id="Vector (Stroke)" fill-rule="evenodd" clip-rule="evenodd" d="M1 2L3 4Z" fill="url(#paint0)"/></g>
<rect width="9" height="9" fill="url(#pattern0)"/><mask id="mask0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9"><circle cx="4" cy="4" r="4" fill="#D9D9D9"/></mask><g mask="url(#mask0)"/></g>
<defs><filter id="filter0_d_1_2" x="0" y="0" width="99" height="99" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/></filter>
<pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(0.01)"/></pattern><image id="image0" width="1" height="1" preserveAspectRatio="none" xlink:href="data:image/png;base64,iVBORw0KGgo="/>
<linearGradient id="paint0" x1="1" y1="2" x2="3" y2="4" gradientUnits="userSpaceOnUse"><stop stop-color="#7C3AED"/><stop offset="1" stop-color="#7C3AED" stop-opacity="0"/></linearGradient><clipPath id="clip0_1_2"><rect width="800" height="600" fill="white"/></clipPath></defs></svg>`,
  Canva: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="500" zoomAndPan="magnify" viewBox="0 0 375 375" height="500" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><g/><clipPath id="id1"><path d="M 1 2 L 3 4 Z" clip-rule="nonzero"/></clipPath><g><symbol overflow="visible" id="glyph-0-1"><path d="M1 2"/></symbol></g></defs><g clip-path="url(#id1)"><use x="1" y="2" xlink:href="#glyph-0-1"/><image x="0" y="0" width="2" xlink:href="data:image/jpeg;base64,/9j/" height="2" preserveAspectRatio="xMidYMid meet"/></g></svg>`,
  Sketch: `<?xml version="1.0" encoding="UTF-8"?>
<svg width="24px" height="24px" viewBox="0 0 24 24" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"><title>icon</title><desc>Created with Sketch.</desc><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd" sketch:type="MSPage"><path d="M1,2" sketch:type="MSShapeGroup"/></g></svg>`,
  LibreOffice: `<?xml version="1.0" encoding="UTF-8"?>
<svg width="210mm" height="297mm" viewBox="0 0 21000 29700" version="1.1" preserveAspectRatio="xMidYMid" fill-rule="evenodd" stroke-width="28.222" stroke-linejoin="round" xmlns="http://www.w3.org/2000/svg" xmlns:ooo="http://xml.openoffice.org/svg/export" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:presentation="http://sun.com/xmlns/staroffice/presentation" xmlns:smil="http://www.w3.org/2001/SMIL20/" xml:space="preserve"><defs class="EmbeddedBulletChars"><g id="bullet-char-template-57356" transform="scale(0.00048828125,-0.00048828125)"><path d="M 1,2 Z"/></g></defs><defs><font id="EmbeddedFont_1" horiz-adv-x="2048"><font-face font-family="Liberation Sans" units-per-em="2048" font-weight="normal" font-style="normal" ascent="1852" descent="423"/><missing-glyph horiz-adv-x="2048" d="M 0,0"/><glyph unicode="a" horiz-adv-x="1139" d="M 1,2"/></font></defs><g ooo:name="page1" ooo:id-list="id3" class="Page"/></svg>`,
  CorelDRAW: `<?xml version="1.0" encoding="iso-8859-1"?>
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="100mm" height="100mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 10000 10000" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[ @font-face { font-family:"Arial";font-variant:normal;font-weight:normal;src:url("#FontID0") format(svg)} .fil0 {fill:#2B2A29} ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><rect class="fil0" width="9" height="9"/></g></svg>`,
  Affinity: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="100%" height="100%" viewBox="0 0 800 600" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:serif="http://www.serif.com/" xml:space="preserve" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g id="Artboard1" serif:id="Artboard 1" transform="matrix(1,0,0,1,0,0)"><path d="M1,2" style="fill:rgb(235,235,235);"/></g></svg>`,
  'our own illustrations': createSvg(
    '<style>@media(prefers-color-scheme: dark){.a{fill:#123}}@keyframes sway{from{transform:rotate(1deg)}}</style><rect class="a" width="9" height="9"/><animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/>',
    'role="img" aria-label="A hill (far away)"',
  ),
}
