// npm run bench:voices -- --media FOLDER [--half tuned|held-out] [--every 1] [--out FILE.json]
//   [--table docs/accuracy.md]
// Mixes the open clips into hundreds of labelled trials (rooms, noise, music, coughs, two and three people), lets the
// voice rules hear them without a browser and scores what they report. The same seed gives the same trials. What the
// rules were tuned on and what they are judged on share no person, no cough and no music: see voices/sources.ts.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBetweenMarks } from './monitors/marks.ts';
import { type Family, families } from './voices/families.ts';
import { listen } from './voices/listen.ts';
import { type Half, readSources } from './voices/sources.ts';
import { type Heard, summarise, tablesOf } from './voices/summary.ts';
import { makeTrial } from './voices/trials.ts';

const { values } = parseArgs({
  options: {
    media: { type: 'string' },
    half: { type: 'string' },
    /** Each so-manieth trial of a family only: for a machine with little time. */
    every: { type: 'string', default: '1' },
    out: { type: 'string' },
    table: { type: 'string' },
  },
});

const halves: readonly Half[] = ['tuned', 'held-out'];
const { media } = values;
if (media === undefined || !existsSync(join(media, 'labels'))) {
  console.error(
    'Give --media FOLDER: the open clips, with their sounds in audio/ and labels/*.json beside them. ' +
      'Without them there is nothing to mix. FFmpeg reads them.',
  );
  process.exit(2);
}
const heard = halves
  .filter((half) => values.half === undefined || values.half === half)
  .flatMap((half) => measure(media, half));
const summary = summarise(heard);
if (values.out) writeFileSync(values.out, `${JSON.stringify(summary, null, 2)}\n`);
const tables = tablesOf(summary);
console.log(tables);
if (values.table) writeBetweenMarks(values.table, 'voices', tables);

function measure(folder: string, half: Half): Heard[] {
  const every = Math.max(1, Number(values.every));
  const sources = readSources(folder, half);
  return (Object.keys(families) as Family[]).flatMap((family) =>
    Array.from({ length: Math.ceil(families[family] / every) }, (_, n) => {
      const { sound, clip } = makeTrial(half, family, n * every, sources);
      return { half, family, seconds: clip.duration_s, score: listen(sound, clip) };
    }),
  );
}
