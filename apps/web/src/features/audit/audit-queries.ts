import type { Input, Output } from '@candor/contract';
import {
  checkAuditChain,
  exportAudit,
  listAuditChoices,
  listAuditEntries,
} from '@candor/contract/audit';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type AuditQuery = Omit<Input<typeof listAuditEntries>['query'], 'beforeSeq'>;
export type AuditEntry = Output<typeof listAuditEntries>['entries'][number];
export type ChainStep = Output<typeof checkAuditChain>;

export function entriesQuery(query: AuditQuery) {
  return infiniteQueryOptions({
    queryKey: ['audit', query],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAuditEntries,
        { query: { ...query, ...(pageParam !== null && { beforeSeq: String(pageParam) }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ olderSeq }) => olderSeq,
    // The rows stay while another filter's are on their way.
    placeholderData: keepPreviousData,
  });
}

export const choicesQuery = queryOptions({
  queryKey: ['audit', 'choices'],
  queryFn: ({ signal }) => call(listAuditChoices, {}, { signal }),
});

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
