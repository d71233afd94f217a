import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openLine } from '../../../platform/http/test-call-line.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Member, openParlour, type Parlour, whole } from './test-scorecard.ts';

const monday = Date.parse('2027-01-18T08:00:00Z');
let now = monday;
let service: TestApp;
let origin: string;
let ours: Parlour;
const open: Awaited<ReturnType<typeof openLine>>[] = [];

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(now) });
  origin = await service.app.listen({ host: '127.0.0.1', port: 0 });
  ours = await openParlour(service);
});
afterEach(() => {
  for (const line of open.splice(0)) line.leave();
});
afterAll(() => service.close());

const post = (path: string, body: object) => ours.stranger('POST', path, body);

/** From the page of the interview into its call, with a line. */
async function enter(way: string, token: string) {
  const { data } = await ours.send(way, { token });
  const entry = new URL(data.address).searchParams.get('token');
  const link = await post('/api/call/entry', { token: entry });
  const page = { token: link.data.token as string, page: randomUUID() as string };
  await post('/api/call/join', { ...page, microphone: true, camera: true });
  const line = await openLine(origin, page);
  open.push(line);
  return { page, line };
}

/** A call that goes on, with a candidate and some of the company. */
async function meeting(...people: readonly Member[]) {
  now = monday;
  const startsAt = '2027-01-20T09:00:00.000Z';
  const seats = people.map(({ accountId: accountID }) => [{ accountID }]);
  const place = { kind: 'call', text: '' };
  const asked = await ours.ask(seats, { place }, { kitID: ours.kitID });
  const { revision } = (await ours.send('', { token: asked.token })).data;
  const zone = { timeZone: 'Europe/Oslo', reason: '', note: '' };
  await ours.send('/pick', { token: asked.token, revision, ...zone, startsAt });
  now = Date.parse('2027-01-20T09:01:00Z');
  const candidate = await enter('/call', asked.token);
  const interviewers = [];
  for (const { accountId } of people) {
    interviewers.push(await enter('-seat/call', await ours.placeOf(asked.id, accountId)));
  }
  return { id: asked.id, candidate, interviewers };
}

test('what interviewers write to each other never reaches the candidate’s page, also when it comes back', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const { candidate, interviewers } = await meeting(ada, bert);
  const [one, two] = interviewers;
  if (one === undefined || two === undefined) throw new Error('Nobody came');
  const said = await post('/api/call/aside', { ...one.page, text: ' Ask about tests ' });
  expect(said.status).toBe(200);
  expect(await two.line.hears(({ kind }) => kind === 'aside')).toMatchObject({
    text: 'Ask about tests',
  });
  await post('/api/call/chat', { ...one.page, text: 'Hello' });
  await candidate.line.hears(({ kind }) => kind === 'chat');
  const again = await openLine(origin, candidate.page);
  open.push(again);
  await again.hears((told) => {
    expect(JSON.stringify(told)).not.toContain('Ask about tests');
    return told.kind === 'chat';
  });
  expect(candidate.line.told.filter(({ kind }) => kind === 'aside')).toEqual([]);
  const refused = await post('/api/call/aside', { ...candidate.page, text: 'And me?' });
  expect(refused).toMatchObject({ status: 403, code: 'not_interviewer' });
});

test('interviewers have the plan beside the call, and the candidate has none', async () => {
  const { candidate, interviewers } = await meeting(await ours.colleague());
  const { data } = await post('/api/call/plan', { token: interviewers[0]?.page.token ?? '' });
  expect(data.plan).toMatchObject({ name: 'Talk' });
  expect(data.plan.sections[0]).toMatchObject({ minutes: expect.any(Number) });
  expect(JSON.stringify(data)).not.toContain('attributes');
  const refused = await post('/api/call/plan', { token: candidate.page.token });
  expect(refused).toMatchObject({ status: 403, code: 'not_interviewer' });
});

test('the report tells what was written, and the interviewers’ own line once one’s scorecard is sent', async () => {
  const reader = await ours.reader();
  const author = await ours.colleague();
  const { id, interviewers } = await meeting(reader, author);
  const [, { page } = { page: {} }] = interviewers;
  await post('/api/call/aside', { ...page, text: 'I would hire' });
  await post('/api/call/chat', { ...page, text: 'Thank you' });
  const read = async () => {
    const call = await ours.again(reader);
    const { data } = await call('GET', `/api/live-interviews/${id}/call-log`);
    return {
      isHidden: data.isHidden,
      texts: data.entries.map((one: { text: string }) => one.text),
    };
  };
  expect(await read()).toEqual({ isHidden: true, texts: ['', '', '', 'Thank you'] });
  now = Date.parse('2027-01-20T10:05:00Z');
  const token = await ours.placeOf(id, reader.accountId);
  await ours.card('/sending', { token, content: whole, version: 0, reason: '' });
  expect(await read()).toEqual({
    isHidden: false,
    texts: ['', '', '', 'I would hire', 'Thank you'],
  });
  // They decided first, and somebody else is to decide anew: what they said of the candidate waits with it.
  const appeal = (end: string) =>
    service.owner.query(
      `with ended as (update appeals set ended_at = now(), state = 'withdrawn' where ended_at is null)
       insert into appeals (company_id, application_id, move_id, first_deciders, words, schedule_ids, filed_at, reply_by)
       select a.company_id, a.id, 1, array[$2::bigint], 'Again.', '{}', now(), now() + interval '9 days'
         from interview_schedules s
         join applications a on a.company_id = s.company_id and a.candidate_id = s.candidate_id
          and (a.id = s.application_id or a.job_id = s.job_id)
        where s.id = $1 ${end} returning id`,
      [id, author.accountId],
    );
  expect((await appeal('')).rowCount).toBe(1);
  expect((await read()).texts).toEqual(['', '', '', 'Thank you']);
  await appeal('and false');
  expect((await read()).texts).toEqual(['', '', '', 'I would hire', 'Thank you']);
  const stranger = await ours.colleague();
  const refused = await stranger.call('GET', `/api/live-interviews/${id}/call-log`);
  expect(refused.status).toBe(403);
});
