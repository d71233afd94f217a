import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../test-app.ts';
import { type Caller, linkIn, people } from '../../people/companies/test-company.ts';
import { createBlueprint } from '../tests/index.ts';
import { createQuestion, createSkill } from '../questions/index.ts';

export const nothingGranted = {
  extraMinutes: 0,
  monitorsOff: [],
  keyboardNavigation: false,
  noCamera: false,
};

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** A company with an open job and a test of one question, and what a recruiter sends. */
export async function openOffice(service: TestApp) {
  const { companyId } = await people(service).found();
  const { call, email } = await recruiterOf(service, companyId);
  const { db } = service;
  const jobID = await plant(service, {
    companyId,
    table: 'jobs',
    values: { title: 'Engineer', status: 'open' },
  });
  const blueprintID = await db.inCompany(companyId, async (tx) => {
    const skillId = await createSkill(tx, { companyId, name: 'SQL' });
    const question = { companyId, skillId, stem: 'Why?', difficulty: 'easy', key: 0 } as const;
    await createQuestion(tx, { ...question, options: ['So', 'No'] });
    return createBlueprint(tx, {
      ...{ companyId, name: 'First talk', minutes: 40, keyboardTracking: false },
      ...{ recordScreen: true, systemAudio: 'when-available', retentionDays: 90 },
      skills: [{ skillId, questionCount: 3 }],
    });
  });
  const hours = (count: number) =>
    new Date(service.clock().getTime() + count * 3_600_000).toISOString();
  const bodyOf = (addresses: readonly string[], change: object = {}) => ({
    ...{ requestKey: randomUUID(), jobID, blueprintID, opensAt: null, closesAt: hours(72) },
    ...{
      timeZone: 'Europe/Oslo',
      subject: 'Come, {{firstName}}',
      message: 'We are {{companyName}}.',
    },
    ...{ reminderHours: [], movesApplications: false },
    people: addresses.map((address) => person(address)),
    ...change,
  });
  return {
    ...{ companyId, call, email, jobID, blueprintID, hours, bodyOf },
    plant: (table: string, values: object) => plant(service, { companyId, table, values }),
    schedule: (addresses: readonly string[], change: object = {}) =>
      call('POST', '/api/scheduling', bodyOf(addresses, change)),
    /** Invites one candidate and gives the interview. */
    inviteOne: async (address: string, change: object = {}): Promise<number> => {
      const { data } = await call('POST', '/api/scheduling', bodyOf([address], change));
      return Number(data.invitations[0].interviewScheduleID);
    },
    invitation: async (id: number) => (await call('GET', `/api/scheduling/${id}`)).data,
    act: (id: number, deed: string, body?: object) =>
      call('POST', `/api/scheduling/${id}/${deed}`, body),
    /** The secrets of the links in this person's mails, the newest first. */
    tokensOf: async (address: string): Promise<string[]> =>
      (await service.mailsTo(address)).map(
        ({ text }) => linkIn(text).searchParams.get('token') ?? '',
      ),
  };
}

/** No administrator, who would need a second factor from the second sign-in on. */
async function recruiterOf(service: TestApp, companyId: number) {
  const privileges = [
    { featureId: 2, activityId: 5 },
    { featureId: 4, activityId: 21 },
    { featureId: 5, activityId: 0 },
  ];
  const { email, ...member } = await people(service).plantMember(companyId, { privileges });
  let signedIn = { call: member.call, at: service.clock().getTime() };
  // Sessions of yesterday have ended: a test that moves the clock signs in anew.
  const call: Caller = async (...request) => {
    const at = service.clock().getTime();
    if (at !== signedIn.at) {
      const { call: fresh } = await people(service).signIn(email);
      signedIn = { call: fresh, at };
    }
    return signedIn.call(...request);
  };
  return { call, email };
}

export const person = (email: string, change: object = {}) => ({
  ...{ candidateID: null, firstName: 'Ada', lastName: 'Lovelace', email },
  accommodations: nothingGranted,
  ...change,
});

async function plant(
  { owner }: TestApp,
  {
    companyId,
    table,
    values,
  }: { readonly companyId: number; readonly table: string; readonly values: object },
): Promise<number> {
  const row = { company_id: companyId, ...values };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const { rows } = await owner.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(row),
  );
  return Number(rows[0].id);
}

/** What the candidate's page sends. */
export function candidate(service: TestApp, token: string) {
  const stranger: Caller = people(service).caller();
  return {
    open: () => stranger('POST', '/api/attempts/invitation', { token }),
    clock: () => stranger('POST', '/api/attempts/clock', { token }),
    start: async () => {
      const { data } = await stranger('GET', '/api/terms/Bot');
      const entry = { token, deviceId: randomUUID(), termsID: data.termsID };
      return stranger('POST', '/api/attempts/questions', entry);
    },
  };
}
