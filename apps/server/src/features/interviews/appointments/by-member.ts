import { type Change, companyWrite, type Deed } from '../../operations/audit/index.ts';
import { openWork, type Parts, type Work } from './change.ts';

type Member = {
  readonly interviewScheduleID: number;
  readonly deed: Deed;
  readonly revision?: number;
  readonly isWhole?: boolean;
  readonly mayHaveEnded?: boolean;
};

/** What a member does to a live interview, with its record. */
export function byMember<T>(
  parts: Parts,
  { interviewScheduleID: scheduleId, deed, ...seen }: Member,
  act: (work: Work) => Promise<Change<T>>,
): Promise<T> {
  const { companyId, accountId, now } = deed;
  return companyWrite(parts.db, deed, async (tx) => {
    const actor = { kind: 'company', accountId } as const;
    return act(await openWork(tx, parts, { id: { companyId, scheduleId }, actor, now, ...seen }));
  });
}
