import type { contract } from '@candor/contract';
import { dueAt } from '@candor/contract/retention-rules';
import type { Database, Tx } from '../../platform/database/database.ts';
import { withinCompany } from '../../platform/database/enter-company.ts';
import { fail } from '../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../platform/http/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { readDays } from '../retention/index.ts';
import { countWatched } from './count-watched.ts';
import { noSuchInterview } from './share-handlers.ts';
import { hasInterview } from './share-store.ts';
import {
  findRecordingTimes,
  isInterviewOf,
  listOwnPlaces,
  listViews,
  lockMemberView,
  noteMemberView,
} from './view-store.ts';
import { SAME_LOOK_MS } from './viewing-rules.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.viewing>,
  'listViews' | 'listOwnViews' | 'reportMemberWatched'
>;

export function viewHandlers(db: Database): Handlers {
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

    async reportMemberWatched({ params, body: { viewKey, ranges }, session, now }) {
      const { companyId, accountId } = session;
      const scheduleId = params.interviewScheduleID;
      const watchedMs = await db.inCompany(companyId, async (tx) => {
        if (!(await hasInterview(tx, companyId, scheduleId))) throw noSuchInterview();
        const view = await lockMemberView(tx, { companyId, scheduleId, accountId, viewKey });
        return view === undefined ? null : countWatched(tx, { ...view, companyId }, ranges, now);
      });
      if (watchedMs === null)
        throw fail('unknown_view', 'This look at the recording is not known.');
      return { watchedMs };
    },

    async listOwnViews({ params: { interviewScheduleID }, session: { accountId } }) {
      const { views, times } = await db.asAccount(accountId, async (tx) => {
        for (const place of await listOwnPlaces(tx, accountId)) {
          const found = await withinCompany(tx, place.companyId, async () =>
            (await isInterviewOf(tx, place, interviewScheduleID))
              ? {
                  views: await listViews(tx, place.companyId, interviewScheduleID),
                  times: await readTimes(tx, place.companyId, interviewScheduleID),
                }
              : null,
          );
          if (found !== null) return found;
        }
        throw noSuchInterview();
      });
      return { views: views.map(shown), ...times };
    },
  };
}

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

/** Nobody of the company is given the recording in the report without a row in the log either. */
export function loggingMemberViews(db: Database, recordings: Recordings): Recordings {
  return {
    ...recordings,
    async getRecording(request) {
      const given = await recordings.getRecording(request);
      if (given.url === null) return given;
      const { companyId, accountId } = request.session;
      const scheduleId = request.params.interviewScheduleID;
      const { durationMs } = given;
      const view = { companyId, accountId, scheduleId, durationMs };
      const viewKey = await db.inCompany(companyId, (tx) => logMemberView(tx, view, request));
      return { ...given, viewKey };
    },
  };
}

type MemberView = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly accountId: number;
  readonly durationMs: number | null;
};

async function logMemberView(
  tx: Tx,
  view: MemberView,
  { now, client }: Pick<RequestContext, 'now' | 'client'>,
): Promise<string> {
  const since = new Date(now.getTime() - SAME_LOOK_MS);
  const { viewKey, isNew } = await noteMemberView(tx, view, { now, since });
  if (!isNew) return viewKey;
  const entry = {
    ...{ companyId: view.companyId, actorKind: 'account', actorAccountId: view.accountId },
    ...{ action: 'recording.watched', objectKind: 'interview', objectId: view.scheduleId },
    ...{ ip: client.ip, userAgent: client.userAgent ?? undefined, requestId: client.requestId },
  };
  await recordAudit(tx, entry, now);
  return viewKey;
}
