import type { contract } from '@candor/contract';
import { dueAt } from '@candor/contract/operations/retention-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { type Change, companyWrite, deedOf } from '../../operations/audit/index.ts';
import { readDays } from '../../operations/retention-rules/index.ts';
import { createCallRecordingHandlers } from '../calls/index.ts';
import { createTrackHandlers } from '../recordings/index.ts';
import { countWatched } from './count-watched.ts';
import { noSuchInterview } from './share-handlers.ts';
import { hasInterview } from './share-store.ts';
import {
  findRecordingTimes,
  isInterviewOf,
  findMemberView,
  insertMemberView,
  listOwnPlaces,
  listViews,
  type LockedView,
  lockMemberView,
} from './view-store.ts';
import { readShown } from './shown-store.ts';
import { type Look, lookKeys } from './look-key.ts';
import { SAME_LOOK_MS } from './viewing-rules.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.viewing>,
  'listViews' | 'listOwnViews' | 'reportMemberWatched'
>;

type LookParts = { readonly db: Database; readonly sealingKey: Uint8Array };

export function viewHandlers({ db, sealingKey }: LookParts): Handlers {
  const { lookOpenedAt } = lookKeys(sealingKey);
  return {
    async listViews({ params: { interviewScheduleID }, session: { companyId } }) {
      const rows = await db.inCompany(companyId, async (tx) => {
        if (!(await hasInterview(tx, companyId, interviewScheduleID))) throw noSuchInterview();
        return listViews(tx, companyId, interviewScheduleID);
      });
      return {
        views: rows.map((row) => ({ ...shown(row), email: row.email, shareID: row.shareId })),
      };
    },

    async reportMemberWatched({ params, body: { viewKey, ranges }, ...request }) {
      const deed = deedOf(request);
      const { companyId, accountId, now } = deed;
      const scheduleId = params.interviewScheduleID;
      const look = { companyId, scheduleId, accountId };
      const watchedMs = await companyWrite(db, deed, async (tx) => {
        if (!(await hasInterview(tx, companyId, scheduleId))) throw noSuchInterview();
        const known = await lockMemberView(tx, { ...look, viewKey });
        const counted = (view: LockedView) =>
          countWatched(tx, { ...view, companyId }, { reported: ranges, now });
        if (known !== undefined) return { result: await counted(known), noAudit: 'told-already' };
        const openedAt = lookOpenedAt(viewKey, look, now);
        const hasPlayed = ranges.some(([from, to]) => to > from);
        if (openedAt === null || !hasPlayed) {
          return { result: openedAt === null ? null : 0, noAudit: 'nothing-changed' };
        }
        const begun = await beginLook(tx, { ...look, viewKey, openedAt }, now);
        const view = begun.result;
        return { ...begun, result: view === null ? null : await counted(view) };
      });
      if (watchedMs === null)
        throw fail('unknown_view', 'This look at the recording is not known.');
      return { watchedMs };
    },

    async listOwnViews({ params: { interviewScheduleID }, session: { accountId } }) {
      return db.asAccount(accountId, async (tx) => {
        for (const place of await listOwnPlaces(tx, accountId)) {
          const found = await withinCompany(tx, place.companyId, async () =>
            (await isInterviewOf(tx, place, interviewScheduleID))
              ? viewsOf(tx, place.companyId, interviewScheduleID)
              : null,
          );
          if (found !== null) return found;
        }
        throw noSuchInterview();
      });
    },
  };
}

/** Who watched a candidate's recording and how long it is kept, as they may read it: names, and no address. */
export const viewsOf = async (tx: Tx, companyId: number, scheduleId: number) => ({
  views: (await listViews(tx, companyId, scheduleId)).map(shown),
  ...(await readTimes(tx, companyId, scheduleId)),
});

