import type { KitContent } from '@candor/contract/interviews/kit-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type LiveId = { readonly companyId: number; readonly scheduleId: number };

/** Whether it still takes place, and whether somebody has begun a scorecard. */
export type LiveState = {
  readonly isOpen: boolean;
  readonly endsAt: Date | null;
  readonly isBegun: boolean;
};

/** A live interview that the caller may see; locked, so that nothing begins to use a kit while another is chosen. */
export async function findLive(
  tx: Tx,
  { companyId, scheduleId }: LiveId,
  lock: 'for update' | 'read' = 'read',
): Promise<LiveState | undefined> {
  const { rows } = await sql<LiveState>`
    select state in ('asked', 'offered', 'booked') as is_open, ends_at,
           exists (select from scorecard_drafts d
                    where d.company_id = p.company_id and d.schedule_id = p.schedule_id)
           -- Also where who reads must not know the words of one.
           or cardinality(app_sent_scorecards(p.schedule_id)) > 0 as is_begun
      from appointments p
     where company_id = ${companyId} and schedule_id = ${scheduleId}
     ${lock === 'read' ? sql`` : sql`for update of p`}`.execute(tx);
  return rows[0];
}

export type LiveKit = {
  readonly kitId: number;
  readonly name: string;
  readonly version: number;
  readonly content: KitContent;
};

/** The version that the people of a live interview have before them; undefined: none was chosen. */
export async function findLiveKit(
  tx: Tx,
  { companyId, scheduleId }: LiveId,
): Promise<LiveKit | undefined> {
  const { rows } = await sql<LiveKit>`
    select u.kit_id, k.name, u.version, v.content
      from appointment_kits u
      join interview_kits k on k.company_id = u.company_id and k.id = u.kit_id
      join interview_kit_versions v on v.company_id = u.company_id and v.kit_id = u.kit_id and v.version = u.version
     where u.company_id = ${companyId} and u.schedule_id = ${scheduleId}`.execute(tx);
  return rows[0];
}

/** In the newest version of the kit; null: none. */
export async function setLiveKit(
  tx: Tx,
  { companyId, scheduleId }: LiveId,
  kit: { readonly kitId: number; readonly version: number } | null,
): Promise<void> {
  await tx
    .deleteFrom('appointmentKits')
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .execute();
  if (kit === null) return;
  const { kitId, version } = kit;
  await tx
    .insertInto('appointmentKits')
    .values({ companyId, scheduleId, kitId, version })
    .execute();
}
