import type { SomeRefusalWords } from '@candor/contract/refusals';

/** Every page of the product loads these: short. */
export const evidenceRefusals = {
  not_found: { flag: 'There is no such flag.' },
  reply_closed: 'This can be changed no longer.',
} as const satisfies SomeRefusalWords;
