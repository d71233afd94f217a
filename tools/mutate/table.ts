export type Target = {
  readonly name: string;
  readonly module: string;
  /** What must turn red. */
  readonly tests: readonly string[];
};

const features = 'apps/server/src/features';
const shell = 'apps/web/src/shell';
const contract = 'packages/contract/src';

/** A module with the test beside it. */
const beside = (name: string, module: string, more: readonly string[] = []): Target => ({
  name,
  module: `${module}.ts`,
  tests: [`${module}.test.ts`, ...more],
});

/** Whoever may do something is decided here; each must have nine of ten mutants killed. */
export const targets: readonly Target[] = [
  {
    name: 'privileges',
    module: `${features}/people/privileges/privilege-rules.ts`,
    tests: [
      `${features}/people/privileges/privilege-rules.test.ts`,
      `${features}/people/privileges/preset-rules.test.ts`,
    ],
  },
  {
    name: 'members',
    module: `${features}/people/companies/member-rules.ts`,
    tests: [`${features}/people/companies/member-rules.test.ts`],
  },
  {
    name: 'sessions',
    module: `${features}/people/accounts/session-rules.ts`,
    tests: [
      `${features}/people/accounts/session-rules.test.ts`,
      `${features}/people/accounts/session-doors.test.ts`,
    ],
  },
  {
    name: 'multifactor',
    module: `${features}/people/multifactor/multifactor-rules.ts`,
    tests: [`${features}/people/multifactor/multifactor-rules.test.ts`],
  },
  {
    name: 'shell',
    module: `${shell}/decide-rules.ts`,
    tests: [`${shell}/decide-`, `${shell}/privilege-table.test.ts`],
  },
  {
    name: 'places',
    module: `${shell}/place-rules.ts`,
    tests: [`${shell}/decide-`, `${shell}/privilege-table.test.ts`, `${shell}/place-edges.test.ts`],
  },
  {
    name: 'safe-path',
    module: `${shell}/safe-path-rules.ts`,
    tests: [`${shell}/safe-path-rules.test.ts`, `${shell}/safe-path-edges.test.ts`],
  },
  {
    name: 'answers',
    module: `${features}/interviews/attempts/answer-rules.ts`,
    tests: [
      `${features}/interviews/attempts/answer-rules.test.ts`,
      `${features}/interviews/attempts/answer-edges.test.ts`,
    ],
  },
  beside('attempts', `${features}/interviews/attempts/attempt-rules`),
  {
    name: 'draw',
    module: `${features}/interviews/attempts/draw-rules.ts`,
    tests: [
      `${features}/interviews/attempts/attempt-rules.test.ts`,
      `${features}/interviews/attempts/draw-rules.test.ts`,
    ],
  },
  beside('call-invitations', `${features}/interviews/calls/invitation-rules`),
  beside('company-invitations', `${features}/people/companies/invitation-rules`),
  beside('logos', `${features}/people/companies/logo-rules`),
  beside('mail-domains', `${features}/people/companies/mail-domain-rules`),
  beside('linkedin', `${features}/people/linkedin/linkedin-rules`),
  beside('viewing', `${features}/interviews/viewing/viewing-rules`),
  beside('watched', `${features}/interviews/viewing/watched-rules`),
  beside('passwords', `${contract}/password-rules`, [`${contract}/rule-edges.test.ts`]),
  beside('emails', `${contract}/email-rules`),
  beside('companies', `${contract}/company-rules`, [`${contract}/rule-edges.test.ts`]),
  beside('tokens', 'apps/server/src/platform/tokens/one-time-token-store'),
];
