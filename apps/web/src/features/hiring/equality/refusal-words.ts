import type { SomeRefusalWords } from '@candor/contract/refusals';

export const equalityRefusals = {
  changed_meanwhile: { equality: 'A colleague has changed this. Please look at it again.' },
} as const satisfies SomeRefusalWords;
