import { randomUUID } from 'node:crypto';
import type { Output } from '@candor/contract';
import * as attempts from '@candor/contract/interviews/attempts';
import { getTerms } from '@candor/contract/interviews/current-terms';
import * as proctoring from '@candor/contract/interviews/proctoring';
import * as recordings from '@candor/contract/interviews/recordings';
import type { APIRequestContext } from '@playwright/test';
import { type Ask, callsOf } from './call-endpoint.ts';
import { sampleRecording, sampleSegment } from './sample-recording.ts';

export type TakenInterview = {
  readonly interviewScheduleID: number;
  readonly candidateName: string;
  readonly skillNames: readonly string[];
  readonly questionCount: number;
};

/** The page was hidden this long after the recording's first frame. */
export const hiddenAtSecond = 5;

/**
 * Takes an interview over the API, without a room: every question of the first skill is answered with
 * option A, the others stay open; a short recording is uploaded, in which the page was hidden; and it
 * is submitted.
 */
export async function takeInterview(
  request: APIRequestContext,
  botInterview: string,
): Promise<TakenInterview> {
  const token = new URL(botInterview).searchParams.get('token') ?? '';
  const ask = callsOf(request);

  const { termsID } = await ask(getTerms, { params: { type: 'Bot' } });
  const guideline = await ask(getTerms, { params: { type: 'FacialTracking' } });
  const started = await ask(attempts.getBotQuestions, {
    body: { token, deviceId: randomUUID(), termsID, facialTermsID: guideline.termsID },
  });
  const { life, now, skillGroups } = started;
  if (started.isFacialTracking) await reportMonitors(ask, token, started);
  for (const [revision, question] of (skillGroups[0]?.questions ?? []).entries()) {
    const { botInterviewQuestionID, answerAID: choice } = question;
    await ask(attempts.saveAnswer, {
      body: {
        token,
        botInterviewQuestionID,
        choice,
        life,
        revision: revision + 1,
        answeredAt: now,
      },
    });
  }
  const event = (kind: 'tab-hidden' | 'tab-visible', occurredAt: number) => ({
    eventKey: randomUUID(),
    kind,
    life,
    occurredAt,
  });
  await ask(attempts.recordAttemptEvents, {
    body: { token, events: [event('tab-hidden', now), event('tab-visible', now + 20)] },
  });
  // The recording claims to have begun before the interview, so that nobody has to wait here.
  const segment = sampleSegment(now - hiddenAtSecond * 1000, life);
  const { interviewScheduleID } = started;
  const upload = await ask(recordings.initiateUpload, {
    body: { token, interviewScheduleID, ...segment },
  });
  const data = sampleRecording();
  const part = { partNumber: 1, bytes: data.length };
  const { url } = await ask(recordings.signPart, { body: { token, ...upload, ...part } });
  const stored = await request.put(url, { data });
  const ETag = stored.headers()['etag'] ?? '';
  await ask(recordings.completeUpload, {
    body: { token, ...upload, parts: [{ PartNumber: 1, ETag }] },
  });
  await ask(attempts.submitBotInterview, { body: { token, life } });
  return {
    interviewScheduleID,
    candidateName: started.candidateName,
    skillNames: skillGroups.map(({ skillName }) => skillName ?? ''),
    questionCount: skillGroups.flatMap(({ questions }) => questions).length,
  };
}

/** What the monitors of this interview noted: no face twice, then a key, while the lens was covered. */
async function reportMonitors(
  ask: Ask,
  token: string,
  started: Output<typeof attempts.getBotQuestions>,
): Promise<void> {
  const { life, now, interviewScheduleID, candidateId, sessionId } = started;
  const sessionKey = randomUUID();
  const userID = started.userID ?? candidateId;
  const numbers = { interviewScheduledID: interviewScheduleID, userID, candidateId, sessionId };
  await ask(proctoring.startProctoring, { body: { token, sessionKey, life, ...numbers } });
  const common = { token, sessionKey, InterviewScheduledID: interviewScheduleID };
  // The server moves what is older than the session to its start, and events of one moment stand in no order: each is
  // noted after what came before it was replied to, by the clock that this machine shares with the server.
  const noted = { eventKey: '', confidence: 0.8, type: 'unknown' };
  const noFace = {
    ...noted,
    trackingSystem: 'eye' as const,
    violationType: 'NO_FACE',
    violationDescription: 'No face detected. Please ensure your face is visible in the camera.',
    severityLevel: 'high' as const,
  };
  const tabs = {
    ...noted,
    trackingSystem: 'keyboard' as const,
    violationType: 'TAB_SWITCHING',
    violationDescription: 'Tab switching is not allowed during the exam.',
    severityLevel: 'high' as const,
  };
  const awayAt = Date.now();
  for (const violation of [noFace, noFace, tabs]) {
    const counter = violation === tabs ? { TabSwitching: 1 } : { NoFace: 1 };
    const totals = { TotalViolations: 1, SessionDurationMinutes: 0 };
    const body = { ...common, ...counter, ...totals };
    const detectedAt = violation === tabs ? Date.now() : awayAt;
    const own = { ...violation, detectedAt, eventKey: randomUUID() };
    await ask(proctoring.recordViolation, { body: { ...body, violation: own } });
  }
  const stretch = { from: now, until: now + 10_000, state: 'covered' as const };
  const covered = { ...stretch, stretchKey: randomUUID(), trackingSystem: 'eye' as const };
  await ask(proctoring.recordMonitorHealth, { body: { token, sessionKey, stretches: [covered] } });
}
