import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { candidate, type Office, openOffice } from './test-scheduling.ts';

const begin = new Date('2026-11-21T10:00:00Z');
let now = begin;
let service: TestApp;
let ours: Office;
let made = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openOffice(service);
});
beforeEach(() => {
  now = begin;
});
afterAll(() => service.close());

const after = (hours: number): void => {
  now = new Date(begin.getTime() + hours * 3_600_000);
};
const address = (): string => {
  made += 1;
  return `person${made}@reminded.example`;
};

describe('reminders', () => {
  const remind = () => service.runDue('interview-reminder');
  const countTo = async (to: string) => (await service.mailsTo(to)).length;

  test('come when they are due, once each, with a link that works', async () => {
    const ada = address();
    await ours.inviteOne(ada, { reminderHours: [24, 1] });
    await remind();
    expect(await countTo(ada)).toBe(1);
    after(48);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await countTo(ada)).toBe(2);
    const [fresh = '', first = ''] = await ours.tokensOf(ada);
    for (const token of [fresh, first]) {
      expect((await candidate(service, token).open()).status).toBe(200);
    }
    after(71);
    await remind();
    expect(await countTo(ada)).toBe(3);
  });

  test('none comes after the start, after a cancellation, or for a window that moved', async () => {
    const [started, cancelled, moved] = [address(), address(), address()];
    const window = { reminderHours: [24] };
    await ours.inviteOne(started, window);
    const cancelledId = await ours.inviteOne(cancelled, window);
    const movedId = await ours.inviteOne(moved, window);
    const [token = ''] = await ours.tokensOf(started);
    await candidate(service, token).start();
    await ours.act(cancelledId, 'cancel', { reason: '', tellsCandidate: false });
    const later = { closesAt: ours.hours(96), timeZone: 'UTC', tellsCandidate: false };
    await ours.act(movedId, 'extend', later);
    after(48);
    await remind();
    expect([await countTo(started), await countTo(cancelled), await countTo(moved)]).toEqual([
      1, 1, 1,
    ]);
    after(72);
    await remind();
    expect(await countTo(moved)).toBe(2);
  });

  test('a worker that dies before its COMMIT has sent nothing, and the next one sends it', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada, { reminderHours: [24] });
    after(48);
    // The mail's row cannot be written: what came before it in the transaction must not stay.
    await service.owner.query(
      `create function die() returns trigger language plpgsql as
         $$ begin if new.recipient = '${ada}' then raise 'killed'; end if; return new; end $$;
       create trigger die before insert on mails for each row execute function die();`,
    );
    await remind();
    await service.owner.query('drop trigger die on mails; drop function die()');
    expect(service.problems.map(({ message }) => message)).toMatchObject([
      /^Due and not done at try 1: interview-reminder/,
    ]);
    expect(await countTo(ada)).toBe(1);
    expect((await ours.invitation(id)).mails).toMatchObject([{}, { delivery: 'planned' }]);
    after(48.1);
    await remind();
    await remind();
    expect(await countTo(ada)).toBe(2);
  });

  test('by hand go to those who have not begun, once an hour', async () => {
    const [waiting, begun] = [address(), address()];
    const ids = [await ours.inviteOne(waiting), await ours.inviteOne(begun)];
    const [token = ''] = await ours.tokensOf(begun);
    await candidate(service, token).start();
    const send = () => ours.call('POST', '/api/scheduling/remind', { interviewScheduleIDs: ids });
    expect((await send()).data).toEqual({ reminded: 0, notWaiting: 1, remindedLately: 1 });
    after(1);
    expect((await send()).data).toEqual({ reminded: 1, notWaiting: 1, remindedLately: 0 });
    expect((await send()).data.remindedLately).toBe(1);
    expect(await countTo(waiting)).toBe(2);
  });
});
