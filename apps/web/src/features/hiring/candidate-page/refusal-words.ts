import type { SomeRefusalWords } from '@candor/contract/refusals';

export const candidatePageRefusals = {
  page_closed: 'Please open this page with a new code.',
  wrong_code: 'This code is not right.',
} as const satisfies SomeRefusalWords;
