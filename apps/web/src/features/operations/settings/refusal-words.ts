import type { SomeRefusalWords } from '@candor/contract/refusals';

export const settingRefusals = {
  foreign_address:
    'Please enter the address of a colleague here, or one at your company’s own domain.',
} as const satisfies SomeRefusalWords;
