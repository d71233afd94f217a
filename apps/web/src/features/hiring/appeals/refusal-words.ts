import type { SomeRefusalWords } from '@candor/contract/refusals';

/** Every page of the product loads these: short. */
export const appealRefusals = {
  appeal_closed: 'This appeal is closed, or the time for it is over.',
  changed_meanwhile: { appeal: 'Somebody has changed this appeal since you opened it.' },
  not_found: { appeal: 'There is no such appeal.' },
} as const satisfies SomeRefusalWords;
