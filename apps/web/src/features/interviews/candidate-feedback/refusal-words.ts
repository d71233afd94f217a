import type { SomeRefusalWords } from '@candor/contract/refusals';

export const feedbackRefusals = {
  feedback_late: 'It can be given or changed no longer. Please load this page again.',
} as const satisfies SomeRefusalWords;
