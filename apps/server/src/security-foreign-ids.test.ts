import type { Endpoint } from '@candor/contract';
import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, noRole, people } from './features/people/companies/test-company.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene, endpoints, type Scene, urlOf } from './test-scene.ts';

let service: TestApp;
let scene: Scene;
/** The administrator of our company, who may do everything in it. */
let ours: Caller;
let own: Record<string, number>;
let theirs: Record<string, number>;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  const [company, other] = [await people(service).found(), await people(service).found()];
  ours = company.call;
  own = await idsOf(company, company.companyId);
  theirs = await idsOf(other, other.companyId);
  // The demo's company is a third one; our administrator has never seen its interviews.
  theirs['interviewScheduleID'] = scene.scheduleId;
});
afterAll(() => service.close());

let made = 0;

/** One of everything in a company. */
async function idsOf({ call }: { call: Caller }, companyId: number) {
  made += 1;
  const { plantMember, plantRole } = people(service);
  const member = await plantMember(companyId);
  await call('POST', '/api/companies/invitations', { email: `new${made}@example.net`, ...noRole });
  const { data } = await call('GET', '/api/companies/invitations');
  const waiting = await plantMember(companyId);
  const wait = "update memberships set status = 'pending' where id = $1";
  await service.owner.query(wait, [waiting.membershipId]);
  return {
    membershipID: member.membershipId,
    waitingID: waiting.membershipId,
    jobID: await plantJob(call),
    roleID: await plantRole(companyId, 'Planted', [{ featureId: 2, activityId: 4 }]),
    invitationID: Number(data.invitations[0].invitationID),
  } as Record<string, number>;
}

async function plantJob(call: Caller): Promise<number> {
  const { data } = await call('POST', '/api/jobs', createJob.example.body);
  return Number(data.jobID);
}

type Given = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
};

const isId = (name: string) => /(ID|Id|IDs|Ids|Guid)$/.test(name) || name === 'key';

/** Every field that names something, wherever it is in a request. */
function idFields(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(isId(name) ? [`${path}${name}`] : []),
    ...idFields(inner, `${path}${name}.`),
  ]);
}

