import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlierAttempts, type WaitingAnswer } from './attempt-outbox.ts';
import { type AttemptSender, openAttemptSender, type Saving } from './attempt-sender.ts';

let server: Server;
/** Replies that the test holds back until it gives them. */
let held: ServerResponse[];
let senders: AttemptSender[];

beforeEach(async () => {
  held = [];
  senders = [];
  server = createServer((request, response) => {
    request.resume();
    held.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/bot-interview`));
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  for (const sender of senders) sender.stop();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const answer: WaitingAnswer = {
  type: 'answer',
  scheduleId: 3,
  botInterviewQuestionID: 7,
  choice: 12,
  life: 1,
  revision: 1,
  answeredAt: 1_000,
};

/** Node has no IndexedDB, which is a browser that refuses storage: the outbox works in memory. */
async function openRoom() {
  const told: Saving[] = [];
  const refused: string[] = [];
  let troubles = 0;
  const sender = await openAttemptSender(
    { token: `1.${'A'.repeat(43)}`, scheduleId: 3 },
    {
      onSaving: (saving) => told.push(saving),
      onAcknowledged: () => {},
      onRefused: (code) => refused.push(code),
      onTrouble: () => void (troubles += 1),
      onExpired: () => {},
    },
  );
  senders.push(sender);
  return {
    sender,
    refused,
    state: () => told.at(-1)?.state,
    last: () => told.at(-1),
    troubles: () => troubles,
  };
}

function reply(status: number, body: unknown): void {
  const response = held.shift();
  response?.writeHead(status, { 'content-type': 'application/json' });
  response?.end(JSON.stringify(body));
}

function refuse(status: number, code: string): void {
  const message = 'Refused';
  reply(status, { success: false, statusCode: status, message, errors: [{ code, message }] });
}

const accepted = {
  success: true,
  statusCode: 200,
  data: { outcome: 'accepted', choice: 12, submissionStatus: 'submitted-answered' },
};

test('[BQ-7] nothing is saved before the server has acknowledged it', async () => {
  const { sender, state } = await openRoom();
  void sender.keep(answer);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(state()).toBe('waiting');
  reply(200, accepted);
  await vi.waitFor(() => expect(state()).toBe('saved'));
});

test('[BQ-7] a page of somebody between us and the server leaves the answer waiting, and it goes out again', async () => {
  const { sender, refused, state } = await openRoom();
  void sender.keep(answer);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  reply(404, 'Please sign in');
  await vi.waitFor(() => expect(state()).toBe('failed'));
  expect(await sender.waiting()).toHaveLength(1);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  reply(200, accepted);
  await vi.waitFor(() => expect(state()).toBe('saved'));
  expect(refused).toEqual([]);
});

test('[BQ-4] a refusal of the server ends the waiting and is told', async () => {
  const { sender, refused, last } = await openRoom();
  void sender.keep(answer);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  refuse(409, 'answer_locked');
  await vi.waitFor(() => expect(refused).toEqual(['answer_locked']));
  expect(await sender.waiting()).toEqual([]);
  // The server has kept it apart: it is not on this computer only.
  await vi.waitFor(() => expect(last()).toEqual({ state: 'saved', waiting: [], refused: [] }));
});

test.each([
  [404, 'unknown_question'],
  [422, 'unknown_option'],
  [409, 'not_started'],
  [422, 'validation_failed'],
])(
  '[BQ-7] an answer that the server keeps nowhere (%s %s) stays on this computer',
  async (status, code) => {
    const { sender, refused, last } = await openRoom();
    void sender.keep(answer);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    refuse(status, code);
    await vi.waitFor(() =>
      expect(last()).toEqual({ state: 'saved', waiting: [], refused: [answer] }),
    );
    expect(refused).toEqual([code]);
    expect(await sender.waiting()).toEqual([]);
  },
);

test('[BQ-6] an error of the server is told once, until it takes an answer again', async () => {
  const { sender, state, troubles } = await openRoom();
  void sender.keep(answer);
  for (const _ of [1, 2]) {
    await vi.waitFor(() => expect(held).toHaveLength(1));
    refuse(500, 'internal_error');
  }
  // The third try comes after a longer pause.
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 5_000 });
  expect(troubles()).toBe(1);
  reply(200, accepted);
  await vi.waitFor(() => expect(state()).toBe('saved'));
  void sender.keep({ ...answer, revision: 2 });
  await vi.waitFor(() => expect(held).toHaveLength(1));
  refuse(503, 'temporarily_unavailable');
  await vi.waitFor(() => expect(troubles()).toBe(2));
});

test('[BQ-6] a connection that breaks is no error of the server', async () => {
  const { sender, state, troubles } = await openRoom();
  void sender.keep(answer);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  held.shift()?.destroy();
  await vi.waitFor(() => expect(state()).toBe('failed'));
  expect(troubles()).toBe(0);
});

test('[BQ-7] whoever submits waits for what was given, and hears of a link that serves no longer', async () => {
  const { sender, last } = await openRoom();
  void sender.keep(answer);
  const flushed = sender.flush();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  refuse(401, 'token_expired');
  await flushed;
  expect(await sender.waiting()).toEqual([answer]);
  await vi.waitFor(() => expect(last()).toMatchObject({ waiting: [answer], refused: [] }));
});

test('[BQ-7] what an earlier release left of this interview is taken over as it was', () => {
  const { report } = earlierAttempts(3);
  const event = { type: 'event', scheduleId: 3, eventKey: 'k', kind: 'resumed', life: 1 };
  expect(report({ entry: answer }, 4)).toMatchObject({ key: '1/1', seq: 4, state: 'waiting' });
  expect(report({ entry: event }, 5)).toMatchObject({ key: 'k', body: event, reason: null });
  expect(report({ entry: answer, refusedBy: 'unknown_question' }, 6)).toMatchObject({
    ...{ state: 'refused', reason: 'unknown_question' },
  });
  expect(report({ entry: { ...answer, scheduleId: 4 } }, 7)).toBeNull();
});
