import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { docx, pdf, png, sent } from '../../people/profiles/test-documents.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';

let now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let other: typeof company;
let candidateID: number;
let theirs: number;
let colleague: Awaited<ReturnType<ReturnType<typeof people>['plantMember']>>;
let path: string;

const later = () => {
  now = new Date(now.getTime() + 60_000);
};

async function plant(companyId: number): Promise<number> {
  const { rows } = await service.owner.query(
    `insert into candidates (company_id, email, first_name, last_name, phone, links, updated_at)
     values ($1, 'maya@example.com', 'Maya', 'Lindqvist', '', '{https://example.com}', '2026-11-01') returning id::int`,
    [companyId],
  );
  return rows[0].id;
}

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  other = await people(service).found();
  const privileges = [0, 21].map((activityId) => ({ featureId: 4, activityId }));
  colleague = await people(service).plantMember(company.companyId, { privileges });
  candidateID = await plant(company.companyId);
  theirs = await plant(other.companyId);
  path = `/api/applicants/${candidateID}`;
  const { data } = await company.call('POST', '/api/jobs', createJob.example.body);
  await company.call('POST', `/api/jobs/${data.jobID}/publish`, { version: 1 });
  later();
  const body = { candidateIDs: [candidateID], jobID: data.jobID };
  await company.call('POST', '/api/applicants/add-to-job', body);
});
afterAll(() => service.close());

test('the profile says who it is, with applications, answers and interviews', async () => {
  const { rows } = await service.owner.query(
    'select id::int from applications where candidate_id = $1',
    [candidateID],
  );
  await service.owner.query(
    `insert into application_answers (company_id, application_id, position, kind, label, answer, is_knock_out)
     values ($1, $2, 0, 'multiple-choice', 'Which shifts?', '["Day", "Night"]', false),
            ($1, $2, 1, 'yes-no', 'A licence?', '"no"', true)`,
    [company.companyId, rows[0].id],
  );
  const { status, data } = await company.call('GET', path);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    firstName: 'Maya',
    email: 'maya@example.com',
    links: ['https://example.com'],
    interviews: [],
    cv: null,
    applications: [
      {
        jobTitle: 'Robotics engineer',
        stageName: 'Applied',
        answers: [
          { label: 'Which shifts?', answer: 'Day, Night', isKnockOut: false },
          { label: 'A licence?', answer: 'no', isKnockOut: true },
        ],
      },
    ],
  });
});

test('[D2] nothing of another company’s candidate can be read or written', async () => {
  const at = `/api/applicants/${theirs}`;
  const note = { text: 'Hello', isPrivate: false, mentions: [] };
  const { data: own } = await other.call('POST', `${at}/notes`, note);
  const upload = { ...sent('cv.pdf', pdf()), kind: 'cv' };
  const { data: file } = await other.call('POST', `${at}/files`, upload);
  const facts = (await other.call('GET', at)).data;
  const crossed: [Parameters<typeof company.call>[0], string, object?][] = [
    ['GET', at],
    ['PUT', at, facts],
    ['GET', `${at}/timeline`],
    ['GET', `${at}/notes`],
    ['POST', `${at}/notes`, note],
    ['PUT', `${at}/notes/${own.noteID}`, note],
    ['DELETE', `${at}/notes/${own.noteID}`],
    ['PUT', `${path}/notes/${own.noteID}`, note],
    ['DELETE', `${path}/notes/${own.noteID}`],
    ['GET', `${at}/files`],
    ['POST', `${at}/files`, upload],
    ['DELETE', `${at}/files/${file.fileID}`],
    ['DELETE', `${path}/files/${file.fileID}`],
    ['GET', `${at}/consents`],
  ];
  for (const [method, url, body] of crossed) {
    const { status } = await company.call(method, url, body);
    expect([method, url, status]).toEqual([method, url, 404]);
  }
  expect((await other.call('GET', `${at}/notes`)).data.notes).toHaveLength(1);
  expect((await other.call('GET', `${at}/files`)).data.files).toHaveLength(1);
});

test('facts are changed by whoever read the newest, and the log says what became different', async () => {
  const { data: read } = await company.call('GET', path);
  const { updatedAt, ...facts } = read;
  const change = {
    ...facts,
    updatedAt,
    headline: ' Welder ',
    skills: ['Welding', 'welding ', 'TIG'],
    availableFrom: '2027-01-01',
  };
  later();
  expect((await company.call('PUT', path, change)).status).toBe(200);
  expect((await company.call('PUT', path, change)).code).toBe('changed_meanwhile');
  const { data } = await company.call('GET', path);
  expect(data).toMatchObject({
    headline: 'Welder',
    skills: ['tig', 'welding'],
    availableFrom: '2027-01-01',
  });
  const lines = await openedAudit(service, company.companyId, `action = 'candidate.updated'`);
  expect(lines.at(-1)).toMatchObject({
    before: { headline: '', skills: [], availableFrom: null },
    after: { headline: 'Welder', skills: ['tig', 'welding'], availableFrom: '2027-01-01' },
  });
  expect((await company.call('PUT', path, { ...data, firstName: ' ' })).status).toBe(422);
  const script = { ...data, links: ['javascript:alert(1)'] };
  expect((await company.call('PUT', path, script)).status).toBe(422);
});

