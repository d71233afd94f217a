import type { Output } from '@candor/contract';
import {
  getPlanChange,
  planChange,
  undoPlanChange,
} from '@candor/contract/operations/plan-changes';
import { heard } from '../../../lib/changes.ts';
import { read, useWrite } from '../../../lib/server-state.ts';

export type PlanChange = Output<typeof getPlanChange>;
export type Offer = PlanChange['atOnce'][number];

export const planChangeQuery = read(getPlanChange, {}, heard({ hears: { plan: true } }));

const refreshed = { refreshes: ['/api/companies'], evenIfRefused: true } as const;

export const usePlanChange = (onDone: () => void) => useWrite(planChange, { ...refreshed, onDone });
export const useUndoPlanChange = () => useWrite(undoPlanChange, refreshed);
