import { expect, test } from 'vitest';
import { plantJob } from '../../hiring/pipeline/test-pipeline.ts';
import { people } from '../../people/companies/test-company.ts';
import { openMonday, openStudio } from './test-studio.ts';

const { service, ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const nine = '2027-01-20T08:00:00.000Z';
const pick = (token: string) => ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });

test('[AV-5] a member of some jobs books no candidate twice, also where they cannot see the other job', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const hidden = await ours.ask([[{ accountID: ada.accountId }]]);
  expect((await pick(hidden.token)).status).toBe(200);
  const job = await plantJob(service, ours.founder.call);
  const { rows } = await service.owner.query(
    `insert into applications (company_id, job_id, candidate_id, stage_id, source, applied_at, stage_since)
     select company_id, $1, candidate_id, $2, source, applied_at, stage_since
       from applications where id = $3 returning id::int`,
    [job.jobID, job.stages[0], hidden.applicationID],
  );
  const asked = await ours.schedule(rows[0].id, [ours.round([[{ accountID: bert.accountId }]])], {
    beginning: 'candidate-offers',
  });
  const id = Number(asked.data.interviewScheduleIDs[0]);
  const token = await ours.tokenOf('appointment', id);
  const spans = [{ startsAt: nine, endsAt: '2027-01-20T10:00:00.000Z' }];
  const offered = await ours.send('/offers', { token, revision: 2, ...zone, spans });
  expect(offered.data).toMatchObject({ state: 'offered' });
  await service.owner.query('update memberships set job_ids = $1 where id = $2', [
    [job.jobID],
    ours.recruiter.membershipId,
  ]);
  try {
    const { call } = await people(service).signIn(ours.recruiter.email);
    const { data } = await call('GET', `/api/live-interviews/${id}`);
    expect(data.times[0]).toBe('2027-01-20T09:00:00.000Z');
    const body = { revision: data.revision, startsAt: nine };
    expect((await call('POST', `/api/live-interviews/${id}/booking`, body)).code).toBe(
      'slot_taken',
    );
  } finally {
    await service.owner.query('update memberships set job_ids = null where id = $1', [
      ours.recruiter.membershipId,
    ]);
  }
});

test('[D2] an old link of somebody who left the company leads to nothing', async () => {
  const ada = await ours.colleague();
  const { id, token } = await ours.ask([[{ accountID: ada.accountId }]]);
  await pick(token);
  const held = await ours.placeOf(id, ada.accountId);
  expect((await ours.send('-seat', { token: held })).status).toBe(200);
  await service.owner.query("update memberships set status = 'suspended' where account_id = $1", [
    ada.accountId,
  ]);
  expect((await ours.send('-seat', { token: held })).code).toBe('not_found');
  const accept = { token: held, revision: 3, answer: 'accept', reason: '', spans: [] };
  expect((await ours.send('-seat/answer', accept)).code).toBe('not_found');
});

test('what an interviewer says of why is shown neither to the candidate nor to the other seats', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const { id, token } = await ours.ask([
    [{ accountID: ada.accountId }],
    [{ accountID: bert.accountId }],
  ]);
  await pick(token);
  const propose = {
    ...{ token: await ours.placeOf(id, ada.accountId), revision: 3, answer: 'propose' },
    ...{ reason: 'I don’t trust this candidate.' },
    spans: [{ startsAt: '2027-01-21T08:00:00.000Z', endsAt: '2027-01-21T10:00:00.000Z' }],
  };
  expect((await ours.send('-seat/answer', propose)).status).toBe(200);
  expect((await ours.send('', { token })).data.move).toBeNull();
  const other = await ours.send('-seat', { token: await ours.placeOf(id, bert.accountId) });
  expect(other.data.move).toMatchObject({ by: 'interviewer', reason: '' });
  expect((await bert.call('GET', '/api/own-seats')).data.seats[0].move.reason).toBe('');
  expect((await ours.read(id)).move.reason).toBe('I don’t trust this candidate.');
});

