import { randomUUID } from 'node:crypto';
import { type Hours, proposedHours } from '@candor/contract/interviews/availability-rules';
import { afterAll } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { plantApplicant, plantJob } from '../../hiring/pipeline/test-pipeline.ts';
import { createLink } from '../links/index.ts';

/** A Monday, nine in the morning in Oslo. */
const monday = new Date('2027-01-18T08:00:00Z');

/** The service on that Monday, with a company of a test file's own; closed with the file. */
export async function openMonday() {
  const service = await createTestApp({ now: () => monday });
  afterAll(() => service.close());
  return { service, ours: await openStudio(service) };
}

export type Studio = Awaited<ReturnType<typeof openStudio>>;

const privileges = [
  { featureId: 2, activityId: 5 },
  { featureId: 4, activityId: 21 },
  { featureId: 5, activityId: 0 },
];

/** Monday to Friday from nine to five in Oslo, without a notice. */
export const officeHours: Hours = { ...proposedHours('Europe/Oslo'), noticeHours: 0 };

/** A company with a job and a recruiter, and everybody whom a live interview needs. */
export async function openStudio(service: TestApp) {
  const founder = await people(service).found();
  const { companyId } = founder;
  const recruiter = await people(service).plantMember(companyId, { privileges });
  const { call } = recruiter;
  const job = await plantJob(service, founder.call);
  const stranger: Caller = people(service).caller();
  const colleague = async (hours: Hours | null = officeHours) => {
    const member = await people(service).plantMember(companyId, {});
    if (hours !== null) await member.call('PUT', '/api/availability', { ...hours, revision: 0 });
    return member;
  };
  const round = (seats: readonly (readonly object[])[], change: object = {}) => ({
    ...{ kind: 'technical', minutes: 60, bufferBefore: 0, bufferAfter: 0, noticeHours: 2 },
    ...{ lastDay: '2027-01-29', timeZone: 'Europe/Oslo' },
    seats: seats.map((pool) => ({ people: pool })),
    ...change,
  });
  const bodyOf = (applicationID: number, rounds: readonly object[], change: object = {}) => ({
    ...{ requestKey: randomUUID(), applicationID, beginning: 'candidate-picks', message: 'Hello.' },
    place: { kind: 'link', text: 'https://meet.example.com/room' },
    ...{ rounds, ...change },
  });
  const tokenOf = (purpose: 'appointment' | 'appointment-seat', subjectId: number) =>
    service.db.inCompany(companyId, async (tx) => {
      const expiresAt = new Date(service.clock().getTime() + 120 * 86_400_000);
      return (await createLink(tx, { companyId, purpose, subjectId, expiresAt })).token;
    });
  return {
    ...{ companyId, founder, call, job, recruiter, colleague, round, bodyOf, stranger },
    tokenOf,
    applicant: () => plantApplicant(service, { companyId, job }),
    schedule: (applicationID: number, rounds: readonly object[], change: object = {}) =>
      call('POST', '/api/live-interviews', bodyOf(applicationID, rounds, change)),
    /** Somebody new is asked to one round; gives the interview and what they hold. */
    ask: async (seats: readonly (readonly object[])[], change: object = {}, wish: object = {}) => {
      const applicant = await plantApplicant(service, { companyId, job });
      const body = bodyOf(applicant.applicationID, [round(seats, wish)], change);
      const { data } = await call('POST', '/api/live-interviews', body);
      const id = Number(data.interviewScheduleIDs[0]);
      return { ...applicant, id, token: await tokenOf('appointment', id) };
    },
    read: async (id: number) => (await call('GET', `/api/live-interviews/${id}`)).data,
    act: (id: number, deed: string, body: object) =>
      call('POST', `/api/live-interviews/${id}/${deed}`, body),
    /** What the holder of a link sends. */
    send: (path: string, body: object) => stranger('POST', `/api/appointment${path}`, body),
    /** The secret of the place of this person at a seat of the interview. */
    placeOf: async (id: number, accountId: number) => {
      const { rows } = await service.owner.query(
        `select p.id::int from appointment_seat_people p join appointment_seats t on t.id = p.seat_id
          where t.schedule_id = $1 and p.account_id = $2`,
        [id, accountId],
      );
      return tokenOf('appointment-seat', rows[0].id);
    },
  };
}
