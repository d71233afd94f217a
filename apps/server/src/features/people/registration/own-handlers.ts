import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { findLatest, keepDocument, retireDocuments } from '../profiles/index.ts';
import { calendarFile, calendarText, inCalendars } from '../../interviews/scheduling/index.ts';
import { ownInterviewState } from './own-interview-rules.ts';
import { type OwnInterview, readOwnInterviews } from './own-interview-store.ts';
import { registrationHandlers, type RegistrationParts } from './registration-handlers.ts';

export type CandidateParts = RegistrationParts & {
  readonly db: Database;
  readonly objects: ObjectStore;
};

const LINK_SECONDS = 60;

export function createRegistrationHandlers(
  parts: CandidateParts,
): HandlersOf<typeof contract.registration> {
  const { db, objects } = parts;
  return {
    ...registrationHandlers(parts),

    uploadCv: ({ body, session, now }) =>
      keepDocument(parts, { accountId: session.accountId, kind: 'cv', sent: body, now }),

    async removeCv({ session, now }) {
      const { accountId } = session;
      await db.asAccount(accountId, (tx) =>
        retireDocuments(tx, { accountId, kind: 'cv', exceptId: null, now }),
      );
      return { done: true };
    },

    async readCv({ session }) {
      const { accountId } = session;
      const cv = await db.asAccount(accountId, (tx) => findLatest(tx, accountId, 'cv'));
      if (cv === undefined) throw fail('not_found', 'You have not uploaded a CV.');
      const options = { expiresInSeconds: LINK_SECONDS, downloadName: cv.fileName };
      return { url: await objects.signRead(cv.objectKey, options) };
    },

    async listOwnInterviews({ session, now }) {
      const { accountId } = session;
      const own = await db.asAccount(accountId, (tx) => readOwnInterviews(tx, accountId));
      return {
        interviews: own.map((interview) => ({
          interviewScheduleID: interview.id,
          companyName: interview.companyName,
          jobTitle: interview.jobTitle,
          minutes: interview.minutes,
          opensAt: interview.opensAt.toISOString(),
          closesAt: interview.closesAt.toISOString(),
          state: ownInterviewState(interview, now),
          calendar: calendarOf(interview, now),
        })),
      };
    },
  };
}

function calendarOf(interview: OwnInterview, now: Date): string | null {
  if (!inCalendars(interview, now)) return null;
  const { id: scheduleId, calendarSequence: sequence } = interview;
  const entry = { ...interview, ...calendarText(interview, 'en'), scheduleId, sequence };
  return calendarFile(entry, 'PUBLISH', now);
}
