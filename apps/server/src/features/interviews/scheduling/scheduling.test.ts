import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { candidate, nothingGranted, type Office, openOffice, person } from './test-scheduling.ts';

const now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let ours: Office;
let theirs: Office;
let made = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openOffice(service);
  theirs = await openOffice(service);
});
afterAll(() => service.close());

const address = (): string => {
  made += 1;
  return `person${made}@example.com`;
};

describe('inviting', () => {
  test('gives each candidate a mail with a link of their own, which opens the room', async () => {
    const [ada, bob] = [address(), address()];
    const reply = await ours.schedule([ada, bob]);
    expect(reply.data.invitations).toMatchObject([
      { name: 'Ada Lovelace', email: ada, outcome: 'invited' },
      { email: bob, outcome: 'invited' },
    ]);
    const [mail, ...others] = await service.mailsTo(ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Come, Ada');
    expect(mail?.text).toContain('We are Larkfield Robotics.');
    expect(mail?.text).toContain('until Tuesday 24 November 2026 at 11:00 (Europe/Oslo, GMT+1)');
    const [[first = ''], [second = '']] = [await ours.tokensOf(ada), await ours.tokensOf(bob)];
    expect(first).not.toBe(second);
    const opened = await candidate(service, first).open();
    expect(opened.data).toMatchObject({ jobTitle: 'Engineer', minutes: 40, status: 'not-started' });
  });

  test('the preview is the mail, but for its link and the address that it goes to', async () => {
    const ada = address();
    const {
      people: _people,
      requestKey: _key,
      reminderHours: _hours,
      movesApplications: _,
      ...window
    } = ours.bodyOf([]);
    const whom = { firstName: 'Ada', lastName: 'Lovelace', extraMinutes: 0 };
    const preview = await ours.call('POST', '/api/scheduling/preview', { ...window, ...whom });
    await ours.schedule([ada]);
    const [mail] = await service.mailsTo(ada);
    const plain = (text: string) =>
      text.replaceAll(/token=[\w.-]+/g, 'token=').replaceAll(/goes to \S+/g, 'goes to');
    expect(plain(preview.data.html)).toBe(plain(mail?.html ?? ''));
    expect(plain(preview.data.text)).toBe(plain(mail?.text ?? ''));
    expect(preview.data.subject).toBe(mail?.subject);
  });

  test('a double click, or a retry after a lost reply, invites once', async () => {
    const [ada, bob] = [address(), address()];
    const body = ours.bodyOf([ada, bob], { reminderHours: [24] });
    const send = () => ours.call('POST', '/api/scheduling', body);
    const replies = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(
      [await service.mailsTo(ada), await service.mailsTo(bob)].map((mails) => mails.length),
    ).toEqual([1, 1]);
    const other = await ours.call('POST', '/api/scheduling', { ...body, reminderHours: [] });
    expect([other.status, other.code]).toEqual([409, 'request_key_reused']);
  });

  test('a request that failed leaves its name free', async () => {
    const body = ours.bodyOf([address()], { message: '{{salary}}' });
    expect((await ours.call('POST', '/api/scheduling', body)).code).toBe('unknown_variable');
    const right = { ...body, message: 'Come.' };
    expect((await ours.call('POST', '/api/scheduling', right)).status).toBe(200);
  });

  test('who has an invitation for the job gets no second one, also from two requests at once', async () => {
    const ada = address();
    const replies = await Promise.all([ours.schedule([ada]), ours.schedule([ada])]);
    const outcomes = replies.map(({ data }) => data.invitations[0]);
    const words = new Set(outcomes.map(({ outcome }) => outcome));
    expect(words).toEqual(new Set(['invited', 'already-invited']));
    expect(new Set(outcomes.map(({ interviewScheduleID }) => interviewScheduleID)).size).toBe(1);
    expect(await service.mailsTo(ada)).toHaveLength(1);
  });

  test('200 candidates are invited by one request', async () => {
    const addresses = Array.from({ length: 200 }, address);
    const reply = await ours.schedule(addresses);
    expect(reply.status).toBe(200);
    const outcomes = new Set(
      reply.data.invitations.map(({ outcome }: { outcome: string }) => outcome),
    );
    expect([...outcomes]).toEqual(['invited']);
    const { rows } = await service.owner.query(
      'select count(distinct recipient)::int as people from mails where recipient = any($1)',
      [addresses],
    );
    expect(rows[0].people).toBe(200);
    // The mailbox keeps a hundred, and the other tests look into it.
    const drop = 'delete from mails where recipient = any($1)';
    await service.owner.query(drop, [addresses]);
    expect((await ours.schedule([...addresses, address()])).code).toBe('validation_failed');
  });

  test('[E10] of a hostile paste the good rows are invited, and the others say why', async () => {
    const [ada, eve] = [address(), address()];
    const hostile = { firstName: 'Eve\r\nBcc: x@evil.example\u2028<b>', lastName: '=cmd()' };
    const rows = [
      person(ada),
      person(ada.toUpperCase()),
      person('nobody'),
      person('a@b.example\r\nBcc: c@d.example'),
      person(eve, hostile),
    ];
    const { data } = await ours.schedule([], { people: rows });
    expect(data.invitations.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'invited',
      'listed-twice',
      'invalid-email',
      'invalid-email',
      'invited',
    ]);
    const [mail] = await service.mailsTo(eve);
    expect(mail?.subject).toBe('Come, Eve Bcc: x@evil.example <b>');
    expect(mail?.html).not.toContain('<b>');
  });

  test('[D2] candidates, jobs, tests and interviews of another company are not there', async () => {
    const candidateID = await theirs.plant('candidates', {
      ...{ email: address(), first_name: 'A', last_name: 'B' },
    });
    const foreign = [
      { people: [person('', { candidateID })] },
      { jobID: theirs.jobID },
      { blueprintID: theirs.blueprintID },
    ];
    for (const change of foreign) {
      const reply = await ours.schedule([address()], change);
      expect([reply.status, reply.code]).toEqual([404, 'not_found']);
    }
    const id = await theirs.inviteOne(address());
    const known = await ours.call('GET', `/api/scheduling/people?candidates=${candidateID}`);
    expect(known.data.people).toEqual([]);
    const replies = [
      await ours.call('GET', `/api/scheduling/${id}`),
      await ours.act(id, 'resend'),
      await ours.act(id, 'cancel', { reason: '', tellsCandidate: true }),
      await ours.act(id, 'extend', {
        closesAt: ours.hours(99),
        timeZone: 'UTC',
        tellsCandidate: true,
      }),
      await ours.call('PUT', `/api/scheduling/${id}/accommodations`, nothingGranted),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const reminded = await ours.call('POST', '/api/scheduling/remind', {
      interviewScheduleIDs: [id],
    });
    expect(reminded.data).toEqual({ reminded: 0, notWaiting: 0, remindedLately: 0 });
  });

  test('a window that cannot be, a draft, and a test without questions are refused by name', async () => {
    const draft = await ours.plant('jobs', { title: 'Draft', status: 'draft' });
    const empty = await ours.plant('blueprints', { name: 'Empty' });
    const codes = [
      await ours.schedule([address()], { closesAt: ours.hours(-1) }),
      await ours.schedule([address()], { timeZone: 'Mars/Olympus' }),
      await ours.schedule([address()], { jobID: draft }),
      await ours.schedule([address()], { blueprintID: empty }),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      'invalid_window',
      'unknown_time_zone',
      'job_not_published',
      'no_questions',
    ]);
  });

  test('[PR-3] asks for the right to schedule', async () => {
    const member = (...activities: number[]) =>
      people(service).plantMember(ours.companyId, {
        privileges: activities.map((activityId) => ({ featureId: 2, activityId })),
      });
    const [scheduler, reader] = [await member(5), await member(1, 2, 4)];
    const path = `/api/scheduling/choices?jobID=${ours.jobID}`;
    expect((await reader.call('GET', path)).status).toBe(403);
    const { data } = await scheduler.call('GET', path);
    expect(data.job.title).toBe('Engineer');
    const facts = { minutes: 40, questionCount: 1, skillNames: ['SQL'], monitors: [] };
    const isOurs = ({ blueprintID }: { blueprintID: number }) => blueprintID === ours.blueprintID;
    expect(data.blueprints.find(isOurs)).toMatchObject({ name: 'First talk', ...facts });
  });

  test('[PR-3] moving those who are invited asks for the right to move', async () => {
    const privileges = [{ featureId: 2, activityId: 5 }];
    const scheduler = await people(service).plantMember(ours.companyId, { privileges });
    const moving = ours.bodyOf([address()], { movesApplications: true });
    const refused = await scheduler.call('POST', '/api/scheduling', moving);
    expect(refused).toMatchObject({ status: 403, code: 'not_allowed' });
    const { data } = await scheduler.call('POST', '/api/scheduling', {
      ...moving,
      movesApplications: false,
    });
    expect(data.invitations).toMatchObject([{ outcome: 'invited', isMoved: false }]);
  });

  test.each(['eye', 'voice', 'keyboard'] as const)(
    '[ME-1] [MV-1] [KB-1] a test that watches only %s says just that',
    async (only) => {
      const columns = { eye: 'facial', voice: 'voice', keyboard: 'keyboard' };
      const blueprintID = await ours.plant('blueprints', {
        ...{ name: `Only ${only}`, [`${columns[only]}_tracking`]: true },
      });
      const { data } = await ours.call('GET', `/api/scheduling/choices?jobID=${ours.jobID}`);
      const isIt = (one: { blueprintID: number }) => one.blueprintID === blueprintID;
      expect(data.blueprints.find(isIt).monitors).toEqual([only]);
    },
  );

  test('an application for the job is tied to the interview, and moved to its stage when asked', async () => {
    const ada = address();
    const candidateID = await ours.plant('candidates', {
      ...{ email: ada, first_name: 'Grace', last_name: 'Hopper' },
    });
    const stage = { job_id: ours.jobID, position: 0, name: 'Applied', kind: 'applied' };
    const stageId = await ours.plant('job_stages', stage);
    const times = { applied_at: now, stage_since: now, source: 'added' };
    const place = { job_id: ours.jobID, candidate_id: candidateID, stage_id: stageId };
    const applicationId = await ours.plant('applications', { ...place, ...times });
    const found = await ours.call('GET', `/api/scheduling/people?jobID=${ours.jobID}`);
    expect(found.data.people).toMatchObject([{ candidateID, stageName: 'Applied', state: null }]);
    const bot = { ...stage, position: 1, name: 'Bot interview', kind: 'bot-interview' };
    const botStageId = await ours.plant('job_stages', bot);
    const { data } = await ours.schedule([], {
      people: [person('', { candidateID }), person(address())],
      movesApplications: true,
    });
    expect(data.invitations).toMatchObject([
      { name: 'Grace Hopper', email: ada, isMoved: true },
      { outcome: 'invited', isMoved: false },
    ]);
    const { rows } = await service.owner.query(
      'select application_id::int, stage_id::int from interview_schedules s join applications a on a.id = application_id where s.candidate_id = $1',
      [candidateID],
    );
    expect(rows).toEqual([{ application_id: applicationId, stage_id: botStageId }]);
    const searched = await ours.call(
      'GET',
      `/api/scheduling/people?jobID=${ours.jobID}&search=hopp`,
    );
    expect(searched.data.people[0].state).toBe('invited');
  });
});
