import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { postLetter } from '../../hiring/mail-templates/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { findSat, type SatInterview, type Sitter } from '../appointments/index.ts';
import { createLink } from '../links/index.ts';
import { whichAreSent } from './scorecard-store.ts';
import { reminderNotice, reminderWords } from './scorecard-words.ts';

type Parts = {
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly notify: Notify;
  readonly clock: Clock;
};

/** Whoever owes it may take their time. */
const LINK_DAYS = 60;

/** An hour and a day after the interview. */
export const scorecardDues = (parts: Parts): readonly DueWork[] => [
  defineDue({ kind: 'scorecard-hour', run: remindBy(parts, 1) }),
  defineDue({ kind: 'scorecard-day', run: remindBy(parts, 24) }),
];

const remindBy =
  (parts: Parts, hours: 1 | 24): DueWork['run'] =>
  async (tx, { companyId, id: scheduleId }) => {
    const now = parts.clock();
    const interview = await findSat(tx, { companyId, scheduleId }, now);
    if (interview?.state !== 'over') return;
    for (const sitter of interview.sitters) {
      const { accountId } = sitter;
      const asked = { companyId, scheduleIds: [scheduleId], accountId };
      if ((await whichAreSent(tx, asked)).has(scheduleId)) continue;
      await remind(tx, parts, { interview, sitter, hours, now });
    }
  };

async function remind(
  tx: Tx,
  { postOffice, baseUrl, notify }: Parts,
  given: {
    readonly interview: SatInterview;
    readonly sitter: Sitter;
    readonly hours: 1 | 24;
    readonly now: Date;
  },
): Promise<void> {
  const { interview, sitter, hours, now } = given;
  const { companyId, scheduleId, candidateId } = interview;
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  const aim = { companyId, purpose: 'appointment-seat', subjectId: sitter.placeId } as const;
  const { token } = await createLink(tx, { ...aim, expiresAt });
  const url = new URL('/submit-interviewer-feedback', baseUrl);
  url.searchParams.set('token', token);
  const { button, ...text } = reminderWords(interview, { name: sitter.name, hours });
  await postLetter(tx, postOffice, {
    companyId,
    letter: {
      ...text,
      action: { label: button, url: url.href },
      key: `scorecard:${companyId}:${scheduleId}:${randomUUID()}`,
      to: sitter.email,
      isToInterviewer: true,
      whom: { candidateId },
    },
  });
  const where = sitter.isColleague
    ? {
        path: `/company/view-interview/interviewer-feedback?interviewScheduleID=${scheduleId}`,
        about: { companyId, kind: 'interview', candidateId } as const,
      }
    : { path: '/interviewer/dashboard' };
  const notice = { ...reminderNotice(interview), ...where, hasMail: true } as const;
  await notify(tx, { ...notice, accountId: sitter.accountId }, now);
}
