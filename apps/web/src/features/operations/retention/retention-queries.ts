import type { Endpoint, Input, Output } from '@candor/contract';
import {
  eraseCandidate,
  getRetention,
  holdCandidate,
  previewRetention,
  releaseCandidate,
  saveRetention,
} from '@candor/contract/operations/retention';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Retention = Output<typeof getRetention>;
export type Rule = Retention['rules'][number];
export type Counts = Output<typeof previewRetention>['counts'];
type Days = Input<typeof previewRetention>['body']['rules'];

export const retentionQuery = read(getRetention, {});

/** What goes with these days, with the next deletion and within 30 days. */
export const previewQuery = (rules: Days) => read(previewRetention, { body: { rules } });
export const usePreview = () => useWrite(previewRetention, { refreshes: [] });

const useDeed = <E extends Endpoint>(endpoint: E) =>
  useWrite(endpoint, { refreshes: ['/api/retention'] });

export const useSaveRetention = () => useDeed(saveRetention);
export const useHold = () => useDeed(holdCandidate);
export const useRelease = () => useDeed(releaseCandidate);
export const useErase = () => useDeed(eraseCandidate);
