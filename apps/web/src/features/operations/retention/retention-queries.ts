import type { Input, Output } from '@candor/contract';
import {
  getRetention,
  previewRetention,
  releaseCandidate,
  saveRetention,
} from '@candor/contract/operations/retention';
import { call } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { read, useTask, useWrite } from '../../../lib/server-state.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { daysSaved } from './retention-words.ts';

export type Retention = Output<typeof getRetention>;
export type Rule = Retention['rules'][number];
export type Counts = Output<typeof previewRetention>['counts'];
type Days = Input<typeof previewRetention>['body']['rules'];

export const retentionQuery = read(getRetention, {});

/** What goes with these days, with the next deletion and within 30 days. */
export const previewQuery = (rules: Days) => read(previewRetention, { body: { rules } });

const everything = ['/api/retention'] as const;
const tellSaved = () => showToast({ tone: 'success', text: daysSaved });

/** Gives what would go with shorter days; then nothing is saved yet. */
export const useSaveUnlessGoing = (stored: readonly Rule[]) =>
  useTask<Counts, ApiError<unknown>, Input<typeof saveRetention>>(
    async (input) => {
      const shorter = input.body.rules.filter(({ kind, days }) =>
        stored.some((rule) => rule.kind === kind && days < rule.days),
      );
      if (shorter.length > 0) {
        const asked = shorter.map(({ kind, days }) => ({ kind, days }));
        const { counts } = await call(previewRetention, { body: { rules: asked } });
        const going = counts.filter(({ due }) => due > 0);
        if (going.length > 0) return going;
      }
      await call(saveRetention, input);
      return [];
    },
    {
      refreshes: everything,
      tells: ({ length }) => {
        if (length === 0) tellSaved();
      },
    },
  );

export const useSaveRetention = () =>
  useWrite(saveRetention, { refreshes: everything, tells: tellSaved });
export const useRelease = () => useWrite(releaseCandidate, { refreshes: everything });
