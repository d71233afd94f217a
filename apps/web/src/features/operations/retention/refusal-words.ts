import type { SomeRefusalWords } from '@candor/contract/refusals';

export const retentionRefusals = {
  address_differs: 'This is not the address of this candidate.',
  candidate_held: 'This candidate is held back from deletion. Release them first.',
  confirmation_needed: 'With these days, data that is kept now will be deleted.',
  deletion_asked:
    'The candidate asked for the deletion of this recording, so it is shared with nobody any more.',
  interview_running: 'An interview of this candidate is under way.',
  not_finished:
    'A recording is still being prepared. Please erase this candidate again in a few minutes.',
  validation_failed: {
    'days-few': ({ days }) => `Keep it at least ${days} days.`,
    'days-many': ({ days }) => `Keep it at most ${days} days.`,
    'days-unexplained': ({ days }) => `Say why it is kept longer than ${days} days.`,
    'person-named': 'The reason stays when they are gone. Please leave out their name.',
    'why-missing': 'Please say why.',
  },
} as const satisfies SomeRefusalWords;
