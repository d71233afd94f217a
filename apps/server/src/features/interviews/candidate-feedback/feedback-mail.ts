import { FEEDBACK_DAYS } from '@candor/contract/interviews/candidate-feedback-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { mailLanguage } from '../../hiring/candidate-records/index.ts';
import { postLetter } from '../../hiring/mail-templates/index.ts';
import { findSat } from '../appointments/index.ts';
import { createLink } from '../links/index.ts';
import { openingOf } from './feedback-state-rules.ts';
import { findEmail, findGiven, hasDeclined } from './feedback-store.ts';
import { askingText } from './feedback-letter.ts';

type Parts = {
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly clock: Clock;
};

/** Two hours after the interview; whoever said already how it was, or wants no such mail, gets none. */
export const feedbackDue = (parts: Parts): DueWork =>
  defineDue({
    kind: 'candidate-feedback',
    run: async (tx, { companyId, id: scheduleId }) => {
      const now = parts.clock();
      const id = { companyId, scheduleId };
      const interview = await findSat(tx, id, now);
      if (interview === undefined || openingOf(interview, null, now) !== 'open') return;
      if ((await findGiven(tx, id)) !== null || (await hasDeclined(tx, interview))) return;
      await ask(tx, parts, { interview, now });
    },
  });

async function ask(
  tx: Tx,
  { postOffice, baseUrl }: Parts,
  {
    interview,
    now,
  }: {
    readonly interview: NonNullable<Awaited<ReturnType<typeof findSat>>>;
    readonly now: Date;
  },
): Promise<void> {
  const { companyId, scheduleId, candidateId } = interview;
  const to = await findEmail(tx, companyId, candidateId);
  if (to === null) return;
  // A day to change what was said on the last one.
  const expiresAt = new Date(now.getTime() + (FEEDBACK_DAYS + 1) * 86_400_000);
  const aim = { companyId, purpose: 'appointment', subjectId: scheduleId } as const;
  const { token } = await createLink(tx, { ...aim, expiresAt });
  const url = new URL('/slot-selection?calledBy=candidate', baseUrl);
  url.searchParams.set('token', token);
  const { button, ...text } = askingText(
    interview,
    await mailLanguage(tx, { companyId, scheduleId }),
  );
  await postLetter(tx, postOffice, {
    companyId,
    letter: {
      ...text,
      action: { label: button, url: url.href },
      key: `candidate-feedback:${companyId}:${scheduleId}`,
      to,
      whom: { candidateId },
    },
  });
}
