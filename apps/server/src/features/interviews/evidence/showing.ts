import { tellAfterSeen } from '@candor/contract/hiring/appeal-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { pageUrl } from '../../hiring/candidate-page/index.ts';
import { mailLanguage } from '../../hiring/candidate-records/index.ts';
import {
  findHeld,
  findMailValues,
  postLetter,
  releaseHeld,
  SHOW_FLAGS,
} from '../../hiring/mail-templates/index.ts';
import { findUnseen } from '../../hiring/pipeline/index.ts';
import { findWhose, type Taken } from './evidence-store.ts';
import { showLetter } from './show-letter.ts';
import { markShown } from './shown-store.ts';

/** The candidate has what was noted in front of them: a rejection that waited for it leaves when they had time to explain. */
export async function noteShown(
  tx: Tx,
  companyId: number,
  { taken, now }: { readonly taken: Taken; readonly now: Date },
): Promise<void> {
  const { attemptId, jobId, candidateId } = taken;
  if (!(await markShown(tx, { companyId, attemptId, shownAt: now }))) return;
  const of = await findWhose(tx, companyId, { jobId, candidateId });
  if (of === undefined) return;
  const { applicationId } = of;
  if ((await findUnseen(tx, companyId, [applicationId])).length > 0) return;
  await releaseHeld(tx, { companyId, applicationId }, (mail) => tellAfterSeen(now, mail));
}

type Parts = { readonly clock: Clock; readonly postOffice: PostOffice; readonly baseUrl: string };

/** Asks a candidate to look at what was noted, and says nothing of any decision: none was told. */
export const showFlagsDue = ({ clock, postOffice, baseUrl }: Parts): DueWork =>
  defineDue({
    kind: SHOW_FLAGS,
    run: async (tx, { companyId, id }) => {
      const now = clock();
      const held = await findHeld(tx, { companyId, id });
      if (held === undefined || held.heldUntil <= now) return;
      const { applicationId } = held;
      const unseen = await findUnseen(tx, companyId, [applicationId]);
      if (unseen.length === 0) {
        // Opened while somebody rejected: nothing is left to wait for but the time to explain.
        await releaseHeld(tx, { companyId, applicationId }, (mail) => tellAfterSeen(now, mail));
        return;
      }
      const whom = await findWhose(tx, companyId, { applicationId });
      const values = (await findMailValues(tx, companyId, [applicationId])).get(applicationId);
      if (whom === undefined || values === undefined) return;
      const { candidateId, email } = whom;
      const { button, ...text } = showLetter(
        { ...values, until: held.heldUntil },
        await mailLanguage(tx, { companyId, applicationId }),
      );
      // Once for each interview, however often somebody rejects and takes it back.
      for (const { scheduleId, attemptId } of unseen) {
        const path = `/candidate-page/interview?interview=${scheduleId}` as const;
        const url = await pageUrl(tx, { companyId, candidateId, email, baseUrl, path, now });
        await postLetter(tx, postOffice, {
          companyId,
          letter: {
            ...text,
            ...(url !== null && { action: { label: button, url } }),
            key: `show-flags:${companyId}:attempt-${attemptId}`,
            to: email,
            whom: { applicationId },
          },
        });
      }
    },
  });
