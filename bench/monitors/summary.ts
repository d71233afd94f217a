import type { Clip } from './clips.ts';
import { rateInterval } from './intervals.ts';
import type { Played } from './page-script.ts';
import type { Score } from './score.ts';

export interface Result {
  readonly clip: Clip;
  readonly played: Played;
  readonly score: Score;
}

/** A clip that could not be played is in no figure, and not left out silently. */
export interface Unplayed {
  readonly id: string;
  readonly incidents: readonly [];
  readonly verdict: 'not-played';
  readonly reason: string;
}

type Interval = readonly [number, number] | null;

export interface TypeFigures {
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
  readonly hits: number;
  readonly misses: number;
  readonly falseAlarms: number;
  readonly onsetP50Ms: number | null;
}

export interface GroupFigures {
  readonly group: string;
  readonly value: string;
  readonly monitor: 'face';
  readonly people: number;
  readonly clips: number;
  readonly hits: number;
  readonly misses: number;
  readonly recall: number | null;
  readonly falseAlarms: number;
  readonly cleanHours: number;
  readonly falseAlarmsPerCleanHour: number | null;
  readonly interval: Interval;
  /** This group's rate over the lowest of its kind; null while that one is nothing. */
  readonly ratio: number | null;
}

/** Above this a group is told more that is not so than another, and its signal is advisory. */
export const FAIR_RATIO = 1.25;

export interface Summary {
  readonly types: Readonly<Record<string, TypeFigures>>;
  readonly cleanHours: number;
  readonly cleanHoursPerMonitor: Readonly<Record<'face' | 'voice' | 'keyboard', number>>;
  readonly falseAlarmsPerCleanHour: Readonly<Record<'face' | 'voice' | 'keyboard', number | null>>;
  readonly intervals: Readonly<Record<'face' | 'voice' | 'keyboard', Interval>>;
  readonly groups: readonly GroupFigures[];
  /** Monitors that err for one group more than `FAIR_RATIO` times as often as for another. */
  readonly advisory: readonly GroupFigures['monitor'][];
  readonly clips: readonly object[];
}

const faceTypes = ['LOOKING_LEFT', 'LOOKING_RIGHT', 'LOOKING_UP', 'LOOKING_DOWN', 'LOOKING_AWAY'];
const order = ['NO_FACE', 'MULTIPLE_FACES', ...faceTypes, 'EYE_CORNER'];
const voiceOrder = ['VOICE_DETECTED', 'MULTIPLE_VOICE_DETECTED'];

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

function figuresOf(type: string, results: readonly Result[]): TypeFigures {
  const of = <One extends { readonly type: string }>(pick: (score: Score) => readonly One[]) =>
    results.flatMap(({ score }) => pick(score)).filter((one) => one.type === type);
  const onsets = of((score) => score.hits)
    .map(({ onsetMs }) => onsetMs)
    .toSorted((a, b) => a - b);
  const [hits, misses] = [onsets.length, of((score) => score.misses).length];
  const falseAlarms = of((score) => score.falseAlarms).length;
  const [precision, recall] = [share(hits, hits + falseAlarms), share(hits, hits + misses)];
  const f1 = share(2 * hits, 2 * hits + falseAlarms + misses);
  const onsetP50Ms = onsets[Math.floor((onsets.length - 1) / 2)] ?? null;
  return { precision, recall, f1, hits, misses, falseAlarms, onsetP50Ms };
}

const falseAlarmsIn = (results: readonly Result[]): number =>
  sum(results.map(({ score }) => score.falseAlarms.length));
const cleanHoursIn = (results: readonly Result[]): number =>
  rounded(sum(results.map(({ score }) => score.cleanS)) / 3600);

