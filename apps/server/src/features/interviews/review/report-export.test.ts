import { rights } from '@candor/contract/people/right-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { hours, now, type Planted, plantInterviews } from './test-interviews.ts';

let app: TestApp;
let mine: Awaited<ReturnType<ReturnType<typeof people>['found']>> & { plant: Planted };

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  const company = await people(app).found();
  mine = { ...company, plant: await plantInterviews(app.owner, company.companyId) };
});
afterAll(() => app.close());

const over = { status: 'submitted', correct_count: 3, answered_count: 4 };

test('carrying the answers away needs a right of its own', async () => {
  const { scheduleId } = await mine.plant.schedule({ attempt: over });
  const asked = async (activityId: number) => {
    const privileges = [{ featureId: 5, activityId }];
    const { call } = await people(app).plantMember(mine.companyId, { privileges });
    return (await call('GET', `/api/interviews/${scheduleId}/export`)).status;
  };
  expect(await asked(0)).toBe(403);
  expect(await asked(rights.exportData)).toBe(200);
  expect(await people(app).auditOf(mine.companyId)).toContain('interview.exported');
});

test('[E7] the answers come as CSV in which nothing is a formula', async () => {
  const { scheduleId, attemptId } = await mine.plant.schedule({ attempt: over });
  const skill_id = await mine.plant.insert('skills', { name: '=SUM(A1)' });
  const question = { skill_id, stem: '@cmd', difficulty: 'easy', family_id: 7 };
  const question_id = await mine.plant.insert('questions', question);
  const option = (label: string, is_key: boolean) =>
    mine.plant.insert('question_options', { question_id, label, text: `+${label}`, is_key });
  const [choice] = [await option('A', false), await option('B', true)];
  const place = { attempt_id: attemptId, question_id, skill_id, position: 1 };
  const asked = await mine.plant.insert('attempt_questions', place);
  const saved = { life: 1, viewed_life: 1, revision: 1, answered_at: hours(-2.5) };
  const answer = { ...saved, attempt_id: attemptId, attempt_question_id: asked, choice };
  await mine.plant.insert('answers', { ...answer, received_at: hours(-2.5) });
  const { data } = await mine.call('GET', `/api/interviews/${scheduleId}/export`);
  expect(data.fileName).toBe('Grace-Hopper-Engineer.csv');
  const [heading, line] = data.csv.split('\r\n');
  expect(heading).toContain('Skill,Question,Text');
  expect(line).toBe("'=SUM(A1),1,'@cmd,easy,A,'+A,B,'+B,wrong,1800");
});

test('the list comes as a file with the filters it has, and the audit log says that it went', async () => {
  const jobId = await mine.plant.insert('jobs', { title: '+Baker' });
  const candidate = { first_name: '=cmd', last_name: 'Row', email: 'row@example.com' };
  await mine.plant.schedule({ jobId, candidate, attempt: over });
  await mine.plant.schedule({ jobId });
  const { data } = await mine.call('GET', `/api/interviews/export?jobID=${jobId}&state=submitted`);
  expect(data).toMatchObject({ fileName: 'interviews-2026-11-02.csv', count: 1, isMore: false });
  const [heading, line, end] = data.csv.split('\r\n');
  expect(heading).toContain('Candidate,E-mail,Job,State,Decision');
  expect(line).toMatch(/^'=cmd Row,row@example.com,'\+Baker,submitted,waiting,/);
  expect(line).toMatch(/,3,4,75,none$/);
  expect(end).toBe('');
  const { rows } = await app.owner.query(
    "select after from audit_log where company_id = $1 and action = 'interview.list_exported'",
    [mine.companyId],
  );
  expect(rows).toEqual([{ after: { filter: { jobID: jobId, state: 'submitted' }, count: 1 } }]);
});

test('[PR-3] the list as a file needs the right to carry data away', async () => {
  const asked = async (activityId: number) => {
    const privileges = [{ featureId: 5, activityId }];
    const { call } = await people(app).plantMember(mine.companyId, { privileges });
    return (await call('GET', '/api/interviews/export')).status;
  };
  expect(await asked(0)).toBe(403);
  expect(await asked(rights.exportData)).toBe(200);
});
