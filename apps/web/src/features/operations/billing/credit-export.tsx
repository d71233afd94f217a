import type { Output } from '@candor/contract';
import { exportCreditMoves, type listCreditMoves } from '@candor/contract/operations/credits';
import { Button } from '@mantine/core';
import { call } from '../../../lib/api.ts';
import { useTask } from '../../../lib/server-state.ts';
import type { Asked } from '../../../lib/use-list.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { saveText } from '../../../ui/save-file.ts';
import { creditWords } from './credit-words.ts';
import { areAsked } from './day-filters.ts';
import { dayWords } from './day-words.ts';

type Days = Asked<typeof listCreditMoves, 'from' | 'until'>['query'];
type Reply = Output<typeof exportCreditMoves>;
/** The file, and of which move on it was asked for; without one it is the first. */
type Part = Reply & { readonly olderThan: number | undefined; readonly isHeeded: boolean };

/** What came and went on the days that are listed, as files: what one could not hold is in the next. */
export function Export({ from, until }: Days) {
  const download = useTask(
    async (olderThan: number | undefined): Promise<Part> => {
      const reply = await call(exportCreditMoves, { query: { from, until, ...after(olderThan) } });
      const isAsked = areAsked({ from, until }) || olderThan !== undefined;
      // A node of the release before gives the latest of all days, whatever it was asked.
      return { ...reply, olderThan, isHeeded: !isAsked || reply.oldest !== undefined };
    },
    {
      refreshes: [],
      onDone: ({ isHeeded, fileName, csv }) => {
        if (isHeeded) saveText(fileName, csv, 'text/csv');
      },
    },
  );
  const save = (olderThan?: number) => download.mutate(olderThan);
  return (
    <>
      {download.error !== null && (
        <FormProblem key={download.submittedAt} text={download.error.message} />
      )}
      <Button variant="default" loading={download.isPending} onClick={() => save()}>
        {creditWords.export}
      </Button>
      <output>{download.data && <Saved of={download.data} onNext={save} />}</output>
    </>
  );
}

const after = (olderThan: number | undefined) =>
  olderThan === undefined ? {} : { olderThan: String(olderThan) };

type SavedProps = { readonly of: Part; readonly onNext: (olderThan: number) => void };

/** Nothing where one file holds everything. */
function Saved({ of: { isHeeded, isMore, count, cutAt, oldest, olderThan }, onNext }: SavedProps) {
  const isFirst = olderThan === undefined;
  if (!isHeeded) return dayWords.unheededFile;
  if (!isMore) return isFirst ? null : creditWords.lastPart(count);
  if (!cutAt || !oldest) return creditWords.exported(count);
  return (
    <>
      {creditWords.cut(count, isFirst)} <Instant at={cutAt} />.{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => onNext(oldest)}>
        {creditWords.exportOlder}
      </Button>
    </>
  );
}
