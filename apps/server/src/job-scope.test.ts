import type { Endpoint } from '@candor/contract';
import { mergeCandidates } from '@candor/contract/hiring/candidate-merges';
import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, people } from './features/people/companies/test-company.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everything, type Place, plantLimited, plantPlace } from './test-places.ts';
import { endpoints, isLive, urlOf } from './test-scene.ts';

let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
/** A colleague who may do everything, in their own job only. */
let limited: Awaited<ReturnType<typeof plantLimited>>;
let own: Place;
let other: Place;

beforeAll(async () => {
  service = await createTestApp();
  ours = await people(service).found();
  own = await plantPlace({ service, ours }, 'Ownword');
  other = await plantPlace({ service, ours }, 'Foreignword');
  limited = await plantLimited({ service, ours }, [own.job.jobID]);
});
afterAll(() => service.close());

/** Names of fields that lead to a job, and which id of a place stands there. */
const leading: Readonly<Record<string, string>> = {
  jobID: 'jobID',
  interviewScheduleID: 'interviewScheduleID',
  interviewScheduleIDs: 'interviewScheduleID',
  applicationID: 'applicationID',
  candidateID: 'candidateID',
  candidateIDs: 'candidateID',
  otherID: 'candidateID',
  moveID: 'moveID',
  noteID: 'noteID',
};

/** A copy of the example with the ids of a place wherever it names one. */
function filled(value: unknown, ids: Place['ids'], isText: boolean): unknown {
  if (Array.isArray(value)) return value.map((inner) => filled(inner, ids, isText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const id = ids[leading[name] ?? ''];
      if (id === undefined || inner === null) return [name, filled(inner, ids, isText)];
      if (Array.isArray(inner)) return [name, [id]];
      return [name, isText ? String(id) : id];
    }),
  );
}

function askedOf(endpoint: Endpoint, { ids: all }: Place) {
  const { interviewScheduleID = 0, liveScheduleID = 0 } = all;
  const ids = {
    ...all,
    interviewScheduleID: isLive(endpoint) ? liveScheduleID : interviewScheduleID,
  };
  const { params = {}, query = {}, body } = endpoint.example as Record<string, unknown>;
  const url = urlOf(endpoint, {
    params: filled(params, ids, true) as Record<string, string>,
    query: filled(query, ids, true) as Record<string, string>,
  });
  return { url, body: body === undefined ? undefined : (filled(body, ids, false) as object) };
}

const readsByPost = /getCandidatesByFilter|exportCandidates/;

const ofCompany = endpoints.filter(
  ([, { access }]) =>
    access.kind === 'company' && access.privilege !== 'admin' && access.roles.length === 2,
);
const names = ({ example }: Endpoint): boolean =>
  Object.keys(leading).some((name) => JSON.stringify(example).includes(`"${name}":`));
/** Two candidates at once, and lists of which those of others are left out: below. */
const apart = ['compareCandidates', 'mergeCandidates', 'keepApart', 'remindCandidates'];
const naming = ofCompany.filter(
  ([name, endpoint]) => names(endpoint) && !apart.includes(name.split('.')[1] ?? ''),
);
const listing = ofCompany.filter(
  ([name, endpoint]) => !names(endpoint) && (endpoint.method === 'GET' || readsByPost.test(name)),
);

const show = (call: Caller, endpoint: Endpoint, place: Place) => {
  const { url, body } = askedOf(endpoint, place);
  return call(endpoint.method, url, body);
};

