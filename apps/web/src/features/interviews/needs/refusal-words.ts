import type { SomeRefusalWords } from '@candor/contract/refusals';

/** Every page of the product loads these: short. */
export const needRefusals = {
  changed_meanwhile: { need: 'Somebody has changed this need since you opened it.' },
  need_closed: 'This is not possible any more.',
  not_found: { need: 'There is no such need.' },
  not_whole: 'Something that was asked for is missing. Offer it instead.',
  second_person_needed: 'A second person has to agree.',
} as const satisfies SomeRefusalWords;
