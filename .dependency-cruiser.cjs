// The import directions of ARCHITECTURE.md. tools/check/import-rules.test.ts plants one violation
// of each rule and sees it caught, so a rule that stops matching fails the tests.
const test = String.raw`\.test\.tsx?$`;
// The entries of the monitors, but for those of the browser.
const pureEntries = [
  String.raw`^packages/monitors/src/index\.ts$`,
  String.raw`^packages/monitors/src/(episodes|face|health|keyboard|voice)/index\.ts$`,
];
const rules = String.raw`-rules\.ts$`;
const testSupport = String.raw`(^|/)(testing|test-[^/]+)(/|\.ts$)`;

/** Modules that the server may use in `platform` only: HTTP, storage, mail, payments, push. */
const outsideWorld = [
  String.raw`^(node:)?(http|https|http2|net|tls|dgram)$`,
  String.raw`(^|/)node_modules/(fastify|fast-json-stringify|undici|axios|ws)/`,
  String.raw`(^|/)node_modules/@fastify/`,
  String.raw`(^|/)node_modules/(@aws-sdk|@smithy|minio)/`,
  String.raw`(^|/)node_modules/(nodemailer|imapflow|postal-mime|smtp-server|web-push|stripe|openid-client)/`,
];

module.exports = {
  forbidden: [
    {
      name: 'packages-import-no-app',
      severity: 'error',
      comment: 'Apps import packages, never the reverse.',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'packages-are-strangers',
      severity: 'error',
      comment: 'A package imports no other package but the outbox, which imports none.',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: ['^packages/$1/', '^packages/outbox/src/(index|backoff-rules).ts$'],
      },
    },
    {
      name: 'apps-are-strangers',
      severity: 'error',
      comment: 'An app imports no other app; what both need is a package.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'product-imports-no-tooling',
      severity: 'error',
      comment: 'What runs in production knows nothing of what builds and tests it.',
      from: { path: '^(apps|packages)/' },
      to: { path: '^(e2e|bench|chaos|tools|scripts|bin)/' },
    },
    {
      name: 'web-features-are-strangers',
      severity: 'error',
      comment: 'A page passes one feature to another as a child.',
      from: { path: '^apps/web/src/features/([^/]+/[^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-features-import-ui-and-lib',
      severity: 'error',
      comment: 'Routes, pages and the shell import features, never the reverse.',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/', pathNot: '^apps/web/src/(features|ui|lib)/' },
    },
    {
      name: 'web-pages-import-features',
      severity: 'error',
      comment: 'Pages are composed by routes; they import features, ui and lib.',
      from: { path: '^apps/web/src/pages/' },
      to: { path: '^apps/web/', pathNot: '^apps/web/src/(pages|features|ui|lib)/' },
    },
    {
      name: 'web-ui-knows-no-feature',
      severity: 'error',
      comment:
        'ui holds the theme and components that know no feature and no server; which language a page speaks it may ask.',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/', pathNot: String.raw`^apps/web/src/(ui/|lib/language\.ts$)` },
    },
    {
      name: 'web-lib-knows-no-screen',
      severity: 'error',
      comment: 'lib is the ground that features and pages stand on.',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/', pathNot: '^apps/web/src/lib/' },
    },
    {
      name: 'server-features-meet-at-the-index',
      severity: 'error',
      comment:
        "A feature imports another feature's index.ts only; tests may use another's test support.",
      from: { path: '^apps/server/src/features/([^/]+/[^/]+)/' },
      to: {
        path: '^apps/server/src/features/',
        pathNot: [
          '^apps/server/src/features/$1/',
          String.raw`^apps/server/src/features/[^/]+/[^/]+/index\.ts$`,
          testSupport,
        ],
      },
    },
    {
      name: 'server-features-import-platform',
      severity: 'error',
      comment: 'app, workers and main import features, never the reverse; tests may start the app.',
      from: { path: '^apps/server/src/features/', pathNot: [test, testSupport] },
      to: { path: '^apps/server/', pathNot: '^apps/server/src/(features|platform)/' },
    },
    {
      name: 'server-platform-knows-no-feature',
      severity: 'error',
      comment: 'The platform would serve another product just as well.',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'only-stores-touch-the-database',
      severity: 'error',
      comment: 'Queries live in *-store.ts; everything else asks a store.',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/platform/', String.raw`-store\.ts$`, test, testSupport],
      },
      to: { path: String.raw`(^|/)node_modules/(@types/)?(kysely|pg|pg-boss|pg-[^/]+)/` },
    },
    {
      name: 'only-platform-touches-the-outside',
      severity: 'error',
      comment: 'HTTP, storage, mail, payments and push have one home each, in platform.',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/platform/', test, testSupport],
      },
      to: { path: outsideWorld },
    },
    {
      name: 'rules-import-rules-only',
      severity: 'error',
      comment:
        'A rule is a pure decision: what it needs comes in as an argument, or as a constant.',
      from: { path: rules },
      to: { pathNot: [rules, ...pureEntries, String.raw`^packages/contract/src/.*-words\.ts$`] },
    },
    {
      name: 'pure-entries-offer-rules-only',
      severity: 'error',
      comment:
        'Rules may build on these entries of a package, so nothing but rules stands behind them.',
      from: { path: pureEntries },
      to: { pathNot: rules },
    },
    {
      name: 'contract-knows-no-platform',
      severity: 'error',
      comment: 'The contract runs in the browser and on the server.',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      comment: 'What two tests need is a module of its own.',
      from: {},
      to: { path: String.raw`\.(test|spec)\.tsx?$` },
    },
    {
      name: 'only-tests-import-test-support',
      severity: 'error',
      comment: 'Test databases and the like must not reach production.',
      from: { path: '^(apps|packages)/', pathNot: [test, testSupport] },
      to: { path: testSupport, pathNot: '(^|/)node_modules/' },
    },
    {
      name: 'production-needs-no-dev-dependency',
      severity: 'error',
      comment: 'npm ci --omit=dev must leave a server that starts.',
      from: {
        path: '^(apps/server|packages/[^/]+)/src/',
        pathNot: [test, testSupport],
      },
      to: { dependencyTypes: ['npm-dev'], pathNot: '(^|/)node_modules/@types/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      // Vite resolves these two by itself.
      to: {
        couldNotResolve: true,
        pathNot: [String.raw`^virtual:`, String.raw`\?(url|raw|worker)`],
      },
    },
  ],
  options: {
    // Type-only imports count as imports; 'typescript' is version 6 here, see decision 0011.
    tsPreCompilationDeps: true,
    parser: 'tsc',
    doNotFollow: { path: ['(^|/)node_modules/'] },
    exclude: { path: ['^(apps|packages)/[^/]+/dist/'] },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
