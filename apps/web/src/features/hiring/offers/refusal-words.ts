import type { SomeRefusalWords } from '@candor/contract/refusals';

export const offerRefusals = {
  changed_meanwhile: {
    'job-offer': 'Somebody changed this offer meanwhile. This page shows it as it is now.',
    'offer-template':
      'Somebody changed this template meanwhile. Load it again: what you typed is in your window only.',
  },
  not_found: {
    'job-offer': 'There is no such offer.',
    'offer-template': 'There is no such template.',
  },
  not_your_turn: 'It is not your turn to approve this offer.',
  offer_differs: 'The offer is not the one that this page showed. Please load it again.',
  offer_open:
    'There is an offer for this application already. Withdraw it before you begin another.',
  offer_over: 'This offer cannot be answered any more.',
  unknown_member: {
    approver: 'Everybody who approves must be a colleague who may see this job, named once.',
  },
  wrong_status: {
    'job-offer': 'The offer or its application has moved on, so this cannot be done now.',
  },
} as const satisfies SomeRefusalWords;
