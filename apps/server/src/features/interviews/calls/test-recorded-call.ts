import { randomUUID } from 'node:crypto';
import { CALL_NOTICE } from '@candor/contract/interviews/call-recording-rules';
import { issueToken } from '../../../platform/tokens/one-time-token-store.ts';
import type { TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { inviteToCall, openCall } from './index.ts';

export type SeatPage = { readonly token: string; readonly page: string; readonly seatID: number };

type Scene = {
  readonly service: TestApp;
  readonly companyId: number;
  readonly now: () => Date;
};
let guests = 0;

const senderOn = (service: TestApp) => async (path: string, body: object) => {
  const reply = await service.app.inject({ method: 'POST', url: path, payload: body });
  const { data, errors } = reply.json();
  return { status: reply.statusCode, data, code: errors?.[0]?.code as string | undefined };
};

function planter({ service, companyId, now }: Scene) {
  async function one(text: string, values: unknown[]): Promise<number> {
    const { rows } = await service.owner.query(`${text} returning id::int`, values);
    return rows[0].id;
  }

  return async (ofInterview = true) => {
    guests += 1;
    const startsAt = now();
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
    const times = { companyId, title: 'Panel', startsAt, endsAt, createdAt: startsAt };
    const open = (of: object) =>
      service.db.inCompany(companyId, (tx) => openCall(tx, { ...times, ...of }));
    if (!ofInterview) return { callId: await open({}), scheduleId: 0, candidateId: 0 };
    const jobId = await one(`insert into jobs (company_id, title) values ($1, 'Engineer')`, [
      companyId,
    ]);
    const candidateId = await one(
      `insert into candidates (company_id, email, first_name, last_name) values ($1, $2, 'Ada', 'L')`,
      [companyId, `ada${guests}@example.com`],
    );
    const scheduleId = await one(
      `insert into interview_schedules (company_id, job_id, candidate_id, kind, closes_at)
       values ($1, $2, $3, 'live', $4)`,
      [companyId, jobId, candidateId, endsAt],
    );
    return { callId: await open({ jobId, scheduleId }), scheduleId, candidateId };
  };
}

function enterer({ service, companyId, now }: Scene) {
  const send = senderOn(service);
  return async (callId: number, role: 'candidate' | 'interviewer'): Promise<SeatPage> => {
    guests += 1;
    const email = `guest${guests}@example.com`;
    const guest = { companyId, callId, email, name: `Guest ${guests}`, role, createdAt: now() };
    await service.db.inCompany(companyId, (tx) => inviteToCall(tx, guest));
    const text = 'select id::int from call_invitations where call_id = $1 and email = $2';
    const { rows } = await service.owner.query(text, [callId, email]);
    const given = {
      purpose: 'call',
      accountId: null,
      data: { companyId, invitationId: rows[0].id },
    };
    const expiresAt = new Date(now().getTime() + 60_000);
    const token = await service.db.global((tx) =>
      issueToken(tx, { ...given, purpose: 'call', expiresAt }, now()),
    );
    const { data } = await send('/api/call/entry', { token });
    const seen = await send('/api/call', { token: data.token });
    return { token: data.token, page: randomUUID(), seatID: seen.data.seatID };
  };
}

/** A company, and calls of its live interviews that begin now and take half an hour; the clock is the test's. */
export async function createRecordedCalls(service: TestApp, now: () => Date) {
  const admin = await people(service).found();
  const { companyId } = admin;
  const send = senderOn(service);
  const plant = planter({ service, companyId, now });
  const enter = enterer({ service, companyId, now });
  const pageOf = ({ token, page }: SeatPage) => ({ token, page });
  const join = (seat: SeatPage) =>
    send('/api/call/join', { ...pageOf(seat), microphone: true, camera: true });
  const notice = CALL_NOTICE;
  return {
    ...{ admin, companyId, send, plant, enter, join },
    async joined(callId: number, role: 'candidate' | 'interviewer' = 'interviewer') {
      const seat = await enter(callId, role);
      await join(seat);
      return seat;
    },
    leave: (seat: SeatPage) => send('/api/call/leave', pageOf(seat)),
    ask: (seat: SeatPage) => send('/api/call/recording/ask', { ...pageOf(seat), notice }),
    answer: (seat: SeatPage, isAgreed: boolean) =>
      send('/api/call/recording/answer', { ...pageOf(seat), isAgreed, notice }),
    stop: (seat: SeatPage) => send('/api/call/recording/stop', pageOf(seat)),
    async spans(callId: number) {
      const text = `select p.ended_at is null as is_open from call_recordings r
        join call_recording_spans p on p.company_id = r.company_id and p.call_recording_id = r.id
       where r.call_id = $1 order by p.id`;
      const { rows } = await service.owner.query(text, [callId]);
      return rows.map(({ is_open: isOpen }) => (isOpen ? 'on' : 'over'));
    },
  };
}
