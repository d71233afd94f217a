import type { Input, Output } from '@candor/contract';
import {
  exportOwnStatements,
  listOwnStatements,
  listStatements,
  rateInterviewer,
  settleStatement,
} from '@candor/contract/interviews/statements';
import { call } from '../../../lib/api.ts';
import { readPages } from '../../../lib/read-pages.ts';
import { read, useTask, useWriteOf } from '../../../lib/server-state.ts';
import { saveText } from '../../../ui/save-file.ts';

export type StatementPage = Output<typeof listStatements>;
export type Statement = StatementPage['statements'][number];
export type OwnPage = Output<typeof listOwnStatements>;
export type OwnStatement = OwnPage['statements'][number];

type Asked = Input<typeof listStatements>['query'];

export const statementsQuery = (query: Asked) => read(listStatements, { query });
export const ownStatementsQuery = readPages(listOwnStatements, {
  inputAt: (page: number | undefined) => ({
    query: page === undefined ? {} : { page: String(page) },
  }),
  next: ({ total, pageSize, page }) => (page * pageSize < total ? page + 1 : null),
});

export const statementsRefreshed = ['/api/statements', '/api/marketplace/interviewers'] as const;
const refreshed = { refreshes: statementsRefreshed, evenIfRefused: true } as const;

export const useConfirm = ({ statementID, revision }: Statement, tells: () => void) =>
  useWriteOf(
    settleStatement,
    () => ({
      params: { statementID: String(statementID) },
      body: { revision, verdict: 'done' as const, reason: '' },
    }),
    { ...refreshed, tells },
  );

export const useRate = ({ statementID }: Statement, tells: (rating: number | null) => void) =>
  useWriteOf(
    rateInterviewer,
    (rating: number | null) => ({ params: { statementID: String(statementID) }, body: { rating } }),
    { ...refreshed, tells: (_done, rating) => tells(rating) },
  );

export const useExportOwn = () =>
  useTask(
    async () => {
      const { fileName, csv } = await call(exportOwnStatements, {});
      saveText(fileName, csv, 'text/csv');
    },
    { refreshes: [] },
  );
