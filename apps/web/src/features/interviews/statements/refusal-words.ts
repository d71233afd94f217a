import type { SomeRefusalWords } from '@candor/contract/refusals';

export const statementRefusals = {
  changed_meanwhile: {
    statement: 'Somebody said something of this interview meanwhile. Please look at it again.',
  },
  not_found: { statement: 'There is no such statement any more.' },
  statement_closed: 'Nothing more can be said of this interview: it is settled.',
} as const satisfies SomeRefusalWords;
