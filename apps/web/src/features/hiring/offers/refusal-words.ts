import type { SomeRefusalWords } from '@candor/contract/refusals';

/** Every page of the product loads these: short. */
export const offerRefusals = {
  changed_meanwhile: {
    'job-offer': 'Somebody has changed this offer since you opened it.',
    'offer-template': 'Somebody has changed this template since you opened it.',
  },
  not_found: {
    'job-offer': 'There is no such offer.',
    'offer-template': 'There is no such template.',
  },
  not_your_turn: 'It is not your turn to approve this offer.',
  offer_differs: 'The offer is not the one that this page showed. Please load it again.',
  offer_open: 'This application has an open offer already.',
  offer_over: 'This offer cannot be answered any more.',
  unknown_member: { approver: 'Please choose colleagues who may see this job, each once.' },
  wrong_status: { 'job-offer': 'This cannot be done with the offer as it stands now.' },
} as const satisfies SomeRefusalWords;
