import type { contract } from '@candor/contract';
import { noticesOf } from '@candor/contract/hiring/notices/index';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import type { Queue } from '../../../platform/queue/queue.ts';
import { findLanguage } from '../../hiring/candidate-records/index.ts';
import { brandOf } from '../../people/brand/index.ts';
import { findOpenState } from '../needs/index.ts';
import { findPauses, isInPause } from '../proctoring/index.ts';
import {
  judgeSubmission,
  MOST_EVENTS,
  mayStillRecordEvents,
  placeEvent,
  standingOf,
} from './attempt-rules.ts';
import { lockAttempt, readAttempt } from './attempt-store.ts';
import { breakHandlers, clockOf } from './break-handlers.ts';
import { closeAttempt } from './close-attempt.ts';
import { countEvents, insertEvents } from './event-store.ts';
import { type Draw, readDraw } from './draw-store.ts';
import { readInvitation } from './invitation-store.ts';
import { groupBySkill, submissionStatusOf } from './question-groups.ts';
import { withPictures } from './question-pictures.ts';
import { createAnswerSaver } from './save-answer.ts';
import { languageHandlers } from './language-handlers.ts';
import { readShownQuestions } from './shown-question-store.ts';
import { enterAttempt, refuseWhenOver } from './start-attempt.ts';
import { termsHandlers } from './terms-handlers.ts';
import { markOpened } from '../links/index.ts';

type Handlers = Omit<HandlersOf<typeof contract.attempts>, 'getClock' | 'streamClock'>;
type Parts = {
  readonly db: Database;
  readonly queue: Queue;
  /** Left out for an interview that no browser takes: its questions come without their pictures. */
  readonly objects?: Pick<ObjectStore, 'signRead'>;
};

const notStarted = () => fail('not_started', 'The interview has not started.');

export function createAttemptHandlers(parts: Parts): Handlers {
  return {
    openInvitation: openInvitation(parts),
    ...termsHandlers(parts),
    getBotQuestions: getBotQuestions(parts),
    saveAnswer: saveAnswer(parts),
    ...breakHandlers(parts),
    submitBotInterview: submitBotInterview(parts),
    recordAttemptEvents: recordAttemptEvents(parts),
    ...languageHandlers(parts),
    measureUpload: async ({ body }) => ({ bytes: Buffer.byteLength(body.padding) }),
  };
}

function openInvitation({ db }: Parts): Handlers['openInvitation'] {
  return async ({ link, now }) => {
    const { companyId, scheduleId } = link;
    const attempt = await readAttempt(db, companyId, scheduleId);
    return await db.inCompany(companyId, async (tx) => {
      const invitation = await readInvitation(tx, link, false);
      if (attempt === null) refuseWhenOver(invitation, now);
      const { quotas } = await readDraw(tx, companyId, invitation.blueprintId);
      const available = quotas.map(({ questionCount, live }) =>
        Math.min(questionCount, live.length),
      );
      const standing = attempt === null ? null : standingOf(attempt, now);
      await markOpened(tx, link, now);
      return {
        interviewScheduleID: scheduleId,
        companyName: invitation.companyName,
        brand: await brandOf(tx, companyId),
        jobTitle: invitation.jobTitle,
        language: await findLanguage(tx, { companyId, scheduleId }),
        notice: noticesOf(invitation, now),
        candidateName: invitation.candidateName,
        minutes: invitation.minutes,
        questionCount: attempt?.questionCount ?? available.reduce((sum, count) => sum + count, 0),
        skillNames: skillNamesOf(quotas),
        opensAt: invitation.opensAt.toISOString(),
        closesAt: invitation.closesAt.toISOString(),
        status: standing?.status ?? 'not-started',
        endedAt: standing?.endedAt?.toISOString() ?? null,
        deadlineAt: attempt?.deadlineAt.getTime() ?? null,
        passPercent: invitation.passPercent,
        breaks: invitation.breaks,
        breakEndsAt: attempt === null ? null : clockOf(attempt, now).breakEndsAt,
        isFacialTracking: invitation.isFacialTracking,
        monitors: invitation.monitors,
        isCameraAsked: invitation.isCameraAsked,
        openNeed: await findOpenState(tx, link),
        recordScreen: invitation.recordScreen,
        systemAudio: invitation.systemAudio,
        retentionDays: invitation.retentionDays,
        now: now.getTime(),
      };
    });
  };
}

/** Each once, without those that have no question. */
function skillNamesOf(quotas: Draw['quotas']): string[] {
  const asked = quotas.filter(({ live }) => live.length > 0);
  return [...new Set(asked.map(({ skillName }) => skillName))];
}

