import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { blackJpeg } from '../../../platform/pdf/test-picture.ts';
import { published } from '../../people/marketplace/test-market.ts';
import { aKit } from '../kits/test-kit.ts';
import { openParlour, type Parlour } from './test-scorecard.ts';

const monday = '2027-01-18T08:00:00Z';
const pages = [blackJpeg.toString('base64')];
const copy = {
  ...{ fileName: 'CV, redacted.pdf', contentType: 'application/pdf' },
  ...{ isCopy: true, version: new Date(monday).toISOString() },
};
let service: TestApp;
let ours: Parlour;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(monday) });
  ours = await openParlour(service);
});
afterAll(() => service.close());

type Reading = { sharesCv?: boolean; sharesBlackenedCv?: boolean };

/** An interview with a colleague and somebody of the marketplace, whose application came with a CV. */
async function booked(reading: Reading) {
  const ada = await ours.colleague();
  const vera = await published(service);
  const seats = [ada, vera].map(({ accountId: accountID }) => [{ accountID }]);
  const talk = await ours.ask(seats);
  const seat = await ours.placeOf(talk.id, vera.accountId);
  const said = { revision: (await ours.send('-seat', { token: seat })).data.revision };
  await ours.send('-seat/answer', {
    token: seat,
    ...said,
    answer: 'accept',
    reason: '',
    spans: [],
  });
  const { revision } = (await ours.send('', { token: talk.token })).data;
  const pick = {
    timeZone: 'Europe/Oslo',
    reason: '',
    note: '',
    startsAt: '2027-01-20T08:00:00.000Z',
  };
  await ours.send('/pick', { token: talk.token, revision, ...pick });
  const kit = await ours.founder.call('POST', '/api/interview-kits', {
    ...{ name: 'With CV', content: { ...aKit, ...reading } },
  });
  await ours.founder.call('PUT', `/api/live-interviews/${talk.id}/kit`, { kitID: kit.data.kitID });
  const fileID = await sendCv(talk);
  const inside = await ours.placeOf(talk.id, ada.accountId);
  const kitOf = async () => (await ours.call('GET', `/api/live-interviews/${talk.id}/kit`)).data.cv;
  return { ...talk, fileID, inside, outside: seat, kitOf };
}

type Applied = { readonly candidateID: number; readonly applicationID: number };

/** As the form of applying keeps it. */
async function sendCv({ candidateID, applicationID }: Applied, name = 'ada-lovelace.pdf') {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'application/msword';
  const key = `candidates/${ours.companyId}/${candidateID}/${applicationID}-${Math.random()}`;
  await service.objects.put(key, Buffer.from('%PDF-1.7 Ada Lovelace'), type);
  const { rows } = await service.owner.query(
    `insert into candidate_files (company_id, candidate_id, kind, file_name, content_type, bytes, sha256, object_key, uploaded_at)
     values ($1, $2, 'cv', $3, $4, 4, '', $5, now()) returning id::int`,
    [ours.companyId, candidateID, name, type, key],
  );
  const text = 'update applications set cv_file_id = $1 where id = $2';
  await service.owner.query(text, [rows[0].id, applicationID]);
  return rows[0].id as number;
}

const path = (fileID: number) => `/api/candidate-files/${fileID}/blackened-copy`;
const blacken = (fileID: number, sent = pages) =>
  ours.founder.call('PUT', path(fileID), { pages: sent });
const cvOf = async (token: string) => (await ours.card('', { token })).data.cv;

async function bytesOf(token: string): Promise<string> {
  const { data } = await ours.card('/cv', { token });
  const { pathname, search } = new URL(data.url, 'http://localhost');
  const reply = await service.app.inject({ method: 'GET', url: `${pathname}${search}` });
  return reply.rawPayload.toString('latin1');
}

test('somebody from outside never reads the CV itself, whatever the kit shares with colleagues', async () => {
  const { inside, outside, fileID, kitOf } = await booked({ sharesCv: true });
  expect(await cvOf(inside)).toMatchObject({ fileName: 'ada-lovelace.pdf' });
  expect(await cvOf(outside)).toBeNull();
  expect((await ours.card('/cv', { token: outside })).code).toBe('cv_not_shared');
  expect(await kitOf()).toMatchObject({ reading: 'sent', fileID, copy: 'missing' });
  expect((await blacken(fileID)).status).toBe(200);
  expect(await kitOf()).toMatchObject({ copy: 'ready' });
  expect(await cvOf(outside)).toEqual({ ...copy, fileID });
  const read = await bytesOf(outside);
  expect(read).toMatch(/^%PDF/);
  expect(read).not.toContain('Ada Lovelace');
  expect(await bytesOf(inside)).toContain('Ada Lovelace');
});

test('a kit that shares only what is redacted keeps the CV from colleagues too', async () => {
  const { inside, outside, fileID } = await booked({ sharesBlackenedCv: true });
  for (const token of [inside, outside]) expect(await cvOf(token)).toBeNull();
  await blacken(fileID);
  for (const token of [inside, outside]) {
    expect(await cvOf(token)).toEqual({ ...copy, fileID });
    expect(await bytesOf(token)).not.toContain('Ada Lovelace');
  }
});

