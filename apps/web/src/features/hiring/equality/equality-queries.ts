import type { Output } from '@candor/contract';
import { getEqualitySettings } from '@candor/contract/hiring/equality';
import { read } from '../../../lib/server-state.ts';

export type EqualitySettings = Output<typeof getEqualitySettings>;

export const equalityQuery = read(getEqualitySettings, {});
