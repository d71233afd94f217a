import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';
import { type Office, openOffice } from '../scheduling/test-scheduling.ts';
import { answer, answerMail, asked, colleague, invite, nothing, whole } from './test-needs.ts';

const breaksOf = ({ breaks }: Pick<typeof nothing, 'breaks'>) => ({ breaks });

let now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let ours: Office;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openOffice(service);
});
afterAll(() => service.close());

describe('a candidate', () => {
  test('asks by the link of the invitation, reads by when, and has begun nothing', async () => {
    const ada = await invite(service, ours);
    const mails = await service.mailsTo(ada.email);
    expect(mails[0]?.text).toContain(`/needs?token=${ada.token}`);
    expect((await ada.open()).data).toMatchObject({ need: null, place: 'waiting', replyDays: 2 });
    const { data } = await ada.ask();
    expect(data.need).toMatchObject({
      ...{ state: 'open', asked, answer: '', offered: null, answeredAt: null },
      replyBy: '2026-11-23T10:00:00.000Z',
    });
    const { state, openedAt } = await ours.invitation(ada.id);
    expect([state, openedAt]).toEqual(['invited', null]);
    expect((await ada.start()).status).toBe(200);
  });

  test('has one ask at a time, and asks for something', async () => {
    const ada = await invite(service, ours);
    const empty = { ...asked, extraPercent: 0, noCamera: false };
    expect((await ada.ask({ asked: empty })).code).toBe('validation_failed');
    const unsaid = { asked: { ...empty, somethingElse: true }, words: ' ' };
    expect((await ada.ask(unsaid)).code).toBe('validation_failed');
    const both = await Promise.all([ada.ask(), ada.ask()]);
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      'changed_meanwhile',
      'done',
    ]);
  });

  test('withdraws it and asks again, ten times at most', async () => {
    const ada = await invite(service, ours);
    for (let count = 0; count < 10; count += 1) {
      const need = await ada.asks();
      expect((await ada.send('withdrawal', need)).data.need.state).toBe('withdrawn');
      expect((await ada.send('withdrawal', { ...need, revision: 2 })).code).toBe('need_closed');
    }
    expect((await ada.ask()).code).toBe('need_closed');
  });

  test('asks for nothing once the interview began, and a late answer changes nothing', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    await ada.start();
    expect((await ada.open()).data).toMatchObject({ place: 'begun', need: { state: 'open' } });
    const grant = { revision, accommodations: whole, words: '' };
    expect((await answer(ours.call, `${needID}/grant`, grant)).code).toBe('need_closed');
    const bert = await invite(service, ours);
    await bert.start();
    expect((await bert.ask()).code).toBe('need_closed');
  });

  test('reaches nobody else’s ask by their own link', async () => {
    const ada = await invite(service, ours);
    const bert = await invite(service, ours);
    const need = await ada.asks();
    expect((await bert.send('withdrawal', need)).code).toBe('not_found');
    expect((await ada.open()).data.need.state).toBe('open');
  });
});

