import type { SomeRefusalWords } from '@candor/contract/refusals';

export const testRefusals = {
  changed_meanwhile: { test: 'Somebody has changed this test since you opened it. Load it again.' },
  not_found: { test: 'There is no such test.' },
  unknown_question: {
    'not-live': ({ number }) => `Question ${number} of the list is not live.`,
    twice: 'A question is in the list twice.',
  },
  unknown_skill: 'One of these skills is not there any more.',
} as const satisfies SomeRefusalWords;
