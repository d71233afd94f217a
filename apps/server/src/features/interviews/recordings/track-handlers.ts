import type { contract } from '@candor/contract';
import type { TrackKind } from '@candor/contract/interviews/call-recording-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import {
  isOverFor,
  listSpans,
  listSpansOfTrack,
  PARTS_LATE_MS,
  SLICES_LATE_MS,
  wasRecorded,
} from '../calls/index.ts';
import { isFilmed } from './filmed-rules.ts';
import { listFilms } from './film-store.ts';
import type { AdmitMore } from './open-upload.ts';
import type { UploadParts } from './recording-parts.ts';
import { believableStart, isClosed, type Subject } from './recording-rules.ts';
import type { TimelineEntry } from './recording-store.ts';
import { createSliceWork } from './slice-handlers.ts';
import { findRequest, shownRequest } from './request-store.ts';
import { staysOf } from './stay-rules.ts';
import { findCallOf, findCallOfSeat, listComings, listTracks, openTrack } from './track-store.ts';
import { closed, createUploadWork } from './upload-handlers.ts';

type Handlers = HandlersOf<typeof contract.callTracks>;

const PLAYBACK_URL_SECONDS = 900;

/** What the browsers of a call record, each of its own seat; and what the company sees of it. */
export function createTrackHandlers(parts: UploadParts): Handlers {
  const work = createUploadWork(parts, whileAgreed(PARTS_LATE_MS));
  const signSlice = createSliceWork(parts, whileAgreed(SLICES_LATE_MS));
  return {
    initiateTrack: ({ link, body: { kind, ...body }, now }) => {
      const asked = { kind, startedAt: body.startedAt, now };
      return work.initiate({ place: link, body, now, admit: (tx) => admit(tx, link, asked) });
    },
    signTrackPart: ({ link, ...asked }) => work.signPart({ place: link, ...asked }),
    signTrackSlice: ({ link, ...asked }) => signSlice({ place: link, ...asked }),
    listTrackParts: ({ link, ...asked }) => work.listParts({ place: link, ...asked }),
    completeTrack: ({ link, ...asked }) => work.complete({ place: link, ...asked }),
    getLiveRecordings: createReport(parts),
  };
}

/** A recorder that does not hear that somebody no longer agrees is told when it wants to send on. */
function whileAgreed(lateMs: number): AdmitMore {
  return async (tx, { companyId, subjectId: trackId, recordedFrom }, now) => {
    const spans = await listSpansOfTrack(tx, { companyId, trackId });
    const of = { startedAt: recordedFrom.getTime(), now: now.getTime(), lateMs };
    if (isOverFor(spans, of)) throw refuse('not_recorded');
  };
}

type Asked = { readonly kind: TrackKind; readonly startedAt: number; readonly now: Date };

/** Nothing is taken that was recorded while somebody in the call did not agree. */
async function admit(
  tx: Tx,
  { companyId, seatId }: { readonly companyId: number; readonly seatId: number },
  { kind, startedAt: said, now }: Asked,
): Promise<{ readonly subject: Subject; readonly startedAt: Date }> {
  const call = await findCallOfSeat(tx, { companyId, seatId });
  const seat = { companyId, seatId, callId: call?.callId ?? 0 };
  if (call === undefined || !(await wasRecorded(tx, seat, { startedAt: said, now }))) {
    throw refuse('not_recorded');
  }
  const beganAt = new Date(Math.min(said, now.getTime()));
  const track = await openTrack(tx, { companyId, seatId }, { ...call, kind, beganAt });
  if (isClosed(track.endedAt, now)) throw closed();
  const subject: Subject = { companyId, subject: 'call-track', subjectId: track.id };
  return { subject, startedAt: believableStart(said, track.beganAt, now) };
}

function createReport({ db, objects }: UploadParts): Handlers['getLiveRecordings'] {
  return async ({ params: { interviewScheduleID }, session: { companyId } }) => {
    const { tracks, films, comings, spans, asked } = await db.inCompany(companyId, async (tx) => {
      const found = await findCallOf(tx, companyId, interviewScheduleID);
      if (found === undefined) throw refuse('not_found', { params: { what: 'interview' } });
      const { callId } = found;
      return {
        tracks: await listTracks(tx, companyId, interviewScheduleID),
        films: await listFilms(tx, companyId, interviewScheduleID),
        comings: await listComings(tx, companyId, interviewScheduleID),
        asked: await findRequest(tx, { companyId, scheduleId: interviewScheduleID }),
        spans: callId === null ? [] : await listSpans(tx, { companyId, callId }),
      };
    });
    const hasFilm = isFilmed(films, tracks);
    const isAsked = asked?.goneAt === null || tracks.every(({ deletedAt }) => deletedAt !== null);
    const sign = (key: string | null) =>
      key === null ? null : objects.signRead(key, { expiresInSeconds: PLAYBACK_URL_SECONDS });
    return {
      tracks: await Promise.all(
        tracks.map(async ({ id, name, kind, status, deletedAt, ...track }) => ({
          ...{ trackID: id, name, kind, status, durationMs: track.durationMs },
          deletedAt: deletedAt?.toISOString() ?? null,
          url: await sign(status === 'playable' ? track.objectKey : null),
          posterUrl: await sign(track.posterKey),
          segments: stretchesOf(track.timeline),
        })),
      ),
      films: await Promise.all(
        films.map(async ({ id, kind, status, objectKey, posterKey, timeline }) => ({
          ...{ filmID: id, kind, status, segments: stretchesOf(timeline) },
          url: await sign(hasFilm ? objectKey : null),
          posterUrl: await sign(posterKey),
        })),
      ),
      people: staysOf(comings),
      spans: spans.map(({ beganAt, endedAt }) => ({
        from: beganAt.toISOString(),
        to: endedAt?.toISOString() ?? null,
      })),
      request: isAsked ? shownRequest(asked) : null,
      // Given by whoever keeps a log of views.
      viewKey: null,
    };
  };
}

const stretchesOf = (timeline: unknown) =>
  (timeline as TimelineEntry[]).map(({ startedAt, atMs, durationMs }) => ({
    ...{ startedAt, atMs, durationMs },
  }));
