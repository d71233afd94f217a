import type { SomeRefusalWords } from '@candor/contract/refusals';
import { appealWaitsWords } from './decision-words.ts';

export const reviewRefusals = {
  appeal_waits: appealWaitsWords.waits,
  application_unavailable: 'The application has changed since you opened it. Please look again.',
  changed_meanwhile: {
    decision: 'Somebody else has decided since you opened this. Please read it first.',
  },
  empty_note: 'Please write something.',
  no_change: 'That is how it stands already.',
  not_allowed: {
    moving: 'Your role does not include moving candidates.',
    rejecting: 'Your role does not include rejecting candidates.',
  },
  not_found: { interview: 'There is no such interview.' },
  not_over: 'The interview is not over yet.',
  reason_needed: 'Please say why.',
  reasons_needed: {
    report:
      'This job follows a law that has candidates told the principal reasons. Please save the decision alone, and reject the application in the pipeline, where they are asked for.',
  },
} as const satisfies SomeRefusalWords;
