import type { SomeRefusalWords } from '@candor/contract/refusals';

export const availabilityRefusals = {
  changed_meanwhile: {
    availability:
      'Your hours were saved in another tab or on another device since you opened this page. What you typed is still here and not saved.',
  },
} as const satisfies SomeRefusalWords;
