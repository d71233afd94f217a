import type { SomeRefusalWords } from '@candor/contract/refusals';

export const marketplaceRefusals = {
  changed_meanwhile: {
    offer: 'This was saved elsewhere meanwhile. Please load the page again before you change it.',
  },
  not_found: { interviewer: 'No interviewer is to be found under this address.' },
} as const satisfies SomeRefusalWords;
