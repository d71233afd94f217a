// npm run bench:monitors -- --media FOLDER --out FILE.json [--table docs/accuracy.md] [--only ID,…]
// Plays every clip of the folder in real time as the camera or microphone of a real Chromium, through the monitors
// as they ship, and scores what they report. About as long as the clips are, and ten seconds more for each.
// npm run bench:monitors -- --media FOLDER --speed [--minutes 10] [--peer FOLDER]: what a frame costs, see
// bench/monitors/speed.ts. The peer's folder is one where `npm i @vladmandic/human @tensorflow/tfjs-backend-wasm` ran.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeFace } from '@candor/monitors/face';
import { type Clip, readClips } from './monitors/clips.ts';
import type { Played, PlayedIncident } from './monitors/page-script.ts';
import { servePage } from './monitors/page-server.ts';
import { writeBetweenMarks } from './monitors/marks.ts';
import { play } from './monitors/play.ts';
import { score } from './monitors/score.ts';
import { measureSpeed } from './monitors/speed.ts';
import { type Result, summarise, type Unplayed } from './monitors/summary.ts';
import { tablesOf } from './monitors/table.ts';

const { values } = parseArgs({
  options: {
    media: { type: 'string' },
    out: { type: 'string' },
    table: { type: 'string' },
    only: { type: 'string', default: '' },
    speed: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    peer: { type: 'string' },
  },
});
if (values.media === undefined)
  throw new Error('--media FOLDER: where the clips and their labels are');

const scratch = mkdtempSync(join(tmpdir(), 'candor-monitors-'));
const server = await servePage(values.peer ?? null);
try {
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${cpus().length} cores, load ${load} before the run`);
  const only = values.only.split(',').filter(Boolean);
  if (values.speed) {
    const clips = readClips(values.media, only);
    await measureSpeed(server.origin, values.media, clips, scratch, {
      minutes: Number(values.minutes),
      hasPeer: values.peer !== undefined,
    });
  } else await measureAccuracy(values.media, readClips(values.media, only));
} finally {
  server.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function measureAccuracy(media: string, clips: readonly Clip[]): Promise<void> {
  const results: Result[] = [];
  const unplayed: Unplayed[] = [];
  /** After every clip: a run that is broken off leaves what it measured. */
  const keep = () => {
    const summary = summarise(results, unplayed);
    if (values.out) writeFileSync(values.out, `${JSON.stringify(summary, null, 2)}\n`);
  };
  for (const clip of clips) {
    const played = await playTwice(media, clip);
    if (typeof played === 'string') {
      unplayed.push({ id: clip.id, incidents: [], verdict: 'not-played', reason: played });
      console.log(`${clip.id.padEnd(28)}  not played: ${played}`);
      keep();
      continue;
    }
    const result = { clip, played, score: score(clip, likelyOf(clip, played)) };
    results.push(result);
    console.log(lineOf(result));
    keep();
  }
  const tables = tablesOf(summarise(results, unplayed));
  console.log(`\n${tables}`);
  if (values.table) writeBetweenMarks(values.table, 'measured', tables);
}

/** A browser may fail to open on a busy machine. @returns the reason when it failed again */
async function playTwice(media: string, clip: Clip): Promise<Played | string> {
  try {
    return await play(server.origin, media, clip, scratch);
  } catch {
    return play(server.origin, media, clip, scratch).catch(String);
  }
}

/** What a reviewer is shown as likely: the judgement that ships beside the specified events. */
function likelyOf(clip: Clip, { incidents }: Played): readonly PlayedIncident[] {
  if (clip.kind !== 'video') return incidents;
  const inMs = incidents.map((incident) => ({ ...incident, at: incident.at * 1000 }));
  const { likely } = judgeFace(inMs as unknown as Parameters<typeof judgeFace>[0]);
  return likely.map((incident) => ({ ...incident, at: incident.at / 1000 }));
}

function lineOf({ clip, played, score: { hits, misses, falseAlarms } }: Result): string {
  const wrong = [
    ...misses.map(({ type, from }) => `missed ${type} at ${from.toFixed(1)}`),
    ...falseAlarms.map(({ type, at }) => `false ${type} at ${at.toFixed(1)}`),
  ];
  const pace = played.rate > 0 ? `${played.rate.toFixed(1)} frames/s` : '';
  return [clip.id.padEnd(28), `${hits.length} hits`, pace, ...wrong].join('  ');
}
