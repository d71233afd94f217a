import { contract, type Envelope, type Output } from '@candor/contract';
import { createAccount, createMembership } from '../../people/accounts/index.ts';
import { plantedHash } from '../../people/accounts/test-password.ts';
import type { TestInvitation } from '../attempts/test-invitation.ts';
import type { createTestRooms } from '../attempts/test-room.ts';

export type Rooms = Awaited<ReturnType<typeof createTestRooms>>;
type Endpoints = typeof contract.proctoring;

export const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** What the room's page sends of its monitors, with the four numbers of the interview at hand. */
export function monitorsOf(
  { app }: Rooms,
  { token, scheduleId }: Pick<TestInvitation, 'token' | 'scheduleId'>,
  {
    started,
    sessionKey = key(1),
  }: {
    readonly started: Output<typeof contract.attempts.getBotQuestions>;
    readonly sessionKey?: string | undefined;
  },
) {
  const post = async <K extends keyof Endpoints>(name: K, body: object) => {
    const url = contract.proctoring[name].path;
    const reply = await app.app.inject({ method: 'POST', url, payload: { token, ...body } });
    const { data, errors } = reply.json() as Envelope<Output<Endpoints[K]>>;
    return {
      data: data as Output<Endpoints[K]>,
      code: errors?.[0]?.code ?? 'ok',
      message: errors?.[0]?.message,
    };
  };
  const numbers = {
    interviewScheduledID: scheduleId,
    userID: started.userID ?? started.candidateId,
    candidateId: started.candidateId,
    sessionId: started.sessionId,
  };
  return {
    start: (more = {}) => post('startProctoring', { sessionKey, life: 1, ...numbers, ...more }),
    report: (body: object) =>
      post('recordViolation', {
        sessionKey,
        InterviewScheduledID: scheduleId,
        TotalViolations: 1,
        SessionDurationMinutes: 0,
        ...body,
      }),
    history: (more = {}) =>
      post('recordAuditHistory', {
        sessionKey,
        InterviewScheduleID: scheduleId,
        VoiceTracking: 'Voice: quiet.',
        EyeTracking: 'Eyes: on the screen.',
        Keyboardtracking: 'Keyboard: nothing.',
        ...more,
      }),
    health: (stretches: object[]) => post('recordMonitorHealth', { sessionKey, stretches }),
  };
}

/** One violation as the room sends it. */
export const violation = (n: number, detectedAt: number, more: object = {}) => ({
  eventKey: key(100 + n),
  trackingSystem: 'eye',
  violationType: 'NO_FACE',
  violationDescription: 'No face detected. Please ensure your face is visible in the camera.',
  severityLevel: 'high',
  detectedAt,
  confidence: 0.8,
  violationData: { focusScore: 3 },
  type: 'face_not_visible',
  ...more,
});

/** Somebody of the invitation's company, signed in. */
export async function reviewerOf({ app }: Rooms, companyId: number, now: Date) {
  const [email, password] = [`reviewer${companyId}@example.com`, 'Correct#Horse1'];
  const passwordHash = await plantedHash(password);
  const userTypes = ['COMPANY_ADMIN' as const];
  const name = { firstName: 'Rhea', lastName: 'Viewer', emailConfirmedAt: now };
  const accountId = await app.db.global((tx) =>
    createAccount(tx, { email, ...name, userTypes, passwordHash }),
  );
  await app.db.inCompany(companyId, (tx) =>
    createMembership(tx, { companyId, accountId, role: 'COMPANY_ADMIN' }),
  );
  const payload = { email, password, type: 'company' };
  const url = '/api/accounts/sign-in';
  const { token } = (await app.app.inject({ method: 'POST', url, payload })).json().data;
  const headers = { authorization: `Bearer ${token}` };
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const options = { method, url: path, headers, ...(body && { payload: body }) };
    const reply = await app.app.inject(options);
    return { status: reply.statusCode, ...reply.json() };
  };
  return {
    read: (scheduleId: number) => send('GET', `/api/interviews/${scheduleId}/proctoring`),
    judge: (scheduleId: number, body: object) =>
      send('POST', `/api/interviews/${scheduleId}/proctoring/verdicts`, body),
  };
}