describe('a company', () => {
  test('grants what was asked for: the interview has it, and the candidate is told', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    const half = { revision, accommodations: { ...whole, extraMinutes: 5 }, words: '' };
    expect((await answer(ours.call, `${needID}/grant`, half)).code).toBe('not_whole');
    const grant = { revision, accommodations: whole, words: 'Of course.' };
    expect((await answer(ours.call, `${needID}/grant`, grant)).status).toBe(200);
    expect((await ours.invitation(ada.id)).accommodations).toEqual(whole);
    const { mail, link } = await answerMail(service, ada.email);
    expect(link.pathname).toBe('/needs');
    expect(mail?.text).not.toMatch(/camera|minutes|Of course/);
    const { need, granted } = (await ada.open()).data;
    expect([need.state, need.answer, granted.extraMinutes]).toEqual(['granted', 'Of course.', 10]);
    expect((await ada.start()).data.timeLeft).toBeCloseTo(50);
  });

  test('of two who answer at once hears one', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    const { call } = await colleague(service, ours.companyId);
    const replies = await Promise.all([
      answer(ours.call, `${needID}/grant`, { revision, accommodations: whole, words: '' }),
      answer(call, `${needID}/offer`, { revision, accommodations: nothing, words: 'Or so?' }),
    ]);
    const codes = replies.map(({ code }) => code ?? 'done').toSorted();
    expect([
      ['changed_meanwhile', 'done'],
      ['done', 'need_closed'],
    ]).toContainEqual(codes);
  });

  test('grants at the moment of a start: the interview has it, or the answer is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ada = await invite(service, ours);
      const { needID, revision } = await ada.asks();
      const grant = { revision, accommodations: whole, words: '' };
      const [granted, started] = await Promise.all([
        answer(ours.call, `${needID}/grant`, grant),
        ada.start(),
      ]);
      const minutes = Math.round(started.data.timeLeft);
      expect([granted.code ?? 'done', minutes]).toEqual(
        granted.code === undefined ? ['done', 50] : ['need_closed', 40],
      );
    }
  });

  test('offers something else, which holds once the candidate says yes', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    const other = { ...nothing, extraMinutes: 5 };
    const offer = { revision, accommodations: other, words: 'Five minutes, with the camera on.' };
    expect((await answer(ours.call, `${needID}/offer`, { ...offer, words: '' })).code).toBe(
      'validation_failed',
    );
    expect((await answer(ours.call, `${needID}/offer`, offer)).status).toBe(200);
    expect((await ours.invitation(ada.id)).accommodations).toEqual(nothing);
    const { need } = (await ada.open()).data;
    expect(need).toMatchObject({ state: 'offered', offered: other, answer: offer.words });
    const yes = { needID, revision: need.revision, isAccepted: true };
    expect((await ada.send('offer-answer', yes)).data.need.state).toBe('accepted');
    expect((await ours.invitation(ada.id)).accommodations).toEqual(other);
    expect((await ada.send('offer-answer', yes)).code).toBe('changed_meanwhile');
  });

  test('takes nothing away by an answer: neither by another grant nor by a yes to an offer', async () => {
    const ada = await invite(service, ours);
    const first = await ada.asks();
    const grant = { revision: first.revision, accommodations: whole, words: '' };
    await answer(ours.call, `${first.needID}/grant`, grant);
    const breaks = { ...nothing, breaks: { count: 1, minutes: 5 } };
    const again = await ada.asks({ asked: { ...asked, extraPercent: 0, breaks: true } });
    const more = { revision: again.revision, accommodations: breaks, words: '' };
    expect((await answer(ours.call, `${again.needID}/grant`, more)).status).toBe(200);
    expect((await ours.invitation(ada.id)).accommodations).toEqual({
      ...whole,
      ...breaksOf(breaks),
    });

    const bert = await invite(service, ours);
    const { needID, revision } = await bert.asks();
    const offered = { ...nothing, extraMinutes: 5 };
    await answer(ours.call, `${needID}/offer`, {
      revision,
      accommodations: offered,
      words: 'Five?',
    });
    await ours.call('PUT', `/api/scheduling/${bert.id}/accommodations`, breaks);
    const yes = { needID, revision: revision + 1, isAccepted: true };
    expect((await bert.send('offer-answer', yes)).data.need.state).toBe('accepted');
    expect((await ours.invitation(bert.id)).accommodations).toEqual({
      ...offered,
      ...breaksOf(breaks),
    });
  });

  test('whose offer is turned down has to answer again, by a new time', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    const offer = { revision, accommodations: nothing, words: 'Would a call do?' };
    await answer(ours.call, `${needID}/offer`, offer);
    now = new Date(now.getTime() + 3_600_000);
    const no = { needID, revision: revision + 1, isAccepted: false };
    const { need } = (await ada.send('offer-answer', no)).data;
    expect(need).toMatchObject({ state: 'open', answer: '', offered: null });
    expect(new Date(need.replyBy).getTime()).toBe(now.getTime() + 48 * 3_600_000);
    const { data } = await ours.call('GET', `/api/needs/${needID}`);
    expect(data).toMatchObject({ state: 'open', wasTurnedDown: true });
  });

  test('declines by two people: before the second nothing is told', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    const second = await colleague(service, ours.companyId);
    const decline = { revision, reason: 'kanari-reason' };
    expect((await answer(ours.call, `${needID}/refusal`, { ...decline, reason: '' })).code).toBe(
      'validation_failed',
    );
    const before = (await service.mailsTo(ada.email)).length;
    expect((await answer(ours.call, `${needID}/refusal`, decline)).status).toBe(200);
    expect((await ada.open()).data.need).toMatchObject({ state: 'open', answer: '' });
    const confirm = { revision: revision + 1, isConfirmed: true };
    expect((await answer(ours.call, `${needID}/refusal/second`, confirm)).code).toBe(
      'second_person_needed',
    );
    expect(await service.mailsTo(ada.email)).toHaveLength(before);
    const seen = await second.call('GET', `/api/needs/${needID}`);
    expect(seen.data).toMatchObject({ state: 'confirming', isOwnAnswer: false });
    expect((await answer(second.call, `${needID}/refusal/second`, confirm)).status).toBe(200);
    const { need } = (await ada.open()).data;
    expect(need).toMatchObject({ state: 'declined', answer: 'kanari-reason' });
    expect(await service.mailsTo(ada.email)).toHaveLength(before + 1);
    expect((await ours.invitation(ada.id)).accommodations).toEqual(nothing);
  });

  test('opens it again where the second person does not agree', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    const second = await colleague(service, ours.companyId);
    await answer(ours.call, `${needID}/refusal`, { revision, reason: 'No.' });
    const no = { revision: revision + 1, isConfirmed: false };
    expect((await answer(second.call, `${needID}/refusal/second`, no)).status).toBe(200);
    const grant = { revision: revision + 2, accommodations: whole, words: '' };
    expect((await answer(second.call, `${needID}/grant`, grant)).status).toBe(200);
  });
});

