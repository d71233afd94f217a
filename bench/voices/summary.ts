import type { Score } from '../monitors/score.ts';
import { type Family, families, familyWords } from './families.ts';
import { type Figures, figuresOf, shareInterval } from './figures.ts';
import type { Half } from './sources.ts';

export interface Heard {
  readonly half: Half;
  readonly family: Family;
  readonly seconds: number;
  readonly score: Score;
}

export interface Row {
  readonly half: Half;
  /** null: all of them together. */
  readonly family: Family | null;
  readonly type: string;
  readonly trials: number;
  readonly minutes: number;
  readonly figures: Figures;
}

const types = ['VOICE_DETECTED', 'MULTIPLE_VOICE_DETECTED'] as const;

/** No trial is named: of the half that judges, nobody looks at one. */
export function summarise(heard: readonly Heard[]): Row[] {
  const halves = [...new Set(heard.map(({ half }) => half))];
  const kinds = [null, ...(Object.keys(families) as Family[])];
  return halves.flatMap((half) =>
    kinds.flatMap((family) => {
      const those = heard.filter(
        (one) => one.half === half && (family === null || one.family === family),
      );
      return types.map((type) => rowOf(half, family, type, those));
    }),
  );
}

function rowOf(half: Half, family: Family | null, type: string, heard: readonly Heard[]): Row {
  const count = (pick: (score: Score) => readonly { readonly type: string }[]) =>
    heard.flatMap(({ score }) => pick(score)).filter((one) => one.type === type).length;
  const figures = figuresOf(
    count(({ hits }) => hits),
    count(({ misses }) => misses),
    count(({ falseAlarms }) => falseAlarms),
  );
  const minutes = heard.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return { half, family, type, trials: heard.length, minutes, figures };
}

const words: Readonly<Record<Half, string>> = { tuned: 'tuned on', 'held-out': 'held out' };
const share = (value: number | null): string => (value === null ? '–' : value.toFixed(2));
const bounds = (part: number, whole: number): string => {
  const interval = shareInterval(part, whole);
  return interval === null ? '' : ` (${interval[0].toFixed(2)} to ${interval[1].toFixed(2)})`;
};

/** The tables of docs/accuracy.md. */
export function tablesOf(rows: readonly Row[]): string {
  const sums = rows.filter(({ family }) => family === null);
  const kinds = rows.filter(({ family }) => family !== null);
  return [
    '| type | half | trials | hits | misses | false | precision (95 %) | recall (95 %) | F1 |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...sums.map(({ type, half, trials, minutes, figures }) => {
      const { hits, misses, falseAlarms, precision, recall, f1 } = figures;
      const cells = [
        type,
        words[half],
        `${trials} (${minutes.toFixed(0)} min)`,
        hits,
        misses,
        falseAlarms,
        share(precision) + bounds(hits, hits + falseAlarms),
        share(recall) + bounds(hits, hits + misses),
        share(f1),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    '| what is heard | half | trials | a voice: hits, misses, false | several: hits, misses, false |',
    '| --- | --- | --- | --- | --- |',
    ...kinds
      .filter(({ type }) => type === types[0])
      .map((row) => {
        const other = kinds.find(
          ({ half, family, type }) =>
            half === row.half && family === row.family && type === types[1],
        );
        const counts = ({ hits, misses, falseAlarms }: Figures) =>
          `${hits}, ${misses}, ${falseAlarms}`;
        const what = row.family === null ? '' : familyWords[row.family];
        const several = other ? counts(other.figures) : '';
        return `| ${what} | ${words[row.half]} | ${row.trials} | ${counts(row.figures)} | ${several} |`;
      }),
  ].join('\n');
}
