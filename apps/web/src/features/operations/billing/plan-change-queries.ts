import type { Output } from '@candor/contract';
import {
  getPlanChange,
  planChange,
  undoPlanChange,
} from '@candor/contract/operations/plan-changes';
import { read, useWrite } from '../../../lib/server-state.ts';

export type PlanChange = Output<typeof getPlanChange>;
export type Offer = PlanChange['atOnce'][number];

export const planChangeQuery = read(getPlanChange, {});

const refreshed = { refreshes: ['/api/companies'], evenIfRefused: true } as const;

export const usePlanChange = (onDone: () => void) => useWrite(planChange, { ...refreshed, onDone });
export const useUndoPlanChange = () => useWrite(undoPlanChange, refreshed);
