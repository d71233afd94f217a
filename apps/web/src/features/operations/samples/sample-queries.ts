import type { Output } from '@candor/contract';
import { addSample, getSample, removeSample } from '@candor/contract/operations/samples';
import { heard } from '../../../lib/changes.ts';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Sample = Output<typeof getSample>;

const LOOK_AGAIN_MS = 1_500;

const isUnderWay = ({ state }: Sample): boolean => state === 'adding' || state === 'removing';

/** A job adds it and takes it away: while one is at it, the page looks again. */
export const sampleQuery = read(
  getSample,
  {},
  heard<Sample>({
    ...{ hears: {}, everyMs: LOOK_AGAIN_MS, inAnyCaseMs: LOOK_AGAIN_MS },
    whileIts: isUnderWay,
  }),
);

const all = { refreshes: ['/api/samples'], evenIfRefused: true } as const;

export const useAddSample = () => useWrite(addSample, all);
export const useRemoveSample = () => useWrite(removeSample, all);