test('the log says whether the CV was opened or its copy, whatever a file is called', async () => {
  const { id, inside, outside, fileID } = await booked({ sharesCv: true });
  await service.owner.query('update candidate_files set file_name = $1 where id = $2', [
    ...[copy.fileName, fileID],
  ]);
  await blacken(fileID);
  expect(await cvOf(inside)).toMatchObject({ fileName: copy.fileName, isCopy: false });
  for (const token of [inside, outside]) await ours.card('/cv', { token });
  const { data } = await ours.founder.call('GET', `/api/audit?objectKind=interview&objectId=${id}`);
  const opened = data.entries.filter(
    ({ action }: { action: string }) => action === 'interview.cv-opened',
  );
  expect(opened.map(({ after }: { after: unknown }) => after)).toEqual([
    ...[
      { fileID, isCopy: true },
      { fileID, isCopy: false },
    ],
  ]);
});

test('a kit that shares no CV shares no copy either', async () => {
  const { inside, outside, fileID, kitOf } = await booked({});
  await blacken(fileID);
  expect(await kitOf()).toBeNull();
  for (const token of [inside, outside]) {
    expect(await cvOf(token)).toBeNull();
    expect((await ours.card('/cv', { token })).code).toBe('cv_not_shared');
  }
});

test('once a new CV came nobody from outside reads one, until somebody redacts that', async () => {
  const { outside, fileID, kitOf, ...talk } = await booked({ sharesCv: true });
  await blacken(fileID);
  const newer = await sendCv(talk, 'ada-2.pdf');
  expect(await cvOf(outside)).toBeNull();
  expect((await ours.card('/cv', { token: outside })).code).toBe('cv_not_shared');
  expect(await kitOf()).toMatchObject({ fileID: newer, copy: 'stale' });
  await blacken(newer);
  expect(await cvOf(outside)).toMatchObject({ fileID: newer });
  expect((await ours.founder.call('DELETE', path(newer))).status).toBe(200);
  expect(await cvOf(outside)).toBeNull();
});

test('what is no PDF is not redacted; a PDF of it that a member added as a CV is read instead', async () => {
  const { outside, kitOf, ...talk } = await booked({ sharesCv: true });
  const text = await sendCv(talk, 'ada.doc');
  expect((await blacken(text)).code).toBe('only_pdf');
  const added = await ours.founder.call('POST', `/api/applicants/${talk.candidateID}/files`, {
    ...{
      fileName: 'ada.pdf',
      base64: Buffer.from('%PDF-1.7\n%%EOF').toString('base64'),
      kind: 'cv',
    },
  });
  expect((await blacken(added.data.fileID)).status).toBe(200);
  expect(await cvOf(outside)).toMatchObject({ fileID: added.data.fileID });
  expect(await kitOf()).toMatchObject({ copy: 'ready' });
});

test('only pictures become a copy, and only of a file of the own company', async () => {
  const { fileID } = await booked({ sharesCv: true });
  const pdf = Buffer.from('%PDF-1.7 (Ada Lovelace)').toString('base64');
  expect((await blacken(fileID, [...pages, pdf])).code).toBe('file_refused');
  expect((await blacken(fileID, [])).code).toBe('validation_failed');
  expect(
    (
      await blacken(
        fileID,
        Array.from({ length: 21 }, () => pages[0] ?? ''),
      )
    ).status,
  ).toBe(422);
  const theirs = await openParlour(service);
  expect((await theirs.founder.call('PUT', path(fileID), { pages })).status).toBe(404);
  expect((await theirs.founder.call('GET', path(fileID))).status).toBe(404);
  expect((await ours.founder.call('GET', path(fileID))).status).toBe(404);
});

test('the copy that is replaced, removed, or whose CV goes, is removed from the storage', async () => {
  const { fileID, candidateID } = await booked({ sharesCv: true });
  const keys = async () => {
    const { rows } = await service.owner.query(
      'select copy_key from candidate_files where id = $1',
      [fileID],
    );
    return rows[0]?.copy_key as string | null;
  };
  const isKept = async (key: string | null) => {
    await service.runDue('remove-object');
    return service.objects.head(key ?? '').then(
      () => true,
      () => false,
    );
  };
  await blacken(fileID);
  const first = await keys();
  expect(await isKept(first)).toBe(true);
  const listed = await ours.founder.call('GET', `/api/applicants/${candidateID}/files`);
  expect(listed.data.files[0].copy).toMatchObject({ pages: 1, madeByName: expect.any(String) });
  await blacken(fileID);
  const second = await keys();
  expect(await isKept(first)).toBe(false);
  await service.owner.query('update candidate_files set removed_at = now() where id = $1', [
    fileID,
  ]);
  expect(await keys()).toBeNull();
  expect(await isKept(second)).toBe(false);
});

test('a copy that could not be kept leaves nothing in the storage', async () => {
  const { fileID, candidateID } = await booked({ sharesCv: true });
  // The row refuses it once its object is written.
  await service.owner.query(`
    create function no_copy() returns trigger language plpgsql as $$ begin raise 'no copy'; end $$;
    create trigger no_copy before update of copy_key on candidate_files for each row execute function no_copy()`);
  expect((await blacken(fileID)).status).toBe(500);
  await service.owner.query('drop function no_copy cascade');
  const { rows } = await service.owner.query(
    'select object_key from removed_objects where object_key like $1',
    [`candidates/${ours.companyId}/${candidateID}/%`],
  );
  expect(rows).toHaveLength(1);
  await service.runDue('remove-object');
  await expect(service.objects.head(rows[0].object_key)).rejects.toThrow();
});
