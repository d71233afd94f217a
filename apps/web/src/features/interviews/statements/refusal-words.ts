import type { SomeRefusalWords } from '@candor/contract/refusals';

export const statementRefusals = {
  changed_meanwhile: {
    statement: 'Somebody has changed this since you opened it.',
  },
  not_found: { statement: 'There is no such statement.' },
  statement_closed: 'This interview is settled.',
} as const satisfies SomeRefusalWords;
