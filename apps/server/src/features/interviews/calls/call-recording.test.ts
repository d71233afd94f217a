import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openLine } from '../../../platform/http/test-call-line.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createRecordedCalls, type SeatPage } from './test-recorded-call.ts';

let service: TestApp;
let origin: string;
let calls: Awaited<ReturnType<typeof createRecordedCalls>>;
let at = Date.parse('2027-01-18T08:00:00Z');
const open: Awaited<ReturnType<typeof openLine>>[] = [];

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(at) });
  origin = await service.app.listen({ host: '127.0.0.1', port: 0 });
  calls = await createRecordedCalls(service, () => new Date(at));
});
afterEach(() => {
  for (const line of open.splice(0)) line.leave();
});
afterAll(() => service.close());

async function listen({ token, page }: SeatPage) {
  const line = await openLine(origin, { token, page });
  open.push(line);
  return line;
}

/** Two in a call of an interview. */
async function two() {
  const { callId } = await calls.plant();
  const host = await calls.joined(callId);
  const guest = await calls.joined(callId, 'candidate');
  return { callId, host, guest };
}

test('[VL-9] a call is recorded from the last agreement on, and everybody is told so', async () => {
  const { callId, host, guest } = await two();
  const line = await listen(guest);
  const isRecording = ({ kind }: { kind: string }) => kind === 'recording';
  expect(await line.hears(isRecording)).toMatchObject({
    recordingID: null,
    state: 'off',
    mayAsk: false,
  });
  expect((await calls.ask(host)).status).toBe(200);
  expect(await line.hears(isRecording)).toMatchObject({
    ...{ recordingID: expect.any(Number), state: 'waiting', isAgreed: null },
  });
  expect(await calls.spans(callId)).toEqual([]);
  await calls.answer(guest, true);
  expect(await line.hears(isRecording)).toMatchObject({
    ...{ state: 'on', isAgreed: true, waitingFor: [] },
  });
  expect(await calls.spans(callId)).toEqual(['on']);
  await calls.stop(host);
  expect(await line.hears(isRecording)).toMatchObject({ state: 'off' });
  expect(await calls.spans(callId)).toEqual(['over']);
});

test('who comes later is asked before anything is recorded while they are in it', async () => {
  const { callId, host, guest } = await two();
  await calls.ask(host);
  await calls.answer(guest, true);
  const late = await calls.joined(callId);
  expect(await calls.spans(callId)).toEqual(['over']);
  await calls.answer(late, true);
  expect(await calls.spans(callId)).toEqual(['over', 'on']);
});

test('refusing and withdrawing pause it at once, cost nobody their place, and all is kept', async () => {
  const { callId, host, guest } = await two();
  await calls.ask(host);
  expect((await calls.answer(guest, false)).status).toBe(200);
  expect(await calls.spans(callId)).toEqual([]);
  const said = await calls.send('/api/call/chat', {
    token: guest.token,
    page: guest.page,
    text: 'x',
  });
  expect(said.status).toBe(200);
  await calls.answer(guest, true);
  await calls.answer(guest, false);
  // Said again by a page that did not hear the reply.
  expect((await calls.answer(guest, false)).status).toBe(200);
  expect(await calls.spans(callId)).toEqual(['over']);
  const text = `select answer, notice from call_recording_answers where seat_id = $1 order by id`;
  const { rows } = await service.owner.query(text, [guest.seatID]);
  expect(rows).toEqual(['refused', 'agreed', 'withdrawn'].map((answer) => ({ answer, notice: 1 })));
  // With whoever refused gone, the others go on.
  await calls.leave(guest);
  expect(await calls.spans(callId)).toEqual(['over', 'on']);
});

test('who withdraws from a page of another text of the question is heard all the same', async () => {
  const { callId, host, guest } = await two();
  await calls.ask(host);
  await calls.answer(guest, true);
  const body = { token: guest.token, page: guest.page, isAgreed: false, notice: 2 };
  expect((await calls.send('/api/call/recording/answer', body)).status).toBe(200);
  expect(await calls.spans(callId)).toEqual(['over']);
});

test('only an interviewer asks, in the call of an interview, and once', async () => {
  const { host, guest } = await two();
  expect((await calls.ask(guest)).code).toBe('asking_not_allowed');
  expect((await calls.answer(guest, true)).code).toBe('recording_not_asked');
  expect((await calls.stop(host)).code).toBe('recording_not_asked');
  await calls.ask(host);
  expect((await calls.ask(host)).code).toBe('recording_asked');
  expect((await calls.stop(guest)).code).toBe('asking_not_allowed');
  const body = { token: guest.token, page: guest.page, isAgreed: true, notice: 2 };
  expect((await calls.send('/api/call/recording/answer', body)).code).toBe('notice_changed');
  const other = await calls.plant(false);
  const alone = await calls.joined(other.callId);
  expect((await calls.ask(alone)).code).toBe('asking_not_allowed');
});

test('with whoever refused silent, it begins when their seat is given up, not when they were heard of', async () => {
  const { callId, host, guest } = await two();
  await calls.ask(host);
  await calls.answer(guest, false);
  at += 4 * 60_000;
  await calls.join(host);
  await service.runJob('tidy-calls');
  expect(await calls.spans(callId)).toEqual(['on']);
  const text = `select p.began_at from call_recording_spans p join call_recordings r
                  on r.company_id = p.company_id and r.id = p.call_recording_id where r.call_id = $1`;
  const { rows } = await service.owner.query(text, [callId]);
  expect(rows).toEqual([{ began_at: new Date(at) }]);
});

test('a recording that everybody left is ended, two minutes later', async () => {
  const { callId, host, guest } = await two();
  await calls.ask(host);
  await calls.answer(guest, true);
  await calls.leave(host);
  await calls.leave(guest);
  const isOpen = async () => {
    const text = 'select ended_at is null as open from call_recordings where call_id = $1';
    return (await service.owner.query(text, [callId])).rows[0].open as boolean;
  };
  at += 60_000;
  await service.runJob('tidy-calls');
  expect(await isOpen()).toBe(true);
  at += 90_000;
  await service.runJob('tidy-calls');
  expect(await isOpen()).toBe(false);
});