test('an interviewer from outside has a name, and two companies may meet them at once', async () => {
  const nameless = await ours.applicant();
  const wish = ours.round([[{ email: 'no@outside.example', name: ' ' }]]);
  expect((await ours.schedule(nameless.applicationID, [wish])).status).toBe(422);
  const theirs = await openStudio(service);
  for (let n = 0; n < 4; n += 1) {
    const vera = { email: `vera${n}@outside.example`, name: 'Vera Outside' };
    const one = await ours.applicant();
    const other = await theirs.applicant();
    const replies = await Promise.all([
      ours.schedule(one.applicationID, [ours.round([[vera]])]),
      theirs.schedule(other.applicationID, [theirs.round([[vera]])]),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('an address whose account is locked out is answered like one that never said anything', async () => {
  await people(service).plantAccount('gone@outside.example');
  await service.owner.query(
    "update accounts set disabled_at = now() where email = 'gone@outside.example'",
  );
  const { id } = await ours.ask([[{ email: 'gone@outside.example', name: 'Gone Outside' }]]);
  expect((await ours.read(id)).seats).toMatchObject([{ pool: [{ name: 'Gone Outside' }] }]);
  expect(await service.mailsTo('gone@outside.example')).toEqual([]);
});

test('a seat that is empty at a booked time is nobody’s: its pool neither stands there nor hears', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague(null)];
  const { id, token } = await ours.ask([
    [{ accountID: ada.accountId }, { accountID: bert.accountId }],
  ]);
  await pick(token);
  const before = (await service.mailsTo(bert.email)).length;
  const decline = {
    ...{ token: await ours.placeOf(id, ada.accountId), revision: 3, answer: 'decline' },
    ...{ reason: 'Ill.', spans: [] },
  };
  expect((await ours.send('-seat/answer', decline)).status).toBe(200);
  const { data } = await ours.send('', { token });
  expect(data.interviewers).toEqual([]);
  expect(data.calendar).not.toContain(bert.email);
  await ours.act(id, 'cancel', { reason: 'The job is filled.' });
  expect(await service.mailsTo(bert.email)).toHaveLength(before);
});

test('[AV-3] the time that stands is no other time: it is neither shown nor taken as a move', async () => {
  const ada = await ours.colleague();
  const { id, token, email } = await ours.ask([[{ accountID: ada.accountId }]]);
  expect((await pick(token)).status).toBe(200);
  const { data } = await ours.send('', { token });
  expect(data.times).not.toContain(nine);
  const again = await ours.send('/pick', { token, revision: 3, ...zone, startsAt: nine });
  expect(again.code).toBe('slot_not_offered');
  const spans = [{ startsAt: nine, endsAt: '2027-01-20T10:00:00.000Z' }];
  const offered = await ours.send('/offers', { token, revision: 3, ...zone, spans });
  expect(offered.data.startsAt).toBe(nine);
  const found = await ours.read(id);
  expect(found.times).toContain('2027-01-20T08:15:00.000Z');
  expect(found.times).not.toContain(nine);
  const book = { revision: 4, startsAt: nine };
  expect((await ours.act(id, 'booking', book)).code).toBe('slot_not_offered');
  expect(await service.mailsTo(email)).toHaveLength(2);
});

test('rounds that end with the one before say so themselves, to the company alone', async () => {
  const ada = await ours.colleague();
  const applicant = await ours.applicant();
  const seats = [[{ accountID: ada.accountId }]];
  const rounds = ['technical', 'technical', 'final'].map((kind) => ours.round(seats, { kind }));
  const { data } = await ours.schedule(applicant.applicationID, rounds);
  const [first, ...later] = data.interviewScheduleIDs;
  expect((await ours.act(first, 'cancel', { reason: 'The job is gone.' })).status).toBe(200);
  for (const id of later) {
    const { state, history } = await ours.read(id);
    expect(state).toBe('cancelled');
    expect(history).toMatchObject([{ what: 'cancelled', detail: 'The job is gone.' }]);
    const text = 'select action from audit_log where object_id = $1 order by seq';
    const { rows: chain } = await service.owner.query(text, [String(id)]);
    expect(chain.map(({ action }) => action)).toEqual(['interview.asked', 'interview.cancelled']);
  }
  expect(await service.mailsTo(applicant.email)).toHaveLength(2);
});

test('of a later round that was never asked nobody hears when it is cancelled', async () => {
  const ada = await ours.colleague();
  const applicant = await ours.applicant();
  const seats = [[{ accountID: ada.accountId }]];
  const asked = await ours.schedule(applicant.applicationID, [
    ours.round(seats),
    ours.round(seats, { kind: 'final' }),
  ]);
  const [, second] = asked.data.interviewScheduleIDs;
  expect((await ours.act(second, 'cancel', { reason: 'One will do.' })).status).toBe(200);
  expect(await ours.read(second)).toMatchObject({ state: 'cancelled', askedAt: null });
  expect(await service.mailsTo(applicant.email)).toHaveLength(1);
});