/** Fields whose crossing is tried elsewhere, or that belong to no company and no person. */
const elsewhere: Readonly<Record<string, string>> = {
  featureId: 'a number of the specification',
  activityId: 'a number of the specification',
  subjectID: 'of their own page only: candidate-page.test.ts',
  planID: 'a plan of the installation',
  termsID: 'terms are everybody’s',
  deviceId: 'a name that the browser gives itself',
  segmentId: 'a name that the browser gives itself; bound to the link in recordings.test.ts [B10]',
  interviewId: 'a secret, not a number: calls.test.ts [C10]',
  keyGuid: 'serves once, for anybody: calls.test.ts [C13]',
  botInterviewQuestionID: 'attempts.test.ts: questions of their own interview',
  uploadId: 'recordings.test.ts [B10]',
  key: 'recordings.test.ts [B10]',
  sessionID: 'devices.test.ts: nobody signs another person’s device out',
  factorID: 'multifactor.test.ts: another account’s code, only for their owner',
  trustID: 'trusted-browsers.test.ts: another account’s trusted device is not theirs to forget',
  documentID: 'interviewers.test.ts: documents of their own only',
  frontDocumentID: 'interviewers.test.ts: documents of their own only',
  backDocumentID: 'interviewers.test.ts: documents of their own only',
  selfieDocumentID: 'interviewers.test.ts: documents of their own only',
  interviewScheduledID: 'bound to the link: proctoring.test.ts [MS-1]',
  InterviewScheduledID: 'bound to the link: proctoring.test.ts [MS-3]',
  InterviewScheduleID: 'bound to the link: proctoring.test.ts [MS-3]',
  userID: 'bound to the link: proctoring.test.ts [MS-1]',
  candidateId: 'bound to the link: proctoring.test.ts [MS-1]',
  sessionId: 'bound to the link: proctoring.test.ts [MS-1]',
  blueprintID: 'blueprints.test.ts [D2]',
  skillID: 'blueprints.test.ts [D2]',
  familyIDs: 'blueprints.test.ts [D2]',
  questionID: 'questions.test.ts [D2]',
  reportID: 'question-reports.test.ts [D2]',
  imageID: 'questions.test.ts [D2]',
  messageID: 'messages.test.ts: another company’s is none to take back',
  messageTemplateID: 'messages.test.ts: another company’s is none to remove',
  threadID: 'messages.test.ts: another company’s is none to write in',
  offerID: 'offers.test.ts: another company’s is none to read, send, approve or copy',
  offerTemplateID: 'offers.test.ts: another company’s is none to read or change',
  appealID: 'appeals.test.ts: another company’s is none, and nobody withdraws another’s',
  needID: 'needs.test.ts: another company’s is none, and no link leads to another interview’s',
  calendarID: 'calendars.test.ts: their own only, whoever asks',
  shareID: 'sharing.test.ts [D2]: another company’s, and another interview’s',
  candidateID: 'scheduling.test.ts, applicant-profile.test.ts [D2]',
  interviewScheduleIDs: 'scheduling.test.ts [D2]: another company’s are left out',
  candidateIDs: 'applicants.test.ts: one of another company’s, and nothing is done',
  candidateSearchID: 'applicants.test.ts: nobody else’s',
  viewID: 'views.test.ts: a colleague’s own and another company’s are none',
  noteID: 'applicant-profile.test.ts [D2]',
  otherID: 'merging.test.ts [D2]',
  mergeID: 'merging.test.ts [D2]',
  fileID: 'applicant-profile.test.ts, own-applications.test.ts [D2]',
  applicationID: 'pipeline.test.ts [D2]: another company’s is none, alone and among own ones',
  applicationIDs: 'moved-promises.test.ts [D2]: another company’s are left out',
  moveID: 'pipeline.test.ts [D2]: bound to its application',
  stageID: 'pipeline.test.ts [D2]: of the application’s own job only',
  reasonID: 'settings.test.ts [D2]: another company’s counts as new',
  templateID: 'letters.test.ts [D2]: another company’s counts as new, and cannot be deleted',
  keyID: 'api-keys.test.ts [D2]',
  notificationIDs: 'notice-times.test.ts: another person’s are left out',
  kitID: 'kits.test.ts [D2]: another company’s is none to read and none to choose',
  archiveID:
    'hostile-archives.test.ts [D2]: another company’s file is none to save, send, take or forget',
  seatID: 'seats.test.ts [D2]: of the interview, and of the person’s own',
  knockID: 'call-knock.test.ts [D2]: of the link’s own call only',
  toSeatID: 'call-room.test.ts [D2]: of the link’s own call only',
  webhookID: 'webhooks.test.ts [D2]',
  deliveryID: 'webhooks.test.ts [D2]',
  paymentID: 'billing.test.ts: another company’s is none; and of super admins, over all companies',
  creditNoteID:
    'credit-notes.test.ts, identity-paid-twice.test.ts [D2]: another’s is none; and of super admins, over all',
  checkID: 'super admins only, over all companies',
  batchID: 'super admins only, over all companies',
  payoutID: 'super admins only, over all companies',
  lineID: 'super admins only, over all companies',
  recordingID: 'super admins only, over all companies',
  companyID: 'super admins only, over all companies; career pages are everybody’s',
  accountID: 'super admins only, over all companies',
  interviewerID: 'marketplace.test.ts: whoever published themselves, and nobody else',
  statementID: 'statements.test.ts [D2]: of the company’s own, and the person’s own',
};