/** Everything that a crossing could change. */
async function rowsOfOther(): Promise<unknown> {
  const { jobID, candidateID, applicationID, interviewScheduleID, liveScheduleID } = other.ids;
  const texts: readonly (readonly [string, unknown])[] = [
    ['select * from jobs t where id = $1', jobID],
    ['select * from candidates t where id = $1', candidateID],
    ['select * from candidate_notes t where candidate_id = $1', candidateID],
    ['select * from candidate_files t where candidate_id = $1', candidateID],
    ['select * from applications t where id = $1', applicationID],
    ['select * from application_moves t where application_id = $1', applicationID],
    ['select * from interview_schedules t where id = $1', interviewScheduleID],
    ['select * from recording_shares t where schedule_id = $1', interviewScheduleID],
    ['select * from appointments t where schedule_id = $1', liveScheduleID],
  ];
  return Promise.all(texts.map(async ([text, id]) => (await service.owner.query(text, [id])).rows));
}

test('the tables below are of every endpoint that names a job or what belongs to one', () => {
  expect(naming.length).toBeGreaterThan(55);
  expect(listing.length).toBeGreaterThan(15);
});

describe.each(naming)('%s', (_name, endpoint) => {
  test('of a job that is not theirs is as good as none, and nothing changes', async () => {
    const before = await rowsOfOther();
    const { status, code, data } = await show(limited.call, endpoint, other);
    expect([status, code, data]).toEqual([404, 'not_found', undefined]);
    expect(await rowsOfOther()).toEqual(before);
  });
});

test.each(naming.filter(([, { method }]) => method === 'GET'))(
  '%s of their own job answers, and says nothing of the other',
  async (name, endpoint) => {
    const { status, data } = await show(limited.call, endpoint, own);
    const drafts = ['jobs.getOwnDraft', 'scheduling.getInvitation'];
    if (!drafts.includes(name)) expect(status).toBe(200);
    expect(JSON.stringify(data) ?? '').not.toMatch(/foreignword/i);
  },
);

test.each(listing)('%s says nothing of the other job', async (_name, endpoint) => {
  const { status, data } = await show(limited.call, endpoint, own);
  expect(status).toBeLessThan(500);
  expect(JSON.stringify(data) ?? '').not.toMatch(/foreignword/i);
});

test('a search, an export and the dashboard count what is theirs', async () => {
  const search = async (call: Caller, words: string) => {
    const path = '/api/aggregator/Company/getcandidatesbyfilter';
    return (await call('POST', path, { keywords: words })).data.total.count;
  };
  expect([await search(limited.call, 'ownword'), await search(ours.call, 'ownword')]).toEqual([
    1, 1,
  ]);
  expect(await search(limited.call, 'foreignword')).toBe(0);
  expect(await search(ours.call, 'foreignword')).toBe(1);
  const exported = await limited.call('POST', '/api/applicants/export', {});
  expect(exported.data.csv).toContain('Ownword');
  expect(exported.data.csv).not.toMatch(/foreignword/i);
  const { data } = await limited.call('GET', '/api/dashboard');
  expect(data).toMatchObject({ waiting: { total: 1 }, openJobs: 1, interviewsToday: 1 });
  expect((await ours.call('GET', '/api/dashboard')).data).toMatchObject({
    ...{ waiting: { total: 2 }, openJobs: 2 },
  });
});

test('nobody is joined with, or kept apart from, somebody of another job', async () => {
  const { candidateID } = own.ids;
  const otherID = other.ids['candidateID'];
  const before = await rowsOfOther();
  const at = `/api/applicants/${candidateID}`;
  for (const [method, path, body] of [
    ['GET', `${at}/same/${otherID}`, undefined],
    ['POST', `${at}/apart`, { otherID }],
  ] as const) {
    expect((await limited.call(method, path, body)).status).toBe(404);
  }
  const merge = { ...mergeCandidates.example.body, otherID };
  expect((await limited.call('POST', `${at}/merge`, merge)).code).toBe('not_allowed');
  const remind = { interviewScheduleIDs: [other.ids['interviewScheduleID']] };
  const reminded = await limited.call('POST', '/api/scheduling/remind', remind);
  expect(reminded.data).toMatchObject({ reminded: 0, notWaiting: 0 });
  expect(await rowsOfOther()).toEqual(before);
});

