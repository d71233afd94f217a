import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { candidate, nothingGranted, type Office, openOffice } from './test-scheduling.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';

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
  return `person${made}@invited.example`;
};

describe('an invitation', () => {
  test('tells its story: sent, opened, begun', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada, { reminderHours: [24] });
    const [token = ''] = await ours.tokensOf(ada);
    expect(await ours.invitation(id)).toMatchObject({
      ...{ state: 'invited', openedAt: null, invitedBy: 'Ada Lovelace', timeZone: 'Europe/Oslo' },
      mails: [
        { kind: 'invitation', delivery: 'sent' },
        { kind: 'reminder', at: ours.hours(48), delivery: 'planned' },
      ],
    });
    await candidate(service, token).open();
    expect((await ours.invitation(id)).state).toBe('opened');
    await candidate(service, token).start();
    expect((await ours.invitation(id)).state).toBe('in-progress');
  });

  test('that is sent again has a new link, and the old one is dead', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada);
    const [old = ''] = await ours.tokensOf(ada);
    expect((await ours.act(id, 'resend')).code).toBe('too_many_requests');
    after(1);
    expect((await ours.act(id, 'resend')).status).toBe(200);
    const [fresh = ''] = await ours.tokensOf(ada);
    expect((await candidate(service, old).open()).code).toBe('token_expired');
    expect((await candidate(service, fresh).open()).status).toBe(200);
  });

  test('of a running interview is sent again without cutting it', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada);
    const [old = ''] = await ours.tokensOf(ada);
    await candidate(service, old).start();
    after(0.2);
    expect((await ours.act(id, 'resend')).status).toBe(200);
    const [fresh = ''] = await ours.tokensOf(ada);
    for (const token of [old, fresh]) {
      expect((await candidate(service, token).clock()).data.status).toBe('in-progress');
    }
  });

  test('that was cancelled says so to the candidate, and cannot be begun', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada, { reminderHours: [24] });
    const [token = ''] = await ours.tokensOf(ada);
    const cancel = { reason: 'The job is filled.', tellsCandidate: true };
    expect((await ours.act(id, 'cancel', cancel)).status).toBe(200);
    expect((await ours.act(id, 'cancel', { ...cancel, reason: 'Again' })).status).toBe(200);
    expect((await candidate(service, token).open()).code).toBe('interview_cancelled');
    expect((await candidate(service, token).start()).code).toBe('interview_cancelled');
    const mails = await service.mailsTo(ada);
    const told = mails.filter(({ text }) => text.includes('The job is filled.'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain('interview?token=');
    expect(told[0]?.text).not.toContain('needs?token=');
    const { state, cancelReason, mails: log } = await ours.invitation(id);
    expect([state, cancelReason, log.length]).toEqual(['cancelled', 'The job is filled.', 2]);
    const over = await ours.act(id, 'extend', {
      ...{ closesAt: ours.hours(99), timeZone: 'UTC', tellsCandidate: false },
    });
    expect(over.code).toBe('interview_over');
  });

  test('cancelled at the moment of its start is one or the other, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = address();
      const id = await ours.inviteOne(ada);
      const [token = ''] = await ours.tokensOf(ada);
      const [cancelled, started] = await Promise.all([
        ours.act(id, 'cancel', { reason: '', tellsCandidate: false }),
        candidate(service, token).start(),
      ]);
      const verdicts = [cancelled.code ?? 'done', started.code ?? 'done'];
      expect([
        ['done', 'interview_cancelled'],
        ['already_started', 'done'],
      ]).toContainEqual(verdicts);
      const { state } = await ours.invitation(id);
      expect(state).toBe(started.code === undefined ? 'in-progress' : 'cancelled');
    }
  });

  test('under way cannot be cancelled, moved or changed, and outlives its window', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada, { closesAt: ours.hours(0.5) });
    const [token = ''] = await ours.tokensOf(ada);
    await candidate(service, token).start();
    const replies = [
      await ours.act(id, 'cancel', { reason: '', tellsCandidate: true }),
      await ours.act(id, 'extend', {
        closesAt: ours.hours(9),
        timeZone: 'UTC',
        tellsCandidate: true,
      }),
      await ours.call('PUT', `/api/scheduling/${id}/accommodations`, nothingGranted),
    ];
    expect(replies.map(({ code }) => code)).toEqual(Array(3).fill('already_started'));
    after(0.55);
    expect((await candidate(service, token).clock()).data.status).toBe('in-progress');
  });

  test('that expired is revived by a new window, with the link that the candidate has', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada, { closesAt: ours.hours(1) });
    const [token = ''] = await ours.tokensOf(ada);
    after(2);
    expect((await candidate(service, token).open()).code).toBe('token_expired');
    expect((await ours.invitation(id)).state).toBe('expired');
    expect((await ours.act(id, 'resend')).code).toBe('interview_over');
    const later = { closesAt: ours.hours(24), timeZone: 'UTC', tellsCandidate: true };
    expect((await ours.act(id, 'extend', later)).status).toBe(200);
    expect((await candidate(service, token).start()).status).toBe(200);
    expect((await service.mailsTo(ada))[0]?.subject).toContain('(UTC)');
  });

  test('tells its deadline by the clock that the candidate chose for a live interview, and by the company’s', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada);
    const { rows } = await service.owner.query(
      `insert into interview_schedules
         (company_id, job_id, candidate_id, opens_at, closes_at, created_by_account_id, kind)
       select company_id, job_id, candidate_id, opens_at, closes_at, created_by_account_id, 'live'
         from interview_schedules where company_id = $1 and id = $2 returning id`,
      [ours.companyId, id],
    );
    await ours.plant('appointments', {
      ...{
        schedule_id: rows[0].id,
        kind: 'technical',
        state: 'booked',
        beginning: 'candidate-picks',
      },
      ...{ minutes: 30, buffer_before: 0, buffer_after: 0, notice_hours: 0, round: 1 },
      ...{ last_day: '2027-02-01', time_zone: 'Europe/Oslo', candidate_zone: 'Asia/Tokyo' },
      ...{ place_kind: 'link', place_text: 'https://meet.example/room', message: '' },
      ...{ starts_at: ours.hours(40), ends_at: ours.hours(41) },
    });
    const later = { closesAt: ours.hours(30), timeZone: 'Europe/Oslo', tellsCandidate: true };
    expect((await ours.act(id, 'extend', later)).status).toBe(200);
    expect((await service.mailsTo(ada))[0]?.text).toContain(
      '(Asia/Tokyo, GMT+9; Sunday 22 November 2026, 17:00 in Europe/Oslo). It takes',
    );
  });

  test('grants more time and fewer monitors, to the candidate and to no log', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada);
    const [token = ''] = await ours.tokensOf(ada);
    const granted = {
      ...{ extraMinutes: 10, monitorsOff: ['eye'], keyboardNavigation: true, noCamera: true },
      breaks: { count: 2, minutes: 10 },
    };
    await ours.call('PUT', `/api/scheduling/${id}/accommodations`, granted);
    expect((await ours.invitation(id)).accommodations).toEqual(granted);
    expect((await candidate(service, token).open()).data).toMatchObject({
      ...{ minutes: 50, isCameraAsked: false },
    });
    expect((await candidate(service, token).start()).data.keyboardNavigation).toBe(true);
    const about = `object_kind = 'interview' and object_id = '${id}'`;
    const rows = await openedAudit(service, ours.companyId, about);
    expect(rows.map(({ action }) => action)).toEqual([
      'interview.invited',
      'interview.accommodated',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/extraMinutes|monitorsOff|noCamera|breaks/);
    const half = { ...granted, breaks: { count: 2, minutes: 0 } };
    const refused = await ours.call('PUT', `/api/scheduling/${id}/accommodations`, half);
    expect(refused.code).toBe('validation_failed');
  });

  test('is one entry of a calendar, which follows its window and its end', async () => {
    const ada = address();
    const id = await ours.inviteOne(ada);
    const windowOf = { closesAt: ours.hours(99), timeZone: 'UTC', tellsCandidate: true };
    await ours.act(id, 'extend', windowOf);
    const { calendar } = await ours.invitation(id);
    await ours.act(id, 'resend');
    after(1);
    await ours.act(id, 'cancel', { reason: '', tellsCandidate: true });
    expect((await ours.invitation(id)).calendar).toBeNull();
    // Mails of one moment come in any order; the sequence is what calendars go by.
    const sequenceOf = (content: string) => /SEQUENCE:(\d)/.exec(content)?.[1] ?? '';
    const files = (await service.mailsTo(ada))
      .flatMap((mail) => mail.calendar ?? [])
      .toSorted((a, b) => sequenceOf(a.content).localeCompare(sequenceOf(b.content)));
    const facts = files.map(({ method, content }) => [
      method,
      sequenceOf(content),
      /UID:(\S+)/.exec(content)?.[1],
    ]);
    const uid = facts[0]?.[2];
    expect(uid).toMatch(/^candor-/);
    expect(facts).toEqual([
      ['PUBLISH', '0', uid],
      ['PUBLISH', '1', uid],
      ['CANCEL', '2', uid],
    ]);
    const until = ours.hours(98).replaceAll(/[-:]|\.\d{3}/g, '');
    expect(files[1]?.content).toContain(`DTEND:${until}`);
    expect(calendar).toContain(`UID:${uid}`);
    expect(files.map(({ content }) => content).join('')).not.toContain('token=');
  });
});

test('the list of interviews says of every invitation what the rule says', async () => {
  const ids = [await ours.inviteOne(address()), await ours.inviteOne(address())];
  await ours.act(ids[0] ?? 0, 'cancel', { reason: '', tellsCandidate: false });
  after(100);
  const { data } = await ours.call('GET', '/api/interviews');
  const states = new Set<string>();
  for (const { interviewScheduleID, state } of data.interviews) {
    expect((await ours.invitation(interviewScheduleID)).state).toBe(state);
    states.add(state);
  }
  expect([...states]).toEqual(expect.arrayContaining(['cancelled', 'expired', 'in-progress']));
});
