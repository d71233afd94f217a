import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCandidatesByFilter } from '@candor/contract/hiring/candidates';
import { consentVersions } from '@candor/contract/people/person-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from './features/people/companies/test-company.ts';
import { pdf, sent } from './features/people/profiles/test-documents.ts';
import { employment, enter, person, skill } from './features/people/profiles/test-register.ts';
import { plantApplicant, plantJob } from './features/hiring/pipeline/test-pipeline.ts';
import { createSharing, openViewer } from './features/interviews/viewing/test-viewing.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { heldPromises } from './test-held-promises.ts';
import { plainSentences } from './test-plain-sentences.ts';
import { promisesOf, promisesOfPages, textOfPages, textOfTests } from './test-promises.ts';

const DAY = 86_400_000;
let service: TestApp;
let ahead = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => service.close());

async function currentTerms(): Promise<string[]> {
  const { rows } = await service.owner.query(
    'select distinct on (type) terms_and_conditions as text from terms order by type, version desc',
  );
  return rows.map(({ text }) => text);
}

test('every sentence of a page, a mail or the terms that promises something is held by a test', async () => {
  const terms = await currentTerms();
  const found = [...promisesOfPages(), ...terms.flatMap(promisesOf)];
  expect(found.length).toBeGreaterThan(90);
  const held = Object.values(heldPromises).flat();
  const known = new Set([...held, ...plainSentences]);
  expect(found.filter((sentence) => !known.has(sentence))).toEqual([]);
  // None is held that nobody reads any more, and none by a test that is not there.
  const read = [...terms, textOfPages()].join('\n');
  expect([...known].filter((sentence) => !read.includes(sentence))).toEqual([]);
  const tests = textOfTests();
  const titles = Object.keys(heldPromises);
  expect(titles.filter((title) => !tests.includes(`'${title}`))).toEqual([]);
});

test('the pages say of a link or a code what its mail says', () => {
  const text = (file: string) =>
    readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8').replaceAll(/\s+/g, ' ');
  for (const [page, mails, saying] of [
    [
      'people/accounts/account-words.ts',
      'people/accounts/accounts-mails.ts',
      'works once, for one hour',
    ],
    [
      'people/companies/add-user-page.tsx',
      'people/companies/companies-mails.ts',
      'works once, for 7 days',
    ],
    [
      'interviews/viewing/viewing-words.ts',
      'interviews/viewing/viewing-mails.ts',
      'for ten minutes, in th',
    ],
  ] as const) {
    expect(text(`web/src/features/${page}`)).toContain(saying);
    expect(text(`server/src/features/${mails}`)).toContain(saying);
  }
});

test('a profile: no company finds or reads it, not even of somebody who applied there', async () => {
  const candidate = await enter(service, 'CANDIDATE');
  const put = async (step: string, body: object) =>
    expect((await candidate.send('PUT', `/api/candidates/registration/${step}`, body)).status).toBe(
      200,
    );
  await put('person', { ...person, city: 'Profileword' });
  const skills = [{ ...skill, name: 'Profileword' }];
  await put('work', {
    ...{ educations: [], employments: [{ ...employment, employer: 'Profileword' }], skills },
  });
  await put('preferences', {
    preferences: {
      ...{ workTypes: ['Full-time'], workPlaces: ['Remote'], locations: ['Profileword'] },
      ...{ salary: null, start: 'At once' },
    },
    // Also of somebody who wants to be found: nothing looks yet.
    consents: { ...consentVersions },
  });
  const cv = await candidate.send('POST', '/api/candidates/cv', sent('profileword.pdf', pdf()));
  expect(cv.status).toBe(200);

  const company = await people(service).found();
  const job = await plantJob(service, company.call);
  const { candidateID } = await plantApplicant(service, { companyId: company.companyId, job });
  await service.owner.query('update candidates set email = $1 where id = $2', [
    ...[candidate.email, candidateID],
  ]);
  const all = await company.call('POST', getCandidatesByFilter.path, {});
  expect(all.data.candidates).toMatchObject([{ email: candidate.email }]);
  const found = await company.call('POST', getCandidatesByFilter.path, { keywords: 'profileword' });
  expect(found.data.candidates).toEqual([]);
  for (const part of ['', '/timeline', '/files', '/consents']) {
    const reply = await company.call('GET', `/api/applicants/${candidateID}${part}`);
    expect([part, reply.status]).toEqual([part, 200]);
    expect(JSON.stringify(reply.data)).not.toMatch(/profileword/i);
  }
  for (const stranger of [company.call, (await enter(service, 'CANDIDATE')).send]) {
    const reply = await stranger('GET', '/api/candidates/cv');
    expect(reply.status).toBeGreaterThanOrEqual(403);
  }
});

test('what is noted of a viewer goes with the interview', async () => {
  const sharing = await createSharing(service);
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  await browser.enter(viewer);
  expect((await browser.watch(viewer)).status).toBe(200);
  const noted = async () => {
    const tables = ['recording_views', 'viewing_codes', 'viewing_grants', 'recording_shares'];
    const counts = tables.map(async (table) => {
      const text = `select 1 from ${table} where company_id = $1`;
      return (await service.owner.query(text, [sharing.companyId])).rowCount ?? 0;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  expect(await noted()).toBeGreaterThan(2);
  await service.owner.query(
    `insert into retention_rules (company_id, kind, days, reason, updated_at) values ($1, 'interviews', 30, '', now())`,
    [sharing.companyId],
  );
  for (const days of [29, 31, 33]) {
    ahead = days * DAY;
    await service.runJob('apply-retention');
    if (days < 30) expect(await noted()).toBeGreaterThan(1);
  }
  expect(await noted()).toBe(0);
  ahead = 0;
});
