import type { contract } from '@candor/contract';
import { cvReadingOf, readsCopy } from '@candor/contract/interviews/kit-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { findCvOfInterview } from './cv-copy-store.ts';
import {
  findLive,
  findLiveKit,
  type LiveId,
  type LiveKit,
  type LiveState,
  setLiveKit,
} from './live-kit-store.ts';
import { takeKit } from './take-kit.ts';

type Handlers = Pick<HandlersOf<typeof contract.kits>, 'getLiveKit' | 'chooseLiveKit'>;

const noSuchInterview = () => refuse('not_found', { params: { what: 'interview' } });

const takesPlace = ({ isOpen, endsAt }: LiveState, now: Date): boolean =>
  isOpen && (endsAt === null || endsAt > now);

/** What its people read of the CV, where some of them read a copy that somebody has to make. */
async function cvOf(tx: Tx, id: LiveId, kit: LiveKit | undefined) {
  const reading = kit === undefined ? 'none' : cvReadingOf(kit.content);
  if (reading === 'none') return null;
  const cv = await findCvOfInterview(tx, id);
  if (cv === undefined) return null;
  const { hasOutsider, ...shown } = cv;
  return readsCopy(reading, !hasOutsider) ? { reading, ...shown } : null;
}

export function liveKitHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    getLiveKit: ({ params: { interviewScheduleID: scheduleId }, session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const live = await findLive(tx, { companyId, scheduleId });
        if (live === undefined) throw noSuchInterview();
        const kit = await findLiveKit(tx, { companyId, scheduleId });
        return {
          kit:
            kit === undefined ? null : { kitID: kit.kitId, name: kit.name, version: kit.version },
          canChange: takesPlace(live, now) && !live.isBegun,
          cv: await cvOf(tx, { companyId, scheduleId }, kit),
        };
      }),
    chooseLiveKit: ({ params: { interviewScheduleID: scheduleId }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, now }) => {
        const id = { companyId, scheduleId };
        const live = await findLive(tx, id, 'for update');
        if (live === undefined) throw noSuchInterview();
        if (!takesPlace(live, now)) throw refuse('interview_over');
        if (live.isBegun) throw refuse('scorecards_begun');
        const before = await findLiveKit(tx, id);
        const { kitID } = body;
        const after =
          kitID === null ? null : await takeKit(tx, id, { kitId: kitID, path: 'body.kitID' });
        if (after === null) await setLiveKit(tx, id, null);
        if (before?.kitId === after?.kitId && before?.version === after?.version) {
          return { result: { done: true }, noAudit: 'nothing-changed' };
        }
        return {
          result: { done: true },
          audit: {
            ...{ action: 'interview.kit-chosen', objectKind: 'interview', objectId: scheduleId },
            before: { kit: before?.name ?? null },
            after: { kit: after?.name ?? null },
          },
        };
      }),
  };
}
