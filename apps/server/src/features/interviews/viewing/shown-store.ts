import { type RecordedStretch, recordedMs } from '@candor/contract/interviews/recorded-time-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { isFilmed } from '../recordings/index.ts';

/**
 * The recording of an interview, and what a stranger is told of both. Of a call the films are shown, or, where none was
 * made of all that there is, each track as a file: the fields are of one that can be watched, where there is any, and the
 * length is that of all together, in which what several recorded at once counts once.
 */
export async function readShown(tx: Tx, companyId: number, scheduleId: number) {
  const one = await readAlone(tx, companyId, scheduleId);
  if (one.status !== null)
    return {
      ...one,
      isOfCall: false,
      beganAt: null,
      hasFilm: false,
      files: one.status === 'playable' ? [one] : [],
    };
  const tracks = await readTracks(tx, companyId, scheduleId);
  const films = await readFilms(tx, companyId, scheduleId);
  const hasFilm = isFilmed(films, tracks);
  const files = hasFilm ? films : tracks.filter(({ status }) => status === 'playable');
  const durationMs = recordedMs(files.map((file) => ({ segments: stretchesOf(file) })));
  const shown = { ...one, ...(files[0] ?? tracks[0]), ...(files.length > 0 && { durationMs }) };
  // Of all that was begun: what cannot be played yet, or went, moves nothing of the others.
  const [earliest] = tracks.map(({ beganAt }) => beganAt).toSorted((a, b) => +a - +b);
  return { ...shown, isOfCall: files.length > 0, beganAt: earliest ?? null, hasFilm, files };
}

export const stretchesOf = ({ timeline }: { readonly timeline: unknown }): RecordedStretch[] =>
  (timeline as RecordedStretch[]).map(({ startedAt, atMs, durationMs }) => ({
    ...{ startedAt, atMs, durationMs },
  }));

const fileColumns = [
  ...(['r.status', 'r.objectKey', 'r.posterKey', 'r.thumbnails', 'r.mimeType'] as const),
  ...(['r.videoCodec', 'r.audioCodec', 'r.durationMs', 'r.bytes', 'r.gaps', 'r.timeline'] as const),
] as const;

/** Cameras before screens, in the order of who came first. */
function readTracks(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('callTracks as t')
    .innerJoin('recordings as r', (on) =>
      on.onRef('r.companyId', '=', 't.companyId').onRef('r.callTrackId', '=', 't.id'),
    )
    .innerJoin('callSeats as s', (on) =>
      on.onRef('s.companyId', '=', 't.companyId').onRef('s.id', '=', 't.seatId'),
    )
    .leftJoin('callInvitations as i', (on) =>
      on.onRef('i.companyId', '=', 's.companyId').onRef('i.id', '=', 's.invitationId'),
    )
    .select([...fileColumns, 'r.joinedAt', 't.kind', 't.beganAt', 's.name', 'i.role'])
    .where('t.companyId', '=', companyId)
    .where('t.scheduleId', '=', scheduleId)
    .orderBy('t.kind')
    .orderBy('t.beganAt')
    .orderBy('t.id')
    .execute();
}

/** Of everybody, then of the screens. */
function readFilms(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('callFilms as f')
    .innerJoin('recordings as r', (on) =>
      on.onRef('r.companyId', '=', 'f.companyId').onRef('r.callFilmId', '=', 'f.id'),
    )
    .select([...fileColumns, 'r.joinedAt', 'r.failure', 'f.kind'])
    .where('f.companyId', '=', companyId)
    .where('f.scheduleId', '=', scheduleId)
    .orderBy('f.kind')
    .execute();
}

function readAlone(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('interviewSchedules as s')
    .innerJoin('jobs as j', (on) =>
      on.onRef('j.companyId', '=', 's.companyId').onRef('j.id', '=', 's.jobId'),
    )
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.companyId', '=', 's.companyId').onRef('c.id', '=', 's.candidateId'),
    )
    .leftJoin('companies as o', 'o.companyId', 's.companyId')
    .leftJoin('attempts as a', (on) =>
      on.onRef('a.companyId', '=', 's.companyId').onRef('a.scheduleId', '=', 's.id'),
    )
    .leftJoin('recordings as r', (on) =>
      on.onRef('r.companyId', '=', 'a.companyId').onRef('r.attemptId', '=', 'a.id'),
    )
    .select(['s.cancelledAt', 'j.title as jobTitle', 'o.name as companyName'])
    .select(['c.firstName as candidateFirstName', 'c.lastName as candidateLastName'])
    .select(fileColumns)
    .where('s.companyId', '=', companyId)
    .where('s.id', '=', scheduleId)
    .executeTakeFirstOrThrow();
}
