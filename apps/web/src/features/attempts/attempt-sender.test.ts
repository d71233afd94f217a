import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AttemptJournal, openAttemptJournal, type WaitingAnswer } from './attempt-journal.ts';
import { createAttemptSender, type Saving } from './attempt-sender.ts';

let server: Server;
/** Replies that the test holds back until it gives them. */
let held: ServerResponse[];

beforeEach(async () => {
  held = [];
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

/** Node has no IndexedDB, which is a browser that refuses storage: the journal works in memory. */
async function roomOn(journal: AttemptJournal) {
  const told: Saving[] = [];
  const refused: string[] = [];
  const sender = createAttemptSender(
    journal,
    { token: `1.${'A'.repeat(43)}`, scheduleId: 3 },
    {
      onSaving: (saving) => told.push(saving),
      onAcknowledged: () => {},
      onRefused: (code) => refused.push(code),
      onExpired: () => {},
    },
  );
  return { sender, refused, state: () => told.at(-1)?.state };
}

function reply(status: number, body: unknown): void {
  const response = held.shift();
  response?.writeHead(status, { 'content-type': 'application/json' });
  response?.end(JSON.stringify(body));
}

const accepted = {
  success: true,
  statusCode: 200,
  data: { outcome: 'accepted', choice: 12, submissionStatus: 'submitted-answered' },
};

test('[BQ-7] nothing is saved before the server has acknowledged it', async () => {
  const { sender, state } = await roomOn(await openAttemptJournal());
  void sender.keep(answer);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(state()).toBe('waiting');
  reply(200, accepted);
  await vi.waitFor(() => expect(state()).toBe('saved'));
  sender.stop();
});

test('[BQ-7] an answer that a slow disk has not written yet is not saved', async () => {
  const journal = await openAttemptJournal();
  const written = Promise.withResolvers<void>();
  const slow: AttemptJournal = {
    ...journal,
    add: async (entry) => {
      await written.promise;
      await journal.add(entry);
    },
  };
  const { sender, state } = await roomOn(slow);
  void sender.keep(answer);
  await sender.flush();
  expect(state()).toBe('waiting');
  written.resolve();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  reply(200, accepted);
  await vi.waitFor(() => expect(state()).toBe('saved'));
  sender.stop();
});

test('[BQ-7] a page of somebody between us and the server leaves the answer waiting, and it goes out again', async () => {
  const journal = await openAttemptJournal();
  const { sender, refused, state } = await roomOn(journal);
  void sender.keep(answer);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  reply(404, 'Please sign in');
  await vi.waitFor(() => expect(state()).toBe('failed'));
  expect(await journal.list(3)).toHaveLength(1);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  reply(200, accepted);
  await vi.waitFor(() => expect(state()).toBe('saved'));
  expect(refused).toEqual([]);
  sender.stop();
});

test('[BQ-4] a refusal of the server ends the waiting and is told', async () => {
  const journal = await openAttemptJournal();
  const { sender, refused } = await roomOn(journal);
  void sender.keep(answer);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  const message = 'This answer cannot be changed!';
  const errors = [{ code: 'answer_locked', message }];
  reply(409, { success: false, statusCode: 409, message, errors });
  await vi.waitFor(() => expect(refused).toEqual(['answer_locked']));
  expect(await journal.list(3)).toEqual([]);
  sender.stop();
});