export function summarise(results: readonly Result[], unplayed: readonly Unplayed[] = []): Summary {
  const faces = results.filter(({ clip }) => clip.kind === 'video');
  const voices = results.filter(({ clip }) => clip.kind === 'audio');
  const hours = { face: cleanHoursIn(faces), voice: cleanHoursIn(voices), keyboard: 0 };
  const rate = (of: readonly Result[], clean: number) => share(falseAlarmsIn(of), clean);
  const groups = groupsOf(faces);
  return {
    types: Object.fromEntries([
      ...(faces.length > 0 ? order.map((type) => [type, figuresOf(type, faces)] as const) : []),
      ...(voices.length > 0
        ? voiceOrder.map((type) => [type, figuresOf(type, voices)] as const)
        : []),
    ]),
    cleanHours: rounded(hours.face + hours.voice),
    cleanHoursPerMonitor: hours,
    // No clip presses a key: what the keyboard reports, somebody did.
    falseAlarmsPerCleanHour: {
      face: rate(faces, hours.face),
      voice: rate(voices, hours.voice),
      keyboard: null,
    },
    intervals: {
      face: rateInterval(falseAlarmsIn(faces), hours.face),
      voice: rateInterval(falseAlarmsIn(voices), hours.voice),
      keyboard: null,
    },
    groups,
    advisory: isUnfair(groups) ? ['face'] : [],
    clips: [...results.map(lineOf), ...unplayed],
  };
}

const light = ({ conditions = [] }: Clip): string =>
  [
    'low_light',
    'dim_light',
    'backlight',
    'side_light',
    'overexposed',
    'changing_screen_light',
  ].find((one) => conditions.includes(one)) ?? 'ordinary';

function groupsOf(results: readonly Result[]): GroupFigures[] {
  // With several people in the picture nobody can say whom an alarm was about.
  const single = results.filter(({ clip }) => clip.people?.length === 1);
  const kinds: readonly (readonly [string, (clip: Clip) => string])[] = [
    ['skin tone', ({ people }) => people?.[0]?.skin_tone ?? 'unknown'],
    ['glasses', ({ people }) => (people?.[0]?.glasses ? 'yes' : 'no')],
    ['light', light],
  ];
  return kinds.flatMap(([group, valueOf]) => {
    const values = [...new Set(single.map(({ clip }) => valueOf(clip)))].toSorted();
    const figures = values.map((value) =>
      groupOf(
        group,
        value,
        single.filter(({ clip }) => valueOf(clip) === value),
      ),
    );
    const rates = ratesIn(figures);
    const lowest = Math.min(...rates);
    return figures.map((one) => ({
      ...one,
      ratio: lowest > 0 ? share(one.falseAlarmsPerCleanHour ?? 0, lowest) : null,
    }));
  });
}

const ratesIn = (groups: readonly GroupFigures[]): number[] =>
  groups.flatMap(({ falseAlarmsPerCleanHour: rate }) => rate ?? []);

/** Whether one group of a kind is told more than `FAIR_RATIO` times as often as another what is not so. */
function isUnfair(groups: readonly GroupFigures[]): boolean {
  const kinds = [...new Set(groups.map(({ group }) => group))];
  return kinds.some((kind) => {
    const rates = ratesIn(groups.filter(({ group }) => group === kind));
    return Math.max(0, ...rates) > FAIR_RATIO * Math.min(...rates);
  });
}

function groupOf(group: string, value: string, results: readonly Result[]): GroupFigures {
  const hits = sum(results.map(({ score }) => score.hits.length));
  const misses = sum(results.map(({ score }) => score.misses.length));
  const falseAlarms = falseAlarmsIn(results);
  const cleanHours = cleanHoursIn(results);
  return {
    group,
    value,
    monitor: 'face',
    people: new Set(results.map(({ clip }) => clip.people?.[0]?.pid)).size,
    clips: results.length,
    hits,
    misses,
    recall: share(hits, hits + misses),
    falseAlarms,
    cleanHours,
    falseAlarmsPerCleanHour: share(falseAlarms, cleanHours),
    interval: rateInterval(falseAlarms, cleanHours),
    ratio: null,
  };
}

function lineOf({ clip, played, score }: Result): object {
  const isRight = score.misses.length === 0 && score.falseAlarms.length === 0;
  return {
    id: clip.id,
    incidents: score.incidents.map(({ type, at, severity, confidence, truth }) => ({
      type,
      at_s: rounded(at),
      severity,
      confidence,
      truth,
    })),
    verdict: isRight ? 'right' : score.misses.length > 0 ? 'missed' : 'false-alarm',
    hits: score.hits,
    misses: score.misses,
    falseAlarms: score.falseAlarms,
    /** As specified, before judgement: what the counters count. */
    events: played.incidents.map(({ type, at }) => ({ type, at_s: rounded(at) })),
    frames: played.frames,
    framesPerSecond: rounded(played.rate),
    health: played.health,
  };
}
