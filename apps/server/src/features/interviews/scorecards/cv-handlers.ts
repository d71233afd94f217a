import type { contract } from '@candor/contract';
import type { ObjectStore } from '@candor/folder-store';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { SatInterview } from '../appointments/index.ts';
import { findLiveKit, type LiveKit } from '../kits/index.ts';
import { isCvOpen } from './cv-rules.ts';
import { type Cv, findOpenCv } from './scorecard-store.ts';
import { seatOf } from './seat-of.ts';

export type CvParts = { readonly db: Database; readonly objects: ObjectStore };

const LINK_SECONDS = 60;

/** The CV of the application, where the company's kit shares it, for as long as it is open. */
export async function sharedCv(
  tx: Tx,
  interview: SatInterview,
  { kit, now }: { readonly kit: LiveKit | undefined; readonly now: Date },
): Promise<Cv | undefined> {
  const { companyId, applicationId } = interview;
  if (applicationId === null || kit?.content.sharesCv !== true) return undefined;
  return isCvOpen(interview, now) ? findOpenCv(tx, companyId, applicationId) : undefined;
}

/** By the link of a seat, without an account; each opening is in the log. */
export const cvHandlers = ({
  db,
  objects,
}: CvParts): Pick<HandlersOf<typeof contract.scorecards>, 'openSeatCv'> => ({
  async openSeatCv({ link, client, now }) {
    const cv = await db.inCompany(link.companyId, async (tx) => {
      const { interview, sitter } = await seatOf(tx, link, now);
      const kit = await findLiveKit(tx, interview);
      const shared = await sharedCv(tx, interview, { kit, now });
      if (shared === undefined) throw refuse('cv_not_shared');
      await recordAudit(
        tx,
        {
          ...{ companyId: interview.companyId, actorKind: 'interviewer' },
          actorAccountId: sitter.accountId,
          ...{ action: 'interview.cv-opened', objectKind: 'interview' },
          ...{ objectId: interview.scheduleId, after: { fileID: shared.fileID } },
          ...{ ip: client.ip, userAgent: client.userAgent ?? undefined },
          requestId: client.requestId,
        },
        now,
      );
      return shared;
    });
    // Always saved: what somebody sent is never opened as a page of ours.
    const options = { expiresInSeconds: LINK_SECONDS, downloadName: cv.fileName };
    return { url: await objects.signRead(cv.objectKey, options) };
  },
});
