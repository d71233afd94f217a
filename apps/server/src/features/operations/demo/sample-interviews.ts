import type { Database } from '../../../platform/database/database.ts';
import { inviteCandidate } from './demo-links.ts';
import { sampleCandidates } from './demo-people.ts';
import { takeInterview } from '../samples/index.ts';

const hour = 3_600_000;

/**
 * Finished interviews of invented people, so that the list and the report have something to show. They
 * go through the handlers of the product, at times in the past; nothing was recorded (but see demo-recording.ts).
 */
export async function addSampleInterviews(
  db: Database,
  companyId: number,
  now: Date,
): Promise<void> {
  for (const sample of sampleCandidates) {
    const startedAt = new Date(now.getTime() - sample.hoursAgo * hour);
    const invitedAt = new Date(startedAt.getTime() - 3 * hour);
    const invited = await db.inCompany(companyId, (tx) =>
      inviteCandidate(tx, { companyId, person: sample, now: invitedAt }),
    );
    await takeInterview(db, { companyId, ...invited }, { startedAt, interview: sample });
  }
}
