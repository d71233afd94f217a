import type { SomeRefusalWords } from '@candor/contract/refusals';

/** Every page of the product loads these: short. */
export const messageRefusals = {
  not_found: {
    message: 'There is no such message.',
    'message-template': 'They are gone already.',
  },
  request_key_reused: 'What you sent before has arrived. Send again only if this is to go as well.',
  too_many_templates: ({ most }) => `There are ${most} already.`,
  wrong_status: { message: 'It does not wait any more.' },
} as const satisfies SomeRefusalWords;
