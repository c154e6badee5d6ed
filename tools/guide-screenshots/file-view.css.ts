// Styles of the page that shows a file: the colors of the site, and lines short enough for a phone.

export const FILE_VIEW_CSS = `
* { box-sizing: border-box; margin: 0 }
body { background: #fbf7f0; color: #20302b; font: 17px/1.5 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Arial, sans-serif }
main { padding: 16px }
section { overflow: hidden; border: 1px solid #e2d8c6; border-radius: 14px; background: #fff }
header { padding: 12px 16px; border-bottom: 1px solid #e2d8c6; background: #f6f0e4; color: #4a5a54; font-size: 15px }
header b { display: inline-block; padding: 2px 10px; border: 1px solid #cfc3ad; border-radius: 8px; background: #fff; color: #20302b; font-weight: 600 }
header b.new { border-color: #1f5a4c; background: #dfeee3 }
ol { list-style: none; padding: 8px 0 }
li { display: grid; grid-template-columns: 40px 1fr; padding-right: 10px; border-left: 5px solid transparent }
li.new { border-color: #1f5a4c; background: #e6f2e9 }
li.wrong { border-color: #a84a22; background: #fbeae1 }
i { padding-right: 12px; color: #6d7a74; font: 13.5px/1.8 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; text-align: right }
code { font: 15px/1.6 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere }
li.note { display: block; margin: 8px 14px 12px 14px; padding: 12px 16px; border: 1px solid #e7b89f; border-left: 5px solid #a84a22; border-radius: 10px }
li.gap { color: #6d7a74 }
`
