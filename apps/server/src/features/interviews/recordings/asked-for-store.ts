import { type SqlBool, sql } from 'kysely';

/**
 * Of recordings `r` of a subject `o`: their candidate asked for them, since they began before that. When a track began is
 * what a browser says: where the call was recorded anew after the request, one that was opened here since is of that.
 */
export const wasAskedFor = sql<SqlBool>`exists (select from recording_requests q
  where q.company_id = o.company_id and q.schedule_id = o.schedule_id and o.started_at <= q.asked_at
    and (r.subject <> 'call-track' or r.created_at <= q.asked_at or not exists (
      select from call_tracks t
        join call_recordings n on n.company_id = t.company_id and n.call_id = t.call_id
       where t.company_id = r.company_id and t.id = r.subject_id and n.asked_at > q.asked_at)))`;
