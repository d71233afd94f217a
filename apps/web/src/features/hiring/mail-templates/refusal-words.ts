import type { SomeRefusalWords } from '@candor/contract/refusals';

export const mailTemplateRefusals = {
  changed_meanwhile: {
    'mail-template': ({ by }) =>
      `${by || 'Somebody'} has changed these words since you opened them.`,
  },
  too_many_requests: {
    'test-mails': ({ most }) =>
      `At most ${most} test mails leave in an hour. Please go on in the next.`,
  },
  validation_failed: {
    'template-twice': 'This template is there already.',
    'templates-many': 'This mail is sent automatically, so it has one text.',
  },
} as const satisfies SomeRefusalWords;
