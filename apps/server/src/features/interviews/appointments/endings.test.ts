import { describe, expect, test } from 'vitest';
import { people } from '../../people/companies/test-company.ts';
import { openMonday } from './test-studio.ts';

const { service, ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const nine = '2027-01-20T08:00:00.000Z';
const spans = [{ startsAt: nine, endsAt: '2027-01-20T11:00:00.000Z' }];
const pick = (token: string) => ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });
const end = (applicationID: number, status = 'rejected') =>
  service.owner.query('update applications set status = $2 where id = $1', [applicationID, status]);
const noticesOf = async () => {
  const text = 'select title from notifications where account_id = $1 order by id';
  const { rows } = await service.owner.query(text, [ours.recruiter.accountId]);
  return rows.map(({ title }) => title);
};

describe('an application that has ended', () => {
  test('books nobody: neither the candidate nor the company finds a way', async () => {
    const ada = await ours.colleague();
    const seats = [[{ accountID: ada.accountId }]];
    const asked = await ours.ask(seats);
    const offers = await ours.ask(seats, { beginning: 'candidate-offers' });
    const offer = (token: string, revision: number) =>
      ours.send('/offers', { token, revision, ...zone, spans });
    expect((await offer(offers.token, 2)).status).toBe(200);
    for (const { applicationID } of [asked, offers]) await end(applicationID, 'hired');
    expect((await pick(asked.token)).code).toBe('application_ended');
    expect((await offer(asked.token, 2)).code).toBe('application_ended');
    const book = { revision: 3, startsAt: nine };
    expect((await ours.act(offers.id, 'booking', book)).code).toBe('application_ended');
    const match = {
      ...{ token: await ours.placeOf(offers.id, ada.accountId), revision: 3, answer: 'match' },
      ...{ reason: '', spans },
    };
    expect((await ours.send('-seat/answer', match)).data.state).toBe('offered');
  });

  test('ends what has no time, and leaves what is booked to the member who asked', async () => {
    const ada = await ours.colleague();
    const seats = [[{ accountID: ada.accountId }]];
    const [open, booked] = [await ours.ask(seats), await ours.ask(seats)];
    expect((await pick(booked.token)).status).toBe(200);
    for (const { applicationID } of [open, booked]) await end(applicationID);
    await service.runDue('application-interviews');
    expect(await ours.read(open.id)).toMatchObject({ state: 'cancelled' });
    expect(await ours.read(booked.id)).toMatchObject({ state: 'booked', startsAt: nine });
    expect(await service.mailsTo(open.email)).toHaveLength(2);
    expect(await service.mailsTo(booked.email)).toHaveLength(2);
    expect(await noticesOf()).toContain(
      'An application has ended, and its interview is still booked',
    );
    expect(service.problems).toEqual([]);
  });

  test('that is opened again before anybody looked keeps its interviews', async () => {
    const ada = await ours.colleague();
    const { id, applicationID } = await ours.ask([[{ accountID: ada.accountId }]]);
    await end(applicationID);
    await end(applicationID, 'active');
    await service.runDue('application-interviews');
    expect(await ours.read(id)).toMatchObject({ state: 'asked' });
  });
});

describe('a booked interviewer', () => {
  test('who leaves the company leaves the seat to another of its pool', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const { id, token } = await ours.ask([
      [{ accountID: ada.accountId }, { accountID: bert.accountId }],
    ]);
    expect((await pick(token)).status).toBe(200);
    const before = (await service.mailsTo(ada.email)).length;
    await service.owner.query('delete from memberships where id = $1', [ada.membershipId]);
    await service.runDue('appointment-seat');
    expect((await ours.read(id)).seats).toMatchObject([{ person: { accountID: bert.accountId } }]);
    expect(await service.mailsTo(bert.email)).toHaveLength(1);
    expect(await service.mailsTo(ada.email)).toHaveLength(before);
    expect(service.problems).toEqual([]);
  });

  test('who is locked out leaves it empty, and the company hears', async () => {
    const ada = await ours.colleague();
    const { id, token } = await ours.ask([[{ accountID: ada.accountId }]]);
    expect((await pick(token)).status).toBe(200);
    await service.owner.query('update accounts set disabled_at = now() where id = $1', [
      ada.accountId,
    ]);
    await service.runDue('appointment-seat');
    expect(await ours.read(id)).toMatchObject({
      ...{ state: 'booked', startsAt: nine },
      seats: [{ answer: 'declined', person: null }],
    });
    expect(await noticesOf()).toContain('An interviewer has declined');
    expect(await people(service).auditOf(ours.companyId)).toContain('interview.seat-decline');
  });
});

test('a reminder that waited for a move to end is not sent for the old time', async () => {
  const ada = await ours.colleague();
  const { id, token, email } = await ours.ask([[{ accountID: ada.accountId }]]);
  expect((await pick(token)).status).toBe(200);
  const before = (await service.mailsTo(email)).length;
  await service.owner.query(
    `update due_work set due_at = '2027-01-18T07:00:00Z' where kind = 'appointment'
        and subject_id in (select id from appointment_turns where schedule_id = $1 and kind = 'day-before')`,
    [id],
  );
  const mover = await service.owner.connect();
  try {
    await mover.query('begin');
    await mover.query('select 1 from appointments where schedule_id = $1 for update', [id]);
    const round = service.runDue('appointment');
    await expect
      .poll(async () => {
        const { rows } = await service.owner.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    await mover.query('delete from appointment_turns where schedule_id = $1', [id]);
    await mover.query('commit');
    await round;
  } finally {
    mover.release();
  }
  expect(await service.mailsTo(email)).toHaveLength(before);
  expect(service.problems).toEqual([]);
});

test('whoever would have met a candidate who is erased hears so, and not who it was', async () => {
  const ada = await ours.colleague();
  const asked = await ours.ask([[{ accountID: ada.accountId }]]);
  expect((await pick(asked.token)).status).toBe(200);
  const { call } = await people(service).signIn(ours.founder.email);
  const erasure = { candidateID: asked.candidateID, email: asked.email, because: 'Asked.' };
  expect((await call('POST', '/api/retention/erasures', erasure)).status).toBe(200);
  const [mail] = await service.mailsTo(ada.email);
  expect(mail?.calendar).toMatchObject({ method: 'CANCEL' });
  expect(mail?.calendar?.content).toContain(`UID:${ours.companyId}-${asked.id}@`);
  const said = JSON.stringify(mail);
  expect(said).toContain('a candidate');
  expect(said).not.toContain(asked.email);
  const { rows } = await service.owner.query('select 1 from booked_times where account_id = $1', [
    ada.accountId,
  ]);
  expect(rows).toEqual([]);
});
