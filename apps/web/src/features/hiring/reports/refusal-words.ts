import type { SomeRefusalWords } from '@candor/contract/refusals';

export const reportRefusals = {
  bad_period: 'Please choose a period of at most a year.',
  not_found: { 'job-or-member': 'There is no such job or member.' },
} as const satisfies SomeRefusalWords;
