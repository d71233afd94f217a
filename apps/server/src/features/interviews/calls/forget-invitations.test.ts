import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { forgetCallInvitations } from './index.ts';
import { createRecordedCalls, type SeatPage } from './test-recorded-call.ts';

let service: TestApp;
let calls: Awaited<ReturnType<typeof createRecordedCalls>>;
const now = () => new Date('2027-01-18T08:00:00Z');

beforeAll(async () => {
  service = await createTestApp({ now });
  calls = await createRecordedCalls(service, now);
});
afterAll(() => service.close());

const ask = async (text: string, values: unknown[]) =>
  (await service.owner.query(text, values)).rows;

async function addressOf({ seatID }: SeatPage): Promise<string> {
  const text = `select i.email from call_seats s join call_invitations i
    on i.company_id = s.company_id and i.id = s.invitation_id where s.id = $1`;
  return (await ask(text, [seatID]))[0].email;
}

test('who is erased and was in the call of somebody else takes nothing of it along', async () => {
  const { companyId } = calls;
  const { callId, scheduleId } = await calls.plant();
  const host = await calls.joined(callId);
  const candidate = await calls.joined(callId, 'candidate');
  await calls.ask(host);
  await calls.answer(candidate, true);
  await calls.send('/api/call/chat', { token: host.token, page: host.page, text: 'Welcome' });
  const track = `insert into call_tracks (company_id, call_id, seat_id, schedule_id, kind, began_at, deadline_at)
    values ($1, $2, $3, $4, 'camera', now(), now()) returning id`;
  const [{ id }] = await ask(track, [companyId, callId, host.seatID, scheduleId]);
  await ask(
    `insert into recordings (company_id, subject, subject_id) values ($1, 'call-track', $2)`,
    [companyId, id],
  );
  const { callId: later } = await calls.plant();
  const addresses = [await addressOf(host), await addressOf(candidate)];
  await ask(
    `insert into call_invitations (company_id, call_id, token_hash, email, expires_at, created_at)
     values ($1, $2, 'x', $3, now(), now())`,
    [companyId, later, addresses[0]],
  );
  await service.db.inCompany(companyId, (tx) =>
    forgetCallInvitations(tx, { companyId, addresses, now: now() }),
  );
  const left = `select i.call_id::int, i.email, i.name, i.revoked_at is not null as revoked, s.name as seat
    from call_invitations i left join call_seats s on s.company_id = i.company_id and s.invitation_id = i.id
   where i.call_id in ($1, $2)`;
  expect(await ask(left, [callId, later])).toEqual([
    { call_id: callId, email: null, name: '', revoked: true, seat: '' },
  ]);
  const kept = `select (select count(*)::int from recordings where call_track_id = $2) as recordings,
                       (select count(*)::int from call_recordings where call_id = $1) as asked,
                       (select count(*)::int from call_events where call_id = $1 and kind = 'chat') as said`;
  expect(await ask(kept, [callId, id])).toEqual([{ recordings: 1, asked: 1, said: 1 }]);
});