/** How long the candidate's recording is still there. */
async function readTimes(tx: Tx, companyId: number, scheduleId: number) {
  const recording = await findRecordingTimes(tx, companyId, scheduleId);
  if (recording === undefined) return { keptUntil: null, deletedAt: null };
  const { deletedAt, endedAt: since, promised } = recording;
  const { recordings: days } = await readDays(tx, companyId);
  const isKept = deletedAt === null && since !== null;
  return {
    keptUntil: isKept ? dueAt({ since, days, promised }).toISOString() : null,
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

type ViewRow = Awaited<ReturnType<typeof listViews>>[number];

function shown(row: ViewRow) {
  return {
    by: row.accountId === null ? ('shared' as const) : ('company' as const),
    firstName: row.firstName,
    lastName: row.lastName,
    startedAt: row.startedAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    watchedMs: row.watchedMs,
    durationMs: row.durationMs,
    mayHaveDownloaded: row.downloadGiven,
  };
}

type Recordings = HandlersOf<typeof contract.recordings>;

/** Opening the report is not watching: the key of the look becomes a row with the first second that is played. */
export function namingMemberLooks(
  { db, sealingKey }: LookParts,
  recordings: Recordings,
): Recordings {
  const keyOf = lookKeyOf({ db, sealingKey });
  return {
    ...recordings,
    async getRecording(request) {
      const given = await recordings.getRecording(request);
      return given.url === null ? given : { ...given, viewKey: await keyOf(request) };
    },
  };
}

type CallParts = Parameters<typeof createTrackHandlers>[0] & LookParts;

/** Recording a call, and the same of what came of it: its tracks are watched together. */
export const callRecordingHandlersOf = (parts: CallParts) => ({
  callRecordings: createCallRecordingHandlers(parts),
  callTracks: createTrackLooks(parts),
});

function createTrackLooks(parts: CallParts): HandlersOf<typeof contract.callTracks> {
  const tracks = createTrackHandlers(parts);
  const keyOf = lookKeyOf(parts);
  return {
    ...tracks,
    async getLiveRecordings(request) {
      const given = await tracks.getLiveRecordings(request);
      if (given.tracks.every(({ url }) => url === null)) return given;
      return { ...given, viewKey: await keyOf(request) };
    },
  };
}

type Looking = Pick<Parameters<Recordings['getRecording']>[0], 'params' | 'session' | 'now'>;

/** The key of a look that goes on, or of a new one. */
function lookKeyOf({ db, sealingKey }: LookParts) {
  const { newLook } = lookKeys(sealingKey);
  return async ({ params, session: { companyId, accountId }, now }: Looking): Promise<string> => {
    const look = { companyId, accountId, scheduleId: params.interviewScheduleID };
    const since = new Date(now.getTime() - SAME_LOOK_MS);
    const viewKey = await db.inCompany(companyId, (tx) => findMemberView(tx, look, since));
    return viewKey ?? newLook(look, now);
  };
}

type Opened = Look & { readonly viewKey: string; readonly openedAt: Date };

/** The row of a look in which something was played now; null: there is nothing to play any more. */
async function beginLook(
  tx: Tx,
  { viewKey, openedAt, ...look }: Opened,
  now: Date,
): Promise<Change<LockedView | null>> {
  const { companyId, scheduleId } = look;
  const since = new Date(now.getTime() - SAME_LOOK_MS);
  const recent = await findMemberView(tx, look, since);
  if (recent !== null) {
    const going = await lockMemberView(tx, { ...look, viewKey: recent });
    return { result: going ?? null, noAudit: 'told-already' };
  }
  const { status, durationMs } = await readShown(tx, companyId, scheduleId);
  if (status !== 'playable') return { result: null, noAudit: 'nothing-changed' };
  const isNew = await insertMemberView(tx, { ...look, viewKey, openedAt, durationMs }, now);
  const view = (await lockMemberView(tx, { ...look, viewKey })) ?? null;
  if (view === null || !isNew) return { result: view, noAudit: 'told-already' };
  const about = { objectKind: 'interview', objectId: scheduleId };
  return { result: view, audit: { action: 'recording.watched', ...about } };
}
