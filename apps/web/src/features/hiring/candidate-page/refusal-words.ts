import type { SomeRefusalWords } from '@candor/contract/refusals';

export const candidatePageRefusals = {
  page_closed: 'Please open your page with a new code.',
  step_over: 'This was done already, or can be done no longer.',
  wrong_code:
    'This code is not right, or was used or too old. Please look again, or ask for another.',
} as const satisfies SomeRefusalWords;
