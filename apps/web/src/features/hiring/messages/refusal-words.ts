import type { SomeRefusalWords } from '@candor/contract/refusals';

/** Every page of the product loads these: short. */
export const messageRefusals = {
  not_found: {
    message: 'There is no such message.',
    'message-template': 'These words are not kept any more.',
  },
  too_many_templates: ({ most }) => `There are ${most} already. Remove one first.`,
  wrong_status: { message: 'This message has left already, or was taken back.' },
} as const satisfies SomeRefusalWords;
