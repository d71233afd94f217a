import type { SomeRefusalWords } from '@candor/contract/refusals';

export const candidatePageRefusals = {
  page_closed: 'Please open this page with a new code.',
  records_joined:
    'The company joined two records into this one and can still take that back, for 14 days at most. Until then nothing is handed out or erased here. If this is urgent, please write to the company.',
  wrong_code: 'This code is not right.',
} as const satisfies SomeRefusalWords;
