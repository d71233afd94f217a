import type { SomeRefusalWords } from '@candor/contract/refusals';

export const keyRefusals = {
  not_found: { key: 'There is no such key.' },
  too_many_keys: ({ most }) => `There are ${most} keys already. Revoke one first.`,
} as const satisfies SomeRefusalWords;