function getBotQuestions({ db, queue, objects }: Parts): Handlers['getBotQuestions'] {
  return async ({ link, body, client, now }) => {
    const { companyId, scheduleId } = link;
    const entry = {
      companyId,
      scheduleId,
      deviceId: body.deviceId,
      agreed: {
        Bot: { termsId: body.termsID, read: body.termsRead },
        FacialTracking:
          body.facialTermsID === undefined
            ? null
            : { termsId: body.facialTermsID, read: body.facialTermsRead },
      },
      caller: client,
    };
    const { invitation, attempt, questions } = await db.inCompany(companyId, async (tx) => {
      const offered = await readInvitation(tx, link, true);
      const entered = await enterAttempt({ tx, queue, now }, offered, entry);
      const shown = await readShownQuestions(tx, entered);
      return { invitation: offered, attempt: entered, questions: shown };
    });
    if (attempt.status !== 'in-progress') {
      throw fail('interview_ended', 'This interview has ended.');
    }
    const { breaks } = invitation;
    // Good until the interview is over, breaks included, and for a candidate whose clock the deadline meets late.
    const expiresInSeconds =
      Math.ceil((attempt.deadlineAt.getTime() - now.getTime()) / 1000) +
      breaks.count * breaks.minutes * 60 +
      3600;
    const { deadlineAt, life, breaksTaken, breakEndsAt } = clockOf(attempt, now);
    const pictured = await withPictures(objects, questions, expiresInSeconds);
    return {
      questionLanguage: invitation.jobLanguage,
      skillGroups: groupBySkill(pictured),
      timeLeft: (attempt.deadlineAt.getTime() - now.getTime()) / 60_000,
      ...{ deadlineAt, now: now.getTime(), life, breaks, breaksTaken, breakEndsAt },
      interviewScheduleID: scheduleId,
      isFacialTracking: invitation.isFacialTracking,
      monitors: invitation.monitors,
      keyboardNavigation: invitation.keyboardNavigation,
      candidateId: invitation.candidateId,
      userID: invitation.userId,
      sessionId: attempt.id,
      userName: invitation.candidateName,
      candidateName: invitation.candidateName,
      tokenUsedCount: attempt.life - 1,
    };
  };
}

function saveAnswer({ db }: Parts): Handlers['saveAnswer'] {
  const save = createAnswerSaver(db);
  return async ({ link, body, now }) => {
    const { botInterviewQuestionID: attemptQuestionId, choice, life, revision } = body;
    const target = { ...link, attemptQuestionId };
    const answer = { choice, life, revision, answeredAt: new Date(body.answeredAt) };
    const { deadlineAt, ...saved } = await save({ target, answer, now });
    return {
      ...saved,
      submissionStatus: submissionStatusOf(saved.choice),
      now: now.getTime(),
      deadlineAt: deadlineAt.getTime(),
    };
  };
}

function submitBotInterview({ db, queue }: Parts): Handlers['submitBotInterview'] {
  return async ({ link, body, client, now }) => {
    const { companyId, scheduleId } = link;
    const ended = await db.inCompany(companyId, async (tx) => {
      const attempt = await lockAttempt(tx, companyId, scheduleId);
      if (attempt === null) throw notStarted();
      const verdict = judgeSubmission(attempt, body.life, now);
      if (verdict === 'repeat') return attempt;
      if (verdict === 'taken_over') {
        throw fail(verdict, 'The interview continues in another window or on another device.');
      }
      return await closeAttempt({ tx, queue, now }, attempt, { ending: verdict, caller: client });
    });
    const { status, endedAt, answeredCount, questionCount } = ended;
    if (status === 'in-progress' || endedAt === null) throw new Error('A closed attempt is open');
    const endedAtText = endedAt.toISOString();
    return { status, endedAt: endedAtText, answeredCount: answeredCount ?? 0, questionCount };
  };
}

function recordAttemptEvents({ db }: Parts): Handlers['recordAttemptEvents'] {
  return async ({ link, body, now }) => {
    const { companyId, scheduleId } = link;
    const attempt = await readAttempt(db, companyId, scheduleId);
    if (attempt === null) throw notStarted();
    if (!mayStillRecordEvents(attempt, now)) return { recorded: 0 };
    const events = body.events.map(({ occurredAt, life, detail = {}, ...event }) => ({
      ...event,
      detail,
      life: Math.min(life, attempt.life),
      occurredAt: placeEvent(occurredAt, attempt.startedAt, now),
    }));
    const recorded = await db.inCompany(companyId, async (tx) => {
      const pauses = await findPauses(tx, companyId, attempt.id);
      const noted = events.filter(({ occurredAt }) => !isInPause(pauses, occurredAt));
      if (noted.length === 0) return 0;
      if ((await countEvents(tx, attempt)) >= MOST_EVENTS) {
        throw fail('too_many_events', 'More was noted of this interview than any can have.');
      }
      return insertEvents(tx, attempt, { events: noted, receivedAt: now });
    });
    return { recorded };
  };
}