test('a private note is its author’s alone: in the list, the timeline and the search', async () => {
  later();
  const note = { text: 'Zymurgist at heart', isPrivate: true, mentions: [] };
  const { noteID } = (await colleague.call('POST', `${path}/notes`, note)).data;
  const seenBy = async (call: typeof company.call) => {
    const { notes } = (await call('GET', `${path}/notes`)).data;
    const { entries } = (await call('GET', `${path}/timeline`)).data;
    return [
      notes.some((each: { text: string }) => each.text === note.text),
      entries.some((each: { text: string }) => each.text === note.text),
    ];
  };
  const found = async (call: typeof company.call) => {
    const body = { keywords: 'zymurgist' };
    const reply = await call('POST', '/api/aggregator/Company/getcandidatesbyfilter', body);
    return reply.data.candidates.length;
  };
  expect(await seenBy(colleague.call)).toEqual([true, true]);
  expect(await seenBy(company.call)).toEqual([false, false]);
  expect(await found(colleague.call)).toBe(0);
  const shared = { ...note, isPrivate: false };
  expect((await company.call('PUT', `${path}/notes/${noteID}`, shared)).status).toBe(404);
  expect((await colleague.call('PUT', `${path}/notes/${noteID}`, shared)).status).toBe(200);
  expect(await seenBy(company.call)).toEqual([true, true]);
  expect(await found(company.call)).toBe(1);
  expect((await company.call('DELETE', `${path}/notes/${noteID}`)).status).toBe(404);
  expect((await colleague.call('DELETE', `${path}/notes/${noteID}`)).status).toBe(200);
  expect(await seenBy(company.call)).toEqual([false, false]);
  expect(await found(company.call)).toBe(0);
});

test('who is named in a note is told once, and only who may see candidates can be named', async () => {
  later();
  const notices = async () => {
    const { data } = await colleague.call('GET', '/api/notifications');
    return data.notifications.filter(({ path: to }: { path: string }) =>
      to.startsWith('/company/'),
    );
  };
  const note = { text: 'Ask @Ada Lovelace', isPrivate: false, mentions: [colleague.membershipId] };
  const { noteID } = (await company.call('POST', `${path}/notes`, note)).data;
  const tab = `/company/job-seeker-profile-tab?candidateID=${candidateID}&tab=notes`;
  expect(await notices()).toMatchObject([
    { title: 'You were named in a note', body: 'About Maya Lindqvist', path: tab },
  ]);
  await company.call('PUT', `${path}/notes/${noteID}`, { ...note, text: 'Ask @Ada Lovelace soon' });
  expect(await notices()).toHaveLength(1);
  const { notes } = (await colleague.call('GET', `${path}/notes`)).data;
  expect(notes[0]).toMatchObject({
    text: 'Ask @Ada Lovelace soon',
    isOwn: false,
    mentions: [{ membershipID: colleague.membershipId, name: 'Ada Lovelace' }],
    editedAt: now.toISOString(),
  });
  const secret = { ...note, isPrivate: true };
  expect((await company.call('POST', `${path}/notes`, secret)).code).toBe('private_mention');
  const blind = await people(service).plantMember(company.companyId, { privileges: [] });
  const stranger = await people(service).plantMember(other.companyId, {
    privileges: [{ featureId: 4, activityId: 0 }],
  });
  for (const { membershipId } of [blind, stranger]) {
    const wrong = { ...note, mentions: [membershipId] };
    expect((await company.call('POST', `${path}/notes`, wrong)).code).toBe('unknown_member');
  }
});

test('files are judged by their bytes; what a member uploaded can be removed, the candidate’s cannot', async () => {
  later();
  const add = (kind: string, file: object) =>
    company.call('POST', `${path}/files`, { ...file, kind });
  expect((await add('cv', sent('cv.pdf', png()))).code).toBe('file_refused');
  expect((await add('other', sent('x.html', Buffer.from('<script>')))).code).toBe('file_refused');
  const picture = (await add('other', sent('../badge.png', png()))).data.fileID;
  const cv = (await add('cv', sent('cv.docx', docx()))).data.fileID;
  await service.owner.query(
    `insert into candidate_files (company_id, candidate_id, kind, file_name, content_type, bytes, sha256, object_key, uploaded_at)
     values ($1, $2, 'other', 'own.pdf', 'application/pdf', 5, '', 'none', '2026-11-01')`,
    [company.companyId, candidateID],
  );
  const list = async () => (await colleague.call('GET', `${path}/files`)).data.files;
  expect(await list()).toMatchObject([
    { fileName: 'own.pdf', uploadedByName: null, mayRemove: false },
    { fileID: cv, kind: 'cv', fileName: 'cv.docx', uploadedByName: 'Ingrid Solberg' },
    {
      fileID: picture,
      kind: 'other',
      fileName: 'badge.png',
      contentType: 'image/png',
      mayRemove: true,
    },
  ]);
  expect((await company.call('GET', path)).data.cv).toMatchObject({ fileID: cv });
  const [own] = await list();
  expect((await company.call('DELETE', `${path}/files/${own.fileID}`)).status).toBe(404);
  expect((await company.call('DELETE', `${path}/files/${picture}`)).status).toBe(200);
  expect((await company.call('DELETE', `${path}/files/${picture}`)).status).toBe(404);
  expect(await list()).toHaveLength(2);
});

test('[PR-3] interviews suffice to read a profile and to note, not to change it or to search', async () => {
  const { call } = await people(service).plantMember(company.companyId, {
    privileges: [0, 21].map((activityId) => ({ featureId: 5, activityId })),
  });
  const note = { text: 'Good talk', isPrivate: false, mentions: [] };
  expect((await call('GET', path)).status).toBe(200);
  expect((await call('POST', `${path}/notes`, note)).status).toBe(200);
  const { data } = await call('GET', path);
  expect((await call('PUT', path, data)).code).toBe('not_allowed');
  const search = '/api/aggregator/Company/getcandidatesbyfilter';
  expect((await call('POST', search, {})).code).toBe('not_allowed');
});
