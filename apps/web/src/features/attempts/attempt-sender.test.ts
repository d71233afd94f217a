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
  let troubles = 0;
  const sender = createAttemptSender(
    journal,
    { token: `1.${'A'.repeat(43)}`, scheduleId: 3 },
    {
      onSaving: (saving) => told.push(saving),
      onAcknowledged: () => {},
      onRefused: (code) => refused.push(code),
      onTrouble: () => void (troubles += 1),
      onExpired: () => {},
    },
  );
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
  await vi.waitFor(() => expect(state()).toBe('waiting'));
  expect(await slow.list(3)).toEqual([]);
  written.resolve();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  reply(200, accepted);
  await vi.waitFor(() => expect(state()).toBe('saved'));
  sender.stop();
});

test('[BQ-7] whoever submits waits for an answer that a slow disk is still writing', async () => {
  const journal = await openAttemptJournal();
  const steps: string[] = [];
  const written = Promise.withResolvers<void>();
  const slow: AttemptJournal = {
    ...journal,
    add: async (entry) => {
      await written.promise;
      await journal.add(entry);
      steps.push('written');
    },
  };
  const { sender } = await roomOn(slow);
  void sender.keep(answer);
  const flushed = sender.flush().then(() => steps.push('flushed'));
  // All that a flush without the answer would have to do.
  await slow.list(3);
  await slow.refused(3);
  written.resolve();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  steps.push('acknowledged');
  reply(200, accepted);
  await flushed;
  expect(steps).toEqual(['written', 'acknowledged', 'flushed']);
  sender.stop();
});

test('[BQ-7] whoever submits waits for an answer that a run under way did not see', async () => {
  const journal = await openAttemptJournal();
  const steps: string[] = [];
  const read = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  let isFirst = true;
  const slow: AttemptJournal = {
    ...journal,
    list: async (scheduleId) => {
      const found = await journal.list(scheduleId);
      if (isFirst) {
        isFirst = false;
        first.resolve();
        await read.promise;
      }
      return found;
    },
  };
  const { sender } = await roomOn(slow);
  void sender.flush();
  await first.promise;
  await sender.keep(answer);
  const flushed = sender.flush().then(() => steps.push('flushed'));
  read.resolve();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  steps.push('acknowledged');
  reply(200, accepted);
  await flushed;
  expect(steps).toEqual(['acknowledged', 'flushed']);
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
  refuse(409, 'answer_locked');
  await vi.waitFor(() => expect(refused).toEqual(['answer_locked']));
  expect(await journal.list(3)).toEqual([]);
  // The server has kept it apart: it is not on this computer only.
  expect(await journal.refused(3)).toEqual([]);
  sender.stop();
});

test.each([
  [404, 'unknown_question'],
  [422, 'unknown_option'],
  [409, 'not_started'],
  [422, 'validation_failed'],
])(
  '[BQ-7] an answer that the server keeps nowhere (%s %s) stays on this computer',
  async (status, code) => {
    const journal = await openAttemptJournal();
    const { sender, refused, last } = await roomOn(journal);
    void sender.keep(answer);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    refuse(status, code);
    await vi.waitFor(() =>
      expect(last()).toEqual({ state: 'saved', waiting: [], refused: [answer] }),
    );
    expect(refused).toEqual([code]);
    expect(await journal.list(3)).toEqual([]);
    sender.stop();
  },
);

test('[BQ-6] an error of the server is told once, until it takes an answer again', async () => {
  const { sender, state, troubles } = await roomOn(await openAttemptJournal());
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
  sender.stop();
});

test('[BQ-6] a connection that breaks is no error of the server', async () => {
  const { sender, state, troubles } = await roomOn(await openAttemptJournal());
  void sender.keep(answer);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  held.shift()?.destroy();
  await vi.waitFor(() => expect(state()).toBe('failed'));
  expect(troubles()).toBe(0);
  sender.stop();
});
