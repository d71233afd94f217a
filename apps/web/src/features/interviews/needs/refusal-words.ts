import type { SomeRefusalWords } from '@candor/contract/refusals';

/** Every page of the product loads these: short. */
export const needRefusals = {
  already_asked: 'You have asked already. Please load this page again.',
  changed_meanwhile: { need: 'This changed meanwhile. Please look at it again.' },
  need_closed: 'This cannot be answered any more.',
  need_too_late: 'The interview has begun or is over.',
  not_found: { need: 'There is no such need.' },
  not_whole: 'Not everything that was asked for is granted here. Offer it as something else.',
  nothing_granted: 'Nothing is granted yet.',
  second_person_needed: 'A second person has to confirm it.',
  too_many_needs: 'You have asked many times. Please write to the company.',
} as const satisfies SomeRefusalWords;
