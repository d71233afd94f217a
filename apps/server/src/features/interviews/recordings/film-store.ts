import {
  type FilmKind,
  filmOf,
  type TrackKind,
} from '@candor/contract/interviews/call-recording-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { TimelineEntry } from './recording-store.ts';
import { openRecording } from './subject-store.ts';

type CallId = { readonly companyId: number; readonly callId: number };

/**
 * Calls of several tracks, all of which have arrived, that lack a film of what was joined last: of those who were seen,
 * or of the screens. Of one track there is none: it is all there is to see. Of all calls of a company, or of this one.
 */
export async function listFilmable(
  tx: Tx,
  { companyId, callId }: { readonly companyId: number; readonly callId?: number },
): Promise<{ callId: number }[]> {
  const { rows } = await sql<{ callId: number }>`
    select t.call_id
      from call_tracks t
      join recordings r on r.company_id = t.company_id and r.call_track_id = t.id
     where t.company_id = ${companyId} and (${callId ?? null}::bigint is null or t.call_id = ${callId ?? null})
     group by t.company_id, t.call_id
    having count(*) filter (where r.status = 'playable') > 1
       and bool_and(r.status in ('playable', 'failed', 'empty'))
       and not exists (select from call_recordings c
             where c.company_id = t.company_id and c.call_id = t.call_id and c.ended_at is null)
       and not exists (select from recording_segments g
              join recordings own on own.company_id = g.company_id and own.id = g.recording_id
             where g.company_id = t.company_id and g.recording_id = any(array_agg(r.id))
               and (g.status = 'open'
                or (g.status = 'completed' and g.completed_at > coalesce(own.joined_at, '-infinity'))))
       and count(distinct t.kind) filter (where r.status = 'playable') >
           (select count(*) from call_films f
              join recordings o on o.company_id = f.company_id and o.call_film_id = f.id
             where f.company_id = t.company_id and f.call_id = t.call_id and o.joined_at >= max(r.joined_at))
     order by t.call_id`.execute(tx);
  return rows;
}

export type FilmedTrack = {
  readonly kind: TrackKind;
  readonly scheduleId: number;
  readonly objectKey: string;
  readonly audioCodec: string | null;
  readonly timeline: readonly TimelineEntry[];
  readonly joinedAt: Date;
};

/** What can be played of a call, in the order in which the report has it. */
export async function listFilmedTracks(tx: Tx, { companyId, callId }: CallId) {
  const { rows } = await sql<FilmedTrack>`
    select t.kind, t.schedule_id, r.object_key, r.audio_codec, r.timeline, r.joined_at
      from call_tracks t
      join recordings r on r.company_id = t.company_id and r.call_track_id = t.id
      join call_seats s on s.company_id = t.company_id and s.id = t.seat_id
     where t.company_id = ${companyId} and t.call_id = ${callId} and r.status = 'playable'
     order by t.kind, s.entered_at, t.id`.execute(tx);
  return rows;
}

/** The recording of a film, made with its first making. */
export async function openFilm(
  tx: Tx,
  { companyId, ...film }: CallId & { readonly scheduleId: number; readonly kind: FilmKind },
) {
  await tx
    .insertInto('callFilms')
    .values({ companyId, ...film })
    .onConflict((conflict) => conflict.columns(['companyId', 'callId', 'kind']).doNothing())
    .execute();
  const { id: subjectId } = await tx
    .selectFrom('callFilms')
    .select('id')
    .where('companyId', '=', companyId)
    .where('callId', '=', film.callId)
    .where('kind', '=', film.kind)
    .executeTakeFirstOrThrow();
  const subject = { companyId, subject: 'call-film' as const, subjectId };
  return { subject, recordingId: (await openRecording(tx, subject)).id };
}

/** Of a live interview, that of the people first. */
export function listFilms(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('callFilms as f')
    .innerJoin('recordings as r', (on) =>
      on.onRef('r.companyId', '=', 'f.companyId').onRef('r.callFilmId', '=', 'f.id'),
    )
    .select(['f.id', 'f.kind', 'r.status', 'r.objectKey', 'r.posterKey', 'r.durationMs'])
    .select(['r.timeline', 'r.joinedAt', 'r.failure'])
    .where('f.companyId', '=', companyId)
    .where('f.scheduleId', '=', scheduleId)
    .orderBy('f.kind')
    .execute();
}

export const seenIn = (kind: FilmKind, tracks: readonly FilmedTrack[]): number[] =>
  [...tracks.entries()].filter(([, track]) => filmOf[track.kind] === kind).map(([index]) => index);
