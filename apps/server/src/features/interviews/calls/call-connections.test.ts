import { randomUUID } from 'node:crypto';
import { contract } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { newLinkToken } from '../links/index.ts';
import { people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { inviteToCall, openCall } from './index.ts';

const { calls } = contract;
let service: TestApp;
let office: Entered;
let page: { token: string; page: string };

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  page = await join();
});
afterAll(() => service.close());

const send = async (endpoint: { path: string }, body: object) =>
  (await service.app.inject({ method: 'POST', url: endpoint.path, payload: body })).statusCode;
const tell = (fate: string, of = page) => send(calls.countConnection, { ...of, fate });

/** Somebody's page in a call that goes on. */
async function join() {
  const { companyId } = await people(service).found();
  const now = new Date();
  const endsAt = new Date(now.getTime() + 3_600_000);
  const { token, hash } = newLinkToken(companyId);
  const callId = await service.db.inCompany(companyId, async (tx) => {
    const id = await openCall(tx, {
      ...{ companyId, title: 'Panel', startsAt: now, endsAt, createdAt: now },
    });
    const guest = { companyId, callId: id, email: 'ada@example.com', name: 'Ada' };
    await inviteToCall(tx, { ...guest, role: 'candidate', createdAt: now });
    return id;
  });
  await service.owner.query(
    `with seat as (
       insert into call_seats (company_id, call_id, invitation_id, name)
       select company_id, call_id, id, name from call_invitations where call_id = $2 returning id
     )
     insert into links (company_id, purpose, subject_id, token_hash, expires_at)
     select $1, 'call-seat', id, $3, $4 from seat`,
    [companyId, callId, hash, endsAt],
  );
  const own = { token, page: randomUUID() };
  expect(await send(calls.joinCall, { ...own, microphone: true, camera: true })).toBe(200);
  return own;
}

const counted = async () => (await office.send('GET', '/api/watch')).data.calls;

test('[VL-9] how connections fared is counted, and nothing says whose they were', async () => {
  for (const fate of ['direct', 'direct', 'relay', 'failed']) expect(await tell(fate)).toBe(200);
  const week = { direct: 2, relay: 1, failed: 1, lost: 0 };
  expect(await counted()).toMatchObject({ week, ever: week });
  const { rows } = await service.owner.query('select * from call_connections');
  expect(Object.keys(rows[0]).toSorted()).toEqual(['count', 'day', 'fate']);
});

test('of a page that is not in the call nothing is counted, and no fate of its own making', async () => {
  const before = await counted();
  expect(await tell('lost', { ...page, page: randomUUID() })).toBe(200);
  expect(await tell('splendid')).toBe(422);
  expect(await counted()).toEqual(before);
});

test('what is older than a week stays in the sum alone', async () => {
  await service.owner.query("update call_connections set day = day - 8 where fate = 'direct'");
  const { week, ever } = await counted();
  expect([week.direct, ever.direct]).toEqual([0, 2]);
});