describe('what a candidate needs', () => {
  test('is nobody’s to see who may not schedule, nor another company’s', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    const looking = [
      { featureId: 2, activityId: 4 },
      { featureId: 4, activityId: 21 },
      { featureId: 5, activityId: 0 },
    ];
    const reader = await colleague(service, ours.companyId, looking);
    const other = await openOffice(service);
    const grant = { revision, accommodations: whole, words: '' };
    for (const [call, code] of [
      [reader.call, 'not_allowed'],
      [other.call, 'not_found'],
    ] as const) {
      expect((await call('GET', `/api/needs/${needID}`)).code).toBe(code);
      expect((await answer(call, `${needID}/grant`, grant)).code).toBe(code);
    }
    expect((await other.call('GET', '/api/needs')).data.total).toBe(0);
  });

  test('stands in no entry of the log, no timeline, no export and no event', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    await answer(ours.call, `${needID}/grant`, {
      revision,
      accommodations: whole,
      words: 'kanari',
    });
    const about = `object_kind = 'interview' and object_id = '${ada.id}'`;
    const rows = await openedAudit(service, ours.companyId, about);
    expect(rows.map(({ action }) => action)).toEqual([
      ...['interview.invited', 'interview.need-asked', 'interview.need-answered'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/kanari|extra|camera|grant/i);
    const { candidateID } = await ours.invitation(ada.id);
    const admin = await colleague(service, ours.companyId, [
      { featureId: 4, activityId: 0 },
      { featureId: 5, activityId: 0 },
    ]);
    const shown = [
      await admin.call('GET', `/api/applicants/${candidateID}`),
      await admin.call('GET', `/api/applicants/${candidateID}/timeline`),
      await admin.call('GET', '/api/interviews'),
    ];
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(shown)).not.toMatch(/kanari|need/);
  });

  test('is listed by its promise, and told when that is over', async () => {
    const office = await openOffice(service);
    const ada = await invite(service, office);
    const bert = await invite(service, office);
    const late = await ada.asks();
    now = new Date(now.getTime() + 47 * 3_600_000);
    await bert.asks();
    now = new Date(now.getTime() + 3_600_000);
    const { data } = await office.call('GET', '/api/needs?show=overdue');
    expect(data.needs).toMatchObject([{ needID: late.needID, isOverdue: true, place: 'waiting' }]);
    expect((await office.call('GET', '/api/needs?show=waiting')).data.total).toBe(2);
    await service.runDue('need-overdue');
    const notices = async () =>
      (await office.call('GET', '/api/notifications')).data.notifications.filter(
        ({ title }: { title: string }) => title.includes('late'),
      );
    expect(await notices()).toHaveLength(1);
    await service.runDue('need-overdue');
    expect(await notices()).toHaveLength(1);
    expect((await office.call('GET', '/api/needs?show=answered')).data.total).toBe(0);
  });
});