const named = endpoints.flatMap(([name, endpoint]) =>
  idFields(endpoint.example).map((path) => [`${name} ${path}`, endpoint, path] as const),
);
const lastOf = (path: string) => path.split('.').at(-1) ?? '';
/**
 * Others than members of a company: links, and candidates (sharing.test.ts: their own interviews only), also by the code of
 * their page (candidate-page.test.ts, evidence.test.ts: what is another's is none).
 */
const isForOthers = ({ access, path }: Endpoint) =>
  access.kind === 'link' ||
  path.startsWith('/api/candidate-page/') ||
  (access.kind === 'session' && access.userTypes?.[0] === 'CANDIDATE');
const tried = named.filter(
  ([, endpoint, path]) => !(lastOf(path) in elsewhere) && !isForOthers(endpoint),
);

test('[D2] a field that names something has a row here', () => {
  const inCompany = ['membershipID', 'roleID', 'invitationID', 'interviewScheduleID', 'jobID'];
  const unknown = named.filter(([, , path]) => {
    const name = lastOf(path);
    return !(name in elsewhere) && !inCompany.includes(name);
  });
  expect(unknown.map(([name]) => name)).toEqual([]);
  expect(tried.length).toBeGreaterThan(12);
});

/** The endpoint's example with our company's ids, but for one field of theirs. */
function crossed(endpoint: Endpoint, path: string) {
  const example = structuredClone(endpoint.example) as Given;
  const fill = (part: Record<string, unknown> | undefined, of: string) => {
    for (const name of Object.keys(part ?? {})) {
      if (part === undefined || !isId(name)) continue;
      const isWaiting = name === 'membershipID' && endpoint.path.endsWith('/approve');
      const id = `${of}.${name}` === path ? theirs[name] : own[isWaiting ? 'waitingID' : name];
      if (id !== undefined) part[name] = of === 'body' ? id : String(id);
    }
  };
  fill(example.params, 'params');
  fill(example.query, 'query');
  fill(example.body, 'body');
  const url = urlOf(endpoint, { params: example.params ?? {}, query: example.query ?? {} });
  return { url, body: example.body };
}

describe.each(tried)('[D2] %s', (_name, endpoint, path) => {
  test('of another company is as good as none, and nothing of theirs changes', async () => {
    const before = await rowsOfOthers();
    const { url, body } = crossed(endpoint, path);
    const { status, code, data } = await ours(endpoint.method, url, body);
    const isRole = path === 'body.roleID';
    expect([status, code]).toEqual(isRole ? [422, 'unknown_role'] : [404, 'not_found']);
    expect(data).toBeUndefined();
    expect(await rowsOfOthers()).toEqual(before);
  });

  test('that never was gets the same reply', async () => {
    const { url, body } = crossed(endpoint, path);
    const real = await ours(endpoint.method, url, body);
    const kept = { ...theirs };
    theirs = { ...theirs, [lastOf(path)]: 999_999_999 };
    const never = crossed(endpoint, path);
    theirs = kept;
    expect(await ours(endpoint.method, never.url, never.body)).toEqual(real);
  });
});

test('[D2] the same requests with our own ids find what they name', async () => {
  const reads = ['privileges.updateRole', 'companies.getUser', 'companies.updateUser'];
  for (const [name, endpoint] of endpoints.filter(([wanted]) => reads.includes(wanted))) {
    const { url, body } = crossed(endpoint, 'nothing');
    expect([name, (await ours(endpoint.method, url, body)).status]).toEqual([name, 200]);
  }
});

/** Everything that a crossing could change, of every company but ours. */
async function rowsOfOthers(): Promise<unknown[]> {
  const tables = ['memberships', 'roles', 'role_privileges', 'invitations', 'companies', 'jobs'];
  const texts = [];
  for (const table of tables) {
    const text = `select t::text as row from ${table} t
      where company_id <> (select company_id from memberships where id = $1) order by 1`;
    const { rows } = await service.owner.query(text, [own['membershipID']]);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts;
}
