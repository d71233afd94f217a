import type { Output } from '@candor/contract';
import {
  approvePayouts,
  exportPayoutBatch,
  getPayoutBatch,
  getPayoutOrigin,
  type listOwed,
  type listPayoutBatches,
} from '@candor/contract/operations/payouts';
import { call } from '../../../lib/api.ts';
import { read, useTask, useWriteOf } from '../../../lib/server-state.ts';
import { saveText } from '../../../ui/save-file.ts';
import { administrationActs } from './administration-queries.ts';

export type OwedPageData = Output<typeof listOwed>;
export type OwedRow = OwedPageData['owed'][number];
export type BatchPage = Output<typeof listPayoutBatches>;
export type BatchRow = BatchPage['batches'][number];
export type Batch = Output<typeof getPayoutBatch>;
export type BatchPayout = Batch['payouts'][number];

export const batchQuery = (batchID: string) => read(getPayoutBatch, { params: { batchID } });
export const originQuery = read(getPayoutOrigin, {});

export const useApprove = (onDone: (batchID: number) => void) =>
  useWriteOf(
    approvePayouts,
    (rows: readonly OwedRow[]) => ({
      body: {
        owed: rows.map(({ interviewerID, currency, amount }) => ({
          interviewerID,
          currency,
          amount,
        })),
      },
    }),
    { ...administrationActs, onDone: ({ batchID }) => onDone(batchID) },
  );

const types = { sepa: 'application/xml', 'by-hand': 'text/csv' } as const;

/** Every file that the bank needs, saved by the browser. */
export const useBankFiles = (batchID: string) =>
  useTask(async () => {
    const { files } = await call(exportPayoutBatch, { params: { batchID } });
    for (const { kind, fileName, content } of files) saveText(fileName, content, types[kind]);
  }, administrationActs);
