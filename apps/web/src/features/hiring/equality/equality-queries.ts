import type { Input, Output } from '@candor/contract';
import { getEqualitySettings, saveEqualitySettings } from '@candor/contract/hiring/equality';
import { read, useWriteOf } from '../../../lib/server-state.ts';

export type EqualitySettings = Output<typeof getEqualitySettings>;

export const equalityQuery = read(getEqualitySettings, {});

type Saved = Input<typeof saveEqualitySettings>['body'];
export const useSaveEquality = () =>
  useWriteOf(saveEqualitySettings, (body: Saved) => ({ body }), {
    refreshes: [getEqualitySettings],
  });
