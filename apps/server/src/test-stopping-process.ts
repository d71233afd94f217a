// Run by stop-in-order.test.ts as a process of its own: a real PostgreSQL, and in front of it a step that takes a while.
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { stopInOrder } from './stop-in-order.ts';

const say = (line: string) => writeSync(1, `${line}\n`);
const [dataDir = '', stateFolder = ''] = process.argv.slice(2);
const stops = stopInOrder({ onProblem: (problem) => void say(`problem ${String(problem)}`) });
const starting = startEmbeddedPostgres({ dataDir, stateFolder, mode: 'fast' });
stops.started(async () => {
  await (await starting).stop();
  say('database stopped');
});
say('starting');
const postgres = await starting;
stops.started(async () => {
  say('stopping');
  await pause(500);
  say('step stopped');
});
stops.started(async () => {
  throw new Error('a step that fails');
});
say(`ready ${postgres.pid()}`);
await pause(60_000);
