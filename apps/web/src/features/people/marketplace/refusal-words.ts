import type { SomeRefusalWords } from '@candor/contract/refusals';

export const marketplaceRefusals = {
  changed_meanwhile: {
    offer: 'Somebody has changed this since you opened it.',
  },
  not_found: { interviewer: 'There is no such interviewer.' },
} as const satisfies SomeRefusalWords;
