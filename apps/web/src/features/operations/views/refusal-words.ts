import type { SomeRefusalWords } from '@candor/contract/refusals';

export const viewRefusals = {
  not_found: { view: 'There is no such view of yours.' },
  too_many_views: 'You have saved 100 views. Delete one first.',
} as const satisfies SomeRefusalWords;
