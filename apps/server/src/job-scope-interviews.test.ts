import { expect, test } from 'vitest';
import { type Caller, people } from './features/people/companies/test-company.ts';
import { createTestApp } from './test-app.ts';
import { plantLimited, plantPlace } from './test-places.ts';

test('of somebody in two jobs, the interview of the other one is not told: neither score nor notes', async () => {
  const service = await createTestApp();
  const company = { service, ours: await people(service).found() };
  const { ours } = company;
  const own = await plantPlace(company, 'Ownword');
  const other = await plantPlace(company, 'Foreignword');
  const limited = await plantLimited(company, [own.job.jobID]);
  const { candidateID } = own.ids;
  const at = `/api/applicants/${candidateID}`;
  const { rows } = await service.owner.query(
    `insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, closes_at)
     select company_id, $2, $1, blueprint_id, closes_at from interview_schedules
      where candidate_id = $1 and kind = 'bot'
     returning id::int`,
    [candidateID, other.job.jobID],
  );
  await service.owner.query(
    `insert into attempts (company_id, schedule_id, status, started_at, deadline_at, ended_at, question_count, correct_count)
     values ($1, $2, 'submitted', now() - interval '1 hour', now(), now(), 10, 9)`,
    [ours.companyId, rows[0].id],
  );
  const told = { text: 'Secretnote', isPrivate: false, mentions: [] };
  const noted = await ours.call('POST', `/api/interviews/${rows[0].id}/notes`, told);
  expect(noted.status).toBe(200);
  const seen = async (call: Caller) => {
    const search = async (asked: object) =>
      (await call('POST', '/api/aggregator/Company/getcandidatesbyfilter', asked)).data;
    const [profile, notes, timeline] = await Promise.all(
      ['', '/notes', '/timeline'].map(async (part) => (await call('GET', `${at}${part}`)).data),
    );
    const best = (await search({ sort: 'score', keywords: 'ownword' })).candidates;
    return {
      ...{ score: profile.lastScore, listed: best[0]?.lastScore },
      isNoted: [notes, timeline].map((data) => JSON.stringify(data).includes('Secretnote')),
      good: (await search({ scoreMin: 80 })).total.count,
      inWords: (await search({ keywords: 'secretnote' })).total.count,
    };
  };
  const whole = { score: 90, listed: 90, isNoted: [true, true], good: 1, inWords: 0 };
  expect(await seen(ours.call)).toEqual(whole);
  const nothing = { score: null, listed: null, isNoted: [false, false], good: 0, inWords: 0 };
  expect(await seen(limited.call)).toEqual(nothing);
  const csvOf = async (call: Caller) => (await call('POST', '/api/applicants/export', {})).data.csv;
  expect(await csvOf(ours.call)).toMatch(/,90(,|\r?\n)/);
  expect(await csvOf(limited.call)).not.toMatch(/,90(,|\r?\n)/);
  // Whoever writes a note writes the words of all that they see, and takes nothing from those of others.
  await limited.call('POST', `${at}/notes`, { ...told, text: 'Laterword' });
  expect((await seen(ours.call)).isNoted).toEqual([true, true]);
  const words = await ours.call('POST', '/api/aggregator/Company/getcandidatesbyfilter', {
    keywords: 'laterword AND ownword',
  });
  expect(words.data.total.count).toBe(1);
  await service.close();
});
