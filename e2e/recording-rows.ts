import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Product } from './product.ts';

/** What pages said of themselves as they went away; no screen shows it. */
export async function readLeavings(product: Product, scheduleId: number): Promise<unknown[]> {
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const client = new Client(postgres.owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ notice: unknown }>(
      `select slice.notice from recording_slices as slice
         join recording_segments as segment
           on segment.company_id = slice.company_id and segment.id = slice.segment_id
         join recordings as recording
           on recording.company_id = segment.company_id and recording.id = segment.recording_id
         join attempts on attempts.company_id = segment.company_id and attempts.id = recording.attempt_id
       where attempts.schedule_id = $1 and slice.kind = 'leaving' order by slice.granted_at`,
      [scheduleId],
    );
    return rows.map(({ notice }) => notice);
  } finally {
    await client.end();
    await postgres.stop();
  }
}
