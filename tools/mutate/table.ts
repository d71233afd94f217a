export type Target = {
  readonly name: string;
  readonly module: string;
  /** What must turn red. */
  readonly tests: readonly string[];
};

const features = 'apps/server/src/features';
const shell = 'apps/web/src/shell';

/** Whoever may do something is decided here; each must have nine of ten mutants killed. */
export const targets: readonly Target[] = [
  {
    name: 'privileges',
    module: `${features}/privileges/privilege-rules.ts`,
    tests: [`${features}/privileges/privilege-rules.test.ts`],
  },
  {
    name: 'members',
    module: `${features}/companies/member-rules.ts`,
    tests: [`${features}/companies/member-rules.test.ts`],
  },
  {
    name: 'sessions',
    module: `${features}/accounts/session-rules.ts`,
    tests: [`${features}/accounts/session-rules.test.ts`],
  },
  {
    name: 'multifactor',
    module: `${features}/multifactor/multifactor-rules.ts`,
    tests: [`${features}/multifactor/multifactor-rules.test.ts`],
  },
  {
    name: 'shell',
    module: `${shell}/decide-rules.ts`,
    tests: [`${shell}/decide-rules.test.ts`, `${shell}/decide-company.test.ts`],
  },
  {
    name: 'places',
    module: `${shell}/place-rules.ts`,
    tests: [`${shell}/decide-rules.test.ts`, `${shell}/decide-company.test.ts`],
  },
  {
    name: 'safe-path',
    module: `${shell}/safe-path-rules.ts`,
    tests: [`${shell}/safe-path-rules.test.ts`],
  },
];
