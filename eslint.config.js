// Lint rules: the recommended ones for TypeScript, and this project's own about imports, exports and classes. Those that know types are in
// .oxlintrc.json, because oxlint needs a sixth of the time for them.
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { tokenRules } from './eslint.tokens.js'

/** Packages that only some files may import, so that replacing one means editing only these files. */
const PACKAGE_HOMES = {
  'gray-matter': [
    'model/front-matter/split-front-matter.ts',
    'tools/benchmark/measure/baseline.mjs',
  ],
  yaml: ['model/test-fixtures/**', 'tools/codegen/content-editors/**', 'tools/workflow-rules/**'],
  'date-fns': ['components/date/format-day.ts'],
  remark: ['model/markdown/**', 'tools/benchmark/measure/baseline.mjs'],
  satteri: ['model/markdown/**'],
  saxes: ['model/images/svg/**'],
  'vite-plugin-ssr': ['renderer/**', 'vite.config.ts', 'generator/**'],
  'react-router-dom': ['components/site-link/**', 'renderer/**'],
  'opentype.js': ['generator/share-images/**'],
  sharp: [
    'generator/images/**',
    'generator/autofix/**',
    'generator/share-images/**',
    'tools/codegen/icons.ts',
    'tools/visual-regression/**',
    'tests/support/**',
  ],
  diff: ['automation/review/words/**'],
  minisearch: ['components/search/**'],
  uqr: ['components/preview/**'],
  pixelmatch: ['tools/visual-regression/**'],
  '@emotion/cache': ['renderer/**'],
  lighthouse: ['tools/lighthouse/**'],
  'chrome-launcher': ['tools/lighthouse/**'],
  'puppeteer-core': ['tools/engines/**'],
}

/** The import directions: what each folder must not import. */
const IMPORT_DIRECTIONS = [
  { from: 'model', to: '', message: 'The model imports only from within itself.' },
  {
    from: 'components',
    to: '(automation|generator|pages|renderer|scripts|tests|tools)/',
    message: 'Components import only components.',
  },
  {
    from: 'components',
    // This one runs in the browser and knows nothing of content.
    to: 'model/(?!hours/find-opening)',
    allowTypeImports: true,
    message: 'Components take only types from the model: write "import type".',
  },
  {
    from: 'pages',
    to: '(automation|generator|scripts|tests|tools)/',
    message: 'Pages import only components and the model.',
  },
  {
    from: 'pages',
    to: 'renderer/',
    allowTypeImports: true,
    message: 'Pages take only types from the renderer: write "import type".',
  },
  {
    from: 'renderer',
    to: '(automation|generator|pages|scripts|tests|tools)/',
    message: 'The renderer imports only components and the model.',
  },
  {
    from: 'renderer',
    to: 'model/',
    allowTypeImports: true,
    message: 'The renderer takes only types from the model: write "import type".',
  },
  {
    from: 'generator',
    to: '(automation|pages|scripts|tests|tools)/',
    message: 'The generator imports no pages, commands, workflows or tools.',
  },
  {
    from: 'automation',
    to: '(components/(?!html/)|pages/|renderer/(?!theme/|security/|fonts/)|scripts/|tests/)',
    message:
      'The workflows import only the model, the generator, the tools, and the look and the policy of the site.',
  },
  { from: 'scripts', to: '(pages|tests)/', message: 'Nothing imports pages or tests.' },
  { from: 'tools', to: '(automation|pages|tests)/', message: 'Nothing imports pages or tests.' },
  { from: 'tests', to: 'pages/', message: 'Nothing imports pages.' },
]

/** A file 2 folders deep leaves its folder with `../../../`, so each depth needs its own configuration. */
const DEPTHS = [0, 1, 2, 3, 4]

const directionRules = [...new Set(IMPORT_DIRECTIONS.map(({ from }) => from))].flatMap((folder) =>
  DEPTHS.map((depth) => ({
    files: [`${folder}/${'*/'.repeat(depth)}*.{ts,tsx,mjs}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: IMPORT_DIRECTIONS.filter(({ from }) => from === folder).map(
            ({ from: _from, to, ...rest }) => ({
              ...rest,
              regex: `^(\\.\\./){${depth + 1}}${to}`,
            }),
          ),
        },
      ],
    },
  })),
)

/** Restricts every package whose homes do not include this one; `undefined` means all other files. */
function restrictPackages(home) {
  const patterns = Object.entries(PACKAGE_HOMES)
    .filter(([, homes]) => !homes.includes(home))
    .map(([name, homes]) => ({
      regex: `^${name}($|[/-])`,
      message: `Only ${homes.join(', ')} may import ${name}.`,
    }))
  const rules = { 'no-restricted-imports': ['error', { patterns }] }
  return { files: [home ?? '**/*.{ts,tsx,mjs}'], rules }
}

const packageRules = [undefined, ...new Set(Object.values(PACKAGE_HOMES).flat())].map(
  restrictPackages,
)

const defaultExport = ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])'

const syntaxRules = [
  { selector: defaultExport, message: 'Export by name.' },
  {
    selector: 'ClassDeclaration:not([superClass.name="Error"])',
    message: 'Only errors are classes: write functions over plain data.',
  },
]

export default defineConfig(
  globalIgnores(['content/', 'dist/', 'public/']),
  tseslint.configs.recommended,
  ...packageRules,
  ...directionRules,
  {
    rules: {
      // A leading _ marks a name as unused on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      // MUI's theme types are augmented by an interface that only extends another one.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      'no-restricted-syntax': ['error', ...syntaxRules],
    },
  },
  {
    files: ['{components,pages}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxRules, ...tokenRules] },
  },
  // Tests may import from anywhere.
  {
    files: ['**/*.test.{ts,tsx}', 'components/testing/**'],
    rules: { 'no-restricted-imports': 'off', '@typescript-eslint/no-restricted-imports': 'off' },
  },
  // The tools that load these files require a default export.
  {
    files: ['**/*.config.*', 'pages/**/*.page.route.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
)
