import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Product } from './product.ts';

type Given = { readonly applicationID: number; readonly isHeld?: boolean };

/** An interview of this application that was recorded an hour ago, of a job that follows Illinois: no screen turns back time. */
export async function plantRecording(
  product: Product,
  { applicationID, isHeld = false }: Given,
): Promise<void> {
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const client = new Client(postgres.owner);
  await client.connect();
  try {
    await client.query(
      `with b as (insert into blueprints (company_id, name)
         select company_id, 'Recorded' from applications where id = $1 returning company_id, id),
       s as (insert into interview_schedules (company_id, job_id, candidate_id, application_id, blueprint_id, closes_at)
         select a.company_id, a.job_id, a.candidate_id, a.id, b.id, now() + interval '1 day' from b, applications a where a.id = $1
         returning company_id, id),
       t as (insert into attempts (company_id, schedule_id, status, started_at, deadline_at, ended_at, question_count)
         select company_id, id, 'submitted', now() - interval '1 hour', now(), now(), 1 from s returning company_id, id)
       insert into recordings (company_id, subject_id, subject, status, object_key, mime_type, duration_ms, bytes,
                               joined_at, verified_at, playable_at)
       select company_id, id, 'attempt', 'playable', 'companies/' || company_id || '/planted-' || id || '.mp4',
              'video/mp4', 600000, 10, now(), now(), now() from t`,
      [applicationID],
    );
    await client.query(
      `update jobs set jurisdiction = 'us-il' from applications a
        where a.company_id = jobs.company_id and a.job_id = jobs.id and a.id = $1`,
      [applicationID],
    );
    if (!isHeld) return;
    await client.query(
      `update candidates c set held_at = now(), held_because = 'A dispute.' from applications a
        where a.company_id = c.company_id and a.candidate_id = c.id and a.id = $1`,
      [applicationID],
    );
  } finally {
    await client.end();
    await postgres.stop();
  }
}
