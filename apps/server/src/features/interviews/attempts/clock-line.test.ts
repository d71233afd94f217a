import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openClockLine } from '../../../platform/http/test-call-line.ts';
import { MOST_LINES } from './clock-handlers.ts';
import { createTestRooms, minute } from './test-room.ts';

let rooms: Awaited<ReturnType<typeof createTestRooms>>;
let origin: string;
const open: { leave: () => void }[] = [];

beforeAll(async () => {
  rooms = await createTestRooms();
  origin = await rooms.app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const line of open) line.leave();
  await rooms.app.close();
});
beforeEach(() => rooms.after(0));

const breaks = { count: 2, minutes: 10 };

async function listen(token: string) {
  const line = await openClockLine(origin, token);
  open.push(line);
  return line;
}

/** In the room, and told how it stands. */
async function listening() {
  const scene = await rooms.started({ accommodations: { breaks } });
  const line = await listen(scene.invitation.token);
  const first = await line.hears(({ kind }) => kind === 'clock');
  return { ...scene, line, first };
}

test('[BQ-7] a line begins with what asking would have given', async () => {
  const { room, first } = await listening();
  const { data } = await room.clock();
  expect(first).toMatchObject({ kind: 'clock', ...data });
  expect(data).toMatchObject({ status: 'in-progress', deadlineAt: minute(30).getTime() });
});

test('[BQ-7] another device that takes the interview over is told of at once', async () => {
  const { room, line } = await listening();
  await room.enter({ deviceId: '0c5c26bb-8e34-4f3f-8f43-0f2d1e5f6a11' });
  expect(await line.hears(({ kind }) => kind === 'clock')).toMatchObject({ life: 2 });
});

test('a break and its end move the deadline of every page that listens', async () => {
  const { room, line } = await listening();
  rooms.after(5);
  await room.takeBreak(1);
  const resting = { breakEndsAt: minute(15).getTime(), deadlineAt: minute(40).getTime() };
  expect(await line.hears(({ kind }) => kind === 'clock')).toMatchObject(resting);
  rooms.after(7);
  await room.endBreak(1);
  const ended = { breakEndsAt: null, deadlineAt: minute(32).getTime() };
  expect(await line.hears(({ kind }) => kind === 'clock')).toMatchObject(ended);
});

test('[BI-8] a submission is told to the page that did not make it', async () => {
  const { room, line } = await listening();
  await room.submit(1);
  expect(await line.hears(({ kind }) => kind === 'clock')).toMatchObject({ status: 'submitted' });
});

test('the time is said again and again while nothing changes, by the server’s clock', async () => {
  const { line } = await listening();
  rooms.after(3);
  const beats = [];
  for (let n = 0; n < 2; n += 1) beats.push(await line.hears(({ kind }) => kind === 'beat'));
  expect(beats.map(({ now }) => now)).toEqual([minute(3).getTime(), minute(3).getTime()]);
});

test('an answer tells nobody anything', async () => {
  const { room, line, questions } = await listening();
  const [question] = questions;
  if (question === undefined) throw new Error('no question');
  expect((await room.answer(rooms.give(question, null, 1))).code).toBe('ok');
  await room.submit(1);
  expect(await line.hears(({ kind }) => kind === 'clock')).toMatchObject({ status: 'submitted' });
});

test('what happens in one interview is not told in another', async () => {
  const [mine, other] = [await listening(), await listening()];
  await other.room.submit(1);
  await other.line.hears(({ kind }) => kind === 'clock');
  await mine.line.hears(({ kind }) => kind === 'beat');
  await mine.room.submit(1);
  expect(await mine.line.hears(({ kind }) => kind === 'clock')).toMatchObject({
    status: 'submitted',
    life: 1,
  });
  expect(mine.line.told.filter(({ kind }) => kind === 'clock')).toEqual([]);
});

test('a link that nobody may use any more opens no line', async () => {
  const { token } = (await rooms.arrive()).invitation;
  await expect(listen(`${token.slice(0, -3)}xyz`)).rejects.toThrow('refused');
});

test('[BQ-6] a link that is taken back is told nothing more', async () => {
  const { invitation, line } = await listening();
  await rooms.app.owner.query('update links set revoked_at = now() where schedule_id = $1', [
    invitation.scheduleId,
  ]);
  await line.ends();
  expect(line.told.filter(({ kind }) => kind === 'clock')).toEqual([]);
  await expect(listen(invitation.token)).rejects.toThrow('refused: 401');
});

test('one link holds few lines of a node: with one more the oldest is hung up on', async () => {
  const { invitation, line: oldest } = await listening();
  const lines = [];
  for (let n = 0; n < MOST_LINES; n += 1) {
    const line = await listen(invitation.token);
    await line.hears(({ kind }) => kind === 'clock');
    lines.push(line);
  }
  await oldest.ends();
  expect(await lines[0]?.hears(({ kind }) => kind === 'beat')).toMatchObject({ kind: 'beat' });
});

test('whoever does not hold the line is told how it stands, and hung up on', async () => {
  const { invitation } = await rooms.started();
  const { statusCode, body } = await rooms.app.app.inject({
    method: 'POST',
    url: '/api/attempts/clock/stream',
    payload: { token: invitation.token },
  });
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^id: \d+\ndata: \{"kind":"clock",.+"status":"in-progress".+\}\n\n$/);
});
