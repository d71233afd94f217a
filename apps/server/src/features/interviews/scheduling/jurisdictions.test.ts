import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { candidate, type Office, openOffice } from './test-scheduling.ts';

let now = new Date('2026-11-20T10:00:00Z');
let service: TestApp;
let ours: Office;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openOffice(service);
});
afterAll(() => service.close());

const jobIn = (jurisdiction: string | null) =>
  ours.plant('jobs', { title: 'Analyst', status: 'open', jurisdiction });

/** The Friday before Thanksgiving: ten business days end with the seventh of December. */
const opens = '2026-12-08T05:00:00.000Z';

test('in New York City an interview opens when ten business days have passed, whatever the window said', async () => {
  const jobID = await jobIn('us-nyc');
  const { data: choices } = await ours.call('GET', `/api/scheduling/choices?jobID=${jobID}`);
  expect(choices.job.earliestStart).toBe(opens);
  const tooShort = await ours.schedule(['early@example.com'], { jobID });
  expect([tooShort.status, tooShort.code]).toEqual([422, 'invalid_window']);
  const window = { jobID, closesAt: '2026-12-20T10:00:00.000Z' };
  const id = await ours.inviteOne('nyc@example.com', window);
  expect((await ours.invitation(id)).opensAt).toBe(opens);
  const later = '2026-12-10T10:00:00.000Z';
  const asked = await ours.inviteOne('later@example.com', { ...window, opensAt: later });
  expect((await ours.invitation(asked)).opensAt).toBe(later);
  const [token = ''] = await ours.tokensOf('nyc@example.com');
  expect((await candidate(service, token).start()).code).toBe('not_open_yet');
  now = new Date(opens);
  expect((await candidate(service, token).start()).status).toBe(200);
  now = new Date('2026-11-20T10:00:00Z');
});

test('a job of any other place, and of none, opens at once', async () => {
  for (const jurisdiction of ['us-il', 'eu', null]) {
    const jobID = await jobIn(jurisdiction);
    const { data } = await ours.call('GET', `/api/scheduling/choices?jobID=${jobID}`);
    expect(data.job.earliestStart).toBeNull();
    const id = await ours.inviteOne(`${jurisdiction}@example.org`, { jobID });
    expect((await ours.invitation(id)).opensAt).toBe(now.toISOString());
  }
});

test('the notice is in the invitation, on the first page in every language, and in the terms before consent', async () => {
  const jobID = await jobIn('us-il');
  await ours.inviteOne('notice@example.com', { jobID });
  const [mail] = await service.mailsTo('notice@example.com');
  expect(mail?.text).toContain('Notice for jobs in Illinois');
  expect(mail?.text).toContain('Nobody is rejected by software: people decide.');
  const [token = ''] = await ours.tokensOf('notice@example.com');
  const { data: opened } = await candidate(service, token).open();
  expect(opened.notice.en[0]).toBe('Notice for jobs in Illinois');
  expect(opened.notice.de[0]).toBe('Hinweis für Stellen in Illinois');
  const stranger = people(service).caller();
  const terms = await stranger('POST', '/api/attempts/terms', { token, type: 'Bot' });
  expect(terms.data.termsAndConditions).toContain(`\n\n${opened.notice.en.join('\n')}`);
  const guideline = await stranger('POST', '/api/attempts/terms', {
    ...{ token, type: 'FacialTracking' },
  });
  expect(guideline.data.termsAndConditions).not.toContain('Illinois');
});

test('whoever invites for New York City is warned while the bias audit is missing or older than a year, and candidates read of it', async () => {
  const warned = async (jobID: number) =>
    (await ours.call('GET', `/api/scheduling/choices?jobID=${jobID}`)).data.job.auditWarning;
  const audited = (day: string, jurisdiction = 'us-nyc') =>
    ours.plant('jobs', {
      ...{ title: 'Analyst', status: 'open', jurisdiction },
      ...{ bias_audit_url: 'https://example.com/audit', bias_audit_on: day },
    });
  expect(await warned(await jobIn('us-nyc'))).toBe('missing');
  expect(await warned(await jobIn('us-il'))).toBeNull();
  expect(await warned(await audited('2025-11-19'))).toBe('old');
  expect(await warned(await audited('2999-01-01'))).toBe('ahead');
  const jobID = await audited('2025-11-20');
  expect(await warned(jobID)).toBeNull();
  const window = { jobID, closesAt: '2026-12-20T10:00:00.000Z' };
  await ours.inviteOne('audit@example.com', window);
  const said = 'was made on 20 November 2025. Its summary: https://example.com/audit';
  const [mail] = await service.mailsTo('audit@example.com');
  expect(mail?.text).toContain(said);
  const [token = ''] = await ours.tokensOf('audit@example.com');
  const { data: opened } = await candidate(service, token).open();
  expect(opened.notice.en.at(-1)).toContain(said);
});

test('without a law nobody reads a notice', async () => {
  await ours.inviteOne('none@example.com');
  const [mail] = await service.mailsTo('none@example.com');
  expect(mail?.text).not.toContain('Notice for jobs');
  const [token = ''] = await ours.tokensOf('none@example.com');
  expect((await candidate(service, token).open()).data.notice).toBeNull();
});
