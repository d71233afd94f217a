import type { SomeRefusalWords } from '@candor/contract/refusals';

export const kitRefusals = {
  changed_meanwhile: {
    kit: 'Somebody has changed this kit since you opened it. Load it again: what you typed is in your window only.',
  },
  not_found: { kit: 'There is no such kit, or it was archived.' },
} as const satisfies SomeRefusalWords;
