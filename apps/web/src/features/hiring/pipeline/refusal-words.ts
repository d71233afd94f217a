import type { SomeRefusalWords } from '@candor/contract/refusals';

export const pipelineRefusals = {
  already_applied: 'Somebody with this address has applied for this job already.',
  changed_meanwhile: { application: 'Somebody has changed this application since you opened it.' },
  moved_before: 'This answer has been put off once already. Please answer, or write to them.',
  no_promise: 'No reply is promised in this stage.',
  not_allowed: {
    'rejecting-anybody': 'Your role may not reject anybody.',
    'undoing-a-granted-appeal':
      'This answered an appeal, and the candidate was told that it goes on. Reject the application anew instead.',
  },
  not_found: { 'stage-template': 'There is no such template.' },
  reasons_needed: {
    pipeline:
      'This job follows a law that has candidates told the principal reasons. Reject once more: they are asked for now.',
  },
  review_first:
    'This job follows a law by which a person judges an interview before a rejection. Please decide on it in its report, or write a note there, and reject then.',
  unknown_reason: 'Please choose a reason.',
  unknown_stage: 'This stage is not there any more.',
  validation_failed: { 'reason-twice': 'This reason is there already.' },
  wrong_status: { application: 'This cannot be done with an application that is decided.' },
} as const satisfies SomeRefusalWords;
