import type { contract } from '@candor/contract';
import { cvReadingOf, readsCopy } from '@candor/contract/interviews/kit-rules';
import type { ObjectStore } from '@candor/folder-store';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { findLiveKit, type LiveKit } from '../kits/index.ts';
import { isCvOpen } from './cv-rules.ts';
import { type Cv, findOpenCopy, findOpenCv } from './scorecard-store.ts';
import { type Seat, seatOf } from './seat-of.ts';

export type CvParts = { readonly db: Database; readonly objects: ObjectStore };

const LINK_SECONDS = 60;

/** What whoever sits there reads of the CV, where the company's kit shares it, for as long as it is open. */
export async function sharedCv(
  tx: Tx,
  { interview, sitter }: Seat,
  { kit, now }: { readonly kit: LiveKit | undefined; readonly now: Date },
): Promise<Cv | undefined> {
  const { companyId, applicationId } = interview;
  const reading = kit === undefined ? 'none' : cvReadingOf(kit.content);
  if (applicationId === null || reading === 'none' || !isCvOpen(interview, now)) return undefined;
  const find = readsCopy(reading, sitter.isColleague) ? findOpenCopy : findOpenCv;
  return find(tx, companyId, applicationId);
}

/** By the link of a seat, without an account; each opening is in the log. */
export const cvHandlers = ({
  db,
  objects,
}: CvParts): Pick<HandlersOf<typeof contract.scorecards>, 'openSeatCv'> => ({
  async openSeatCv({ link, client, now }) {
    const cv = await db.inCompany(link.companyId, async (tx) => {
      const seat = await seatOf(tx, link, now);
      const { interview, sitter } = seat;
      const kit = await findLiveKit(tx, interview);
      const shared = await sharedCv(tx, seat, { kit, now });
      if (shared === undefined) throw refuse('cv_not_shared');
      await recordAudit(
        tx,
        {
          ...{ companyId: interview.companyId, actorKind: 'interviewer' },
          actorAccountId: sitter.accountId,
          ...{ action: 'interview.cv-opened', objectKind: 'interview' },
          objectId: interview.scheduleId,
          after: { fileID: shared.fileID, isCopy: shared.madeAt !== null },
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
