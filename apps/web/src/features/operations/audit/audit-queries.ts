import type { Input, Output } from '@candor/contract';
import {
  checkAuditChain,
  exportAudit,
  listAuditChoices,
  listAuditEntries,
} from '@candor/contract/operations/audit';
import { call } from '../../../lib/api.ts';
import { readPages } from '../../../lib/read-pages.ts';
import { read } from '../../../lib/server-state.ts';

export type AuditQuery = Omit<Input<typeof listAuditEntries>['query'], 'beforeSeq'>;
export type AuditEntry = Output<typeof listAuditEntries>['entries'][number];
export type ChainStep = Output<typeof checkAuditChain>;

export const entriesQuery = (query: AuditQuery) =>
  readPages(listAuditEntries, {
    inputAt: (before: number | undefined) => ({
      query: { ...query, ...(before !== undefined && { beforeSeq: String(before) }) },
    }),
    next: ({ olderSeq }) => olderSeq,
  });

export const choicesQuery = read(listAuditChoices, {});

export const exportEntries = (query: AuditQuery) => call(exportAudit, { query });

/** Walks the chain to its end or its first break; `onStep` hears how far it is. */
export async function checkChain(onStep: (step: ChainStep) => void): Promise<ChainStep> {
  let query: Input<typeof checkAuditChain>['query'] = {};
  for (;;) {
    const step = await call(checkAuditChain, { query });
    onStep(step);
    if (step.isDone) return step;
    query = { seq: String(step.seq), id: String(step.id), hash: step.hash };
  }
}
