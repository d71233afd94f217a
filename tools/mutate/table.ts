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
    module: `${features}/privileges/privilege-rules.ts`,
    tests: [
      `${features}/privileges/privilege-rules.test.ts`,
      `${features}/privileges/preset-rules.test.ts`,
    ],
  },
  {
    name: 'members',
    module: `${features}/companies/member-rules.ts`,
    tests: [`${features}/companies/member-rules.test.ts`],
  },
  {
    name: 'sessions',
    module: `${features}/accounts/session-rules.ts`,
    tests: [
      `${features}/accounts/session-rules.test.ts`,
      `${features}/accounts/session-doors.test.ts`,
    ],
  },
  {
    name: 'multifactor',
    module: `${features}/multifactor/multifactor-rules.ts`,
    tests: [`${features}/multifactor/multifactor-rules.test.ts`],
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
    module: `${features}/attempts/answer-rules.ts`,
    tests: [
      `${features}/attempts/answer-rules.test.ts`,
      `${features}/attempts/answer-edges.test.ts`,
    ],
  },
  beside('attempts', `${features}/attempts/attempt-rules`),
  {
    name: 'draw',
    module: `${features}/attempts/draw-rules.ts`,
    tests: [
      `${features}/attempts/attempt-rules.test.ts`,
      `${features}/attempts/draw-rules.test.ts`,
    ],
  },
  beside('call-invitations', `${features}/calls/invitation-rules`),
  beside('company-invitations', `${features}/companies/invitation-rules`),
  beside('logos', `${features}/companies/logo-rules`),
  beside('mail-domains', `${features}/companies/mail-domain-rules`),
  beside('linkedin', `${features}/linkedin/linkedin-rules`),
  beside('viewing', `${features}/viewing/viewing-rules`),
  beside('watched', `${features}/viewing/watched-rules`),
  beside('passwords', `${contract}/password-rules`, [`${contract}/rule-edges.test.ts`]),
  beside('emails', `${contract}/email-rules`),
  beside('companies', `${contract}/company-rules`, [`${contract}/rule-edges.test.ts`]),
  beside('tokens', 'apps/server/src/platform/tokens/one-time-token-store'),
];
