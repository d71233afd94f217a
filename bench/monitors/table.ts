import { FAIR_RATIO, type Summary, type TypeFigures } from './summary.ts';

const percent = (value: number | null): string => (value === null ? '–' : value.toFixed(2));
const number = (value: number | null): string => (value === null ? '–' : value.toFixed(1));
const interval = (value: readonly [number, number] | null): string =>
  value === null ? '–' : `${value[0].toFixed(1)} to ${value[1].toFixed(1)}`;

const targets: Readonly<Record<string, number>> = {
  NO_FACE: 0.95,
  MULTIPLE_FACES: 0.95,
  VOICE_DETECTED: 0.95,
  LOOKING_LEFT: 0.85,
  LOOKING_RIGHT: 0.85,
  LOOKING_UP: 0.85,
  LOOKING_DOWN: 0.85,
};

function typeRow([type, figures]: readonly [string, TypeFigures]): string {
  const { precision, recall, f1, hits, misses, falseAlarms, onsetP50Ms } = figures;
  const onset = onsetP50Ms === null ? '–' : `${(onsetP50Ms / 1000).toFixed(1)} s`;
  const target = targets[type];
  const reached = target === undefined || f1 === null ? '–' : f1 >= target ? 'yes' : '**no**';
  const values = [hits, misses, falseAlarms, percent(precision), percent(recall), percent(f1)];
  return `| ${[type, ...values, target ?? '–', reached, onset].join(' | ')} |`;
}

/** What the figures of the groups mean for the signal. */
function fairness({ groups, advisory }: Summary): string[] {
  if (groups.length === 0) return [];
  if (groups.every(({ falseAlarms }) => falseAlarms === 0)) {
    return ['No group had a false episode, so there is no ratio between them.', ''];
  }
  const told =
    advisory.length === 0
      ? `No group's rate is more than ${FAIR_RATIO} times another's.`
      : `**Advisory: ${advisory.join(', ')}.** A group's rate is more than ${FAIR_RATIO} times another's.`;
  return [told, ''];
}

/** The tables of docs/accuracy.md, between its two marks; everything around them is kept. */
export function tablesOf(summary: Summary): string {
  const { types, cleanHoursPerMonitor, falseAlarmsPerCleanHour, intervals, groups } = summary;
  const monitors = (['face', 'voice'] as const).filter((name) => cleanHoursPerMonitor[name] > 0);
  const clips = summary.clips as readonly {
    id: string;
    verdict: string;
    misses?: readonly { type: string; from: number }[];
    falseAlarms?: readonly { type: string; at: number }[];
    framesPerSecond?: number;
  }[];
  const bad = clips.filter(({ verdict }) => verdict !== 'right');
  const rates = clips.map(({ framesPerSecond = 0 }) => framesPerSecond).filter((rate) => rate > 0);
  return [
    '| type | hits | misses | false | precision | recall | F1 | target | reached | onset, median |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...Object.entries(types).map(typeRow),
    '',
    '| monitor | clean footage | false episodes per clean hour | 95 % interval |',
    '| --- | --- | --- | --- |',
    ...monitors.map(
      (name) =>
        `| ${name} | ${(cleanHoursPerMonitor[name] * 60).toFixed(1)} min | ${number(falseAlarmsPerCleanHour[name])} | ${interval(intervals[name])} |`,
    ),
    '',
    '| group | people | clips | hits | misses | false | per clean hour | 95 % interval | times the lowest |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...groups.map(
      (one) =>
        `| ${one.group}: ${one.value} | ${one.people} | ${one.clips} | ${one.hits} | ${one.misses} | ${one.falseAlarms} | ${number(one.falseAlarmsPerCleanHour)} | ${interval(one.interval)} | ${percent(one.ratio)} |`,
    ),
    '',
    ...fairness(summary),
    `${clips.length} clips, ${bad.length} of them not all right${bad.length > 0 ? ':' : '.'}`,
    '',
    ...bad.map(({ id, verdict, misses = [], falseAlarms = [] }) => {
      const missed = misses.map(({ type, from }) => `missed ${type} at ${from.toFixed(1)} s`);
      const wrong = falseAlarms.map(({ type, at }) => `false ${type} at ${at.toFixed(1)} s`);
      return `- ${id}: ${[...missed, ...wrong].join('; ') || verdict}`;
    }),
    ...(bad.length > 0 ? [''] : []),
    rates.length > 0
      ? `The face monitor saw ${Math.min(...rates).toFixed(1)} to ${Math.max(...rates).toFixed(1)} frames a second.`
      : '',
  ].join('\n');
}