test('a job that they begin is theirs, and its applicants', async () => {
  const member = await plantLimited({ service, ours }, [own.job.jobID]);
  const begun = await member.call('POST', '/api/jobs', createJob.example.body);
  const { jobID } = begun.data;
  expect((await member.call('GET', `/api/jobs/${jobID}`)).status).toBe(200);
  expect((await limited.call('GET', `/api/jobs/${jobID}`)).status).toBe(404);
  expect((await member.call('GET', '/api/jobs')).data.total).toBe(2);
  expect((await member.call('GET', `/api/jobs/${other.job.jobID}`)).status).toBe(404);
});

test('somebody known by another job alone, and somebody new, can be added by address', async () => {
  const member = await plantLimited({ service, ours }, [own.job.jobID]);
  const { rows } = await service.owner.query('select email from candidates where id = $1', [
    other.ids['candidateID'],
  ]);
  const known = { firstName: 'Any', lastName: 'Name', email: String(rows[0].email) };
  for (const person of [known, { ...known, email: 'fresh@example.net' }]) {
    const path = `/api/pipeline/jobs/${own.job.jobID}/applications`;
    const added = await member.call('POST', path, person);
    expect([added.status, added.code]).toEqual([200, undefined]);
    const shown = await member.call(
      'GET',
      `/api/pipeline/applications/${added.data.applicationID}`,
    );
    expect(shown.status).toBe(200);
  }
});

test('who does not see a candidate is not named in a note about them', async () => {
  const note = { text: 'Look', isPrivate: false, mentions: [limited.membershipId] };
  const on = (place: Place) =>
    ours.call('POST', `/api/applicants/${place.ids['candidateID']}/notes`, note);
  expect((await on(own)).status).toBe(200);
  const stranger = await plantPlace({ service, ours }, 'Thirdword');
  expect((await on(stranger)).code).toBe('unknown_member');
});

test('the limit is set with the member, counts at once, and is nobody’s to widen but who sees more', async () => {
  const member = await people(service).plantMember(ours.companyId, { privileges: everything });
  const at = `/api/companies/users/${member.membershipId}`;
  const { data: before } = await ours.call('GET', at);
  expect(before.jobs).toBeNull();
  const body = { role: 'COMPANY_USER', roleID: before.roleID, jobTitle: '' };
  const save = (call: Caller, jobIDs?: number[] | null) => call('PUT', at, { ...body, jobIDs });
  expect((await save(ours.call, [own.job.jobID, 999_999])).code).toBe('unknown_job');
  expect((await save(ours.call, [own.job.jobID])).status).toBe(200);
  expect((await member.call('GET', `/api/jobs/${other.job.jobID}`)).status).toBe(404);
  expect((await member.call('GET', `/api/jobs/${own.job.jobID}`)).status).toBe(200);
  expect((await ours.call('GET', at)).data.jobs).toMatchObject([{ jobID: own.job.jobID }]);
  expect((await save(ours.call)).status).toBe(200);
  expect((await ours.call('GET', at)).data.jobs).toHaveLength(1);

  expect((await save(limited.call, null)).code).toBe('role_not_yours_to_give');
  expect((await save(limited.call, [other.job.jobID])).code).toBe('unknown_job');
  const invitation = { email: 'wide@example.net', role: 'COMPANY_USER', roleID: before.roleID };
  const invited = await limited.call('POST', '/api/companies/invitations', invitation);
  expect(invited.code).toBe('role_not_yours_to_give');

  expect((await save(ours.call, [])).status).toBe(200);
  expect((await member.call('GET', '/api/jobs')).data.total).toBe(0);
  expect((await save(ours.call, null)).status).toBe(200);
  expect((await member.call('GET', `/api/jobs/${other.job.jobID}`)).status).toBe(200);
  const promote = { ...body, role: 'COMPANY_ADMIN', roleID: null, jobIDs: [own.job.jobID] };
  expect((await ours.call('PUT', at, promote)).status).toBe(200);
  expect((await ours.call('GET', at)).data.jobs).toBeNull();
});
