import type { Tx } from '../../../platform/database/database.ts';
import { type Change, type Deed, type DeedEntry, entriesOf } from '../../operations/audit/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { findDeciders } from '../applications/index.ts';
import { closeFilled, type FilledJob, reopenUnfilled } from '../jobs/index.ts';
import { filledTitle } from './filling-words.ts';
import type { Outcome } from './pipeline-rules.ts';

const takenOf = (outcomes: readonly Outcome[]): number[] =>
  outcomes.flatMap(({ code, applicationID }) => (code === null ? applicationID : []));

const withEntries = <T>(change: Change<T>, more: readonly DeedEntry[]): Change<T> => {
  const [first, ...others] = [...entriesOf(change), ...more];
  return first === undefined ? change : { result: change.result, audit: [first, ...others] };
};

/** A hiring by hand may be the last of its job, which then closes with a word to its team. */
export async function withFilled(
  tx: Tx,
  { deed, notify }: { readonly deed: Deed; readonly notify: Notify },
  hired: Change<Outcome[]>,
): Promise<Change<Outcome[]>> {
  const filled = await closeFilled(tx, deed, takenOf(hired.result));
  for (const job of filled) await tellFilled(tx, notify, { deed, job });
  return withEntries(
    hired,
    filled.flatMap(({ entries }) => entries),
  );
}

async function tellFilled(
  tx: Tx,
  notify: Notify,
  {
    deed: { companyId, now },
    job: { jobID, title },
  }: { readonly deed: Deed; readonly job: FilledJob },
): Promise<void> {
  const path = `/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline`;
  for (const accountId of await findDeciders(tx, companyId, jobID)) {
    const about = { companyId, kind: 'offer' } as const;
    await notify(tx, { accountId, title: filledTitle, body: title, path, about }, now);
  }
}

/** What takes a hiring back opens a job that closed by it. */
export async function withReopened<T>(
  tx: Tx,
  deed: Deed,
  { change, outcomes }: { readonly change: Change<T>; readonly outcomes: readonly Outcome[] },
): Promise<Change<T>> {
  return withEntries(change, await reopenUnfilled(tx, deed, takenOf(outcomes)));
}
