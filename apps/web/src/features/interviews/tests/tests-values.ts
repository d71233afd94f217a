import {
  byMonitor,
  type MonitorName,
  type Watched,
} from '@candor/contract/interviews/monitor-rules';
import { blueprintProblems, type LiveCounts } from '@candor/contract/interviews/tests-rules';
import type { Blueprint, BlueprintBody, FixedQuestion, Skill } from './tests-queries.ts';

type PartValues = {
  readonly skillID: string;
  readonly questionCount: string;
  /** Empty: any. */
  readonly difficulty: '' | 'easy' | 'medium' | 'hard';
};

/** What the fields hold: text, as it is typed. */
export type BlueprintValues = Watched & {
  readonly name: string;
  readonly draw: 'random' | 'fixed';
  readonly shuffleQuestions: boolean;
  readonly shuffleOptions: boolean;
  readonly minutes: string;
  readonly passPercent: string;
  readonly showPassMark: boolean;
  readonly recordScreen: boolean;
  readonly systemAudio: 'required' | 'when-available';
  readonly retentionDays: string;
  readonly extraMinutes: string;
  readonly keyboardNavigation: boolean;
  readonly noCamera: boolean;
  readonly monitorsOff: readonly MonitorName[];
  readonly parts: readonly PartValues[];
  readonly questions: readonly FixedQuestion[];
};

export const emptyBlueprint: BlueprintValues = {
  ...{ name: '', draw: 'random', shuffleQuestions: true, shuffleOptions: false },
  ...{ minutes: '30', passPercent: '', showPassMark: false },
  ...byMonitor(() => false),
  recordScreen: true,
  ...{ systemAudio: 'when-available', retentionDays: '90' },
  ...{ extraMinutes: '', keyboardNavigation: false, noCamera: false, monitorsOff: [] },
  ...{ parts: [{ skillID: '', questionCount: '5', difficulty: '' }], questions: [] },
};

export function valuesOf(blueprint: Blueprint): BlueprintValues {
  const { monitors, defaultAccommodations: granted, parts, questions, ...kept } = blueprint;
  const { name, draw, shuffleQuestions, shuffleOptions, showPassMark, recordScreen } = kept;
  return {
    ...{ name, draw, shuffleQuestions, shuffleOptions, showPassMark, recordScreen },
    ...monitors,
    systemAudio: kept.systemAudio,
    minutes: String(kept.minutes),
    passPercent: kept.passPercent === null ? '' : String(kept.passPercent),
    retentionDays: String(kept.retentionDays),
    extraMinutes: granted.extraMinutes === undefined ? '' : String(granted.extraMinutes),
    keyboardNavigation: granted.keyboardNavigation === true,
    noCamera: granted.noCamera === true,
    monitorsOff: granted.monitorsOff ?? [],
    parts: parts.map(({ skillID, questionCount, difficulty }) => ({
      ...{ skillID: String(skillID), questionCount: String(questionCount) },
      difficulty: difficulty ?? '',
    })),
    questions,
  };
}

/** NaN for what is no whole number. */
const numberOf = (text: string): number =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;

export function bodyOf(values: BlueprintValues): BlueprintBody {
  const { name, draw, shuffleQuestions, shuffleOptions, showPassMark, recordScreen } = values;
  const { systemAudio, monitorsOff } = values;
  return {
    ...{ name, draw, shuffleQuestions, shuffleOptions, showPassMark, recordScreen, systemAudio },
    monitors: byMonitor((monitor) => values[monitor]),
    minutes: numberOf(values.minutes),
    passPercent: values.passPercent.trim() === '' ? null : numberOf(values.passPercent),
    retentionDays: numberOf(values.retentionDays),
    defaultAccommodations: {
      ...(values.extraMinutes.trim() !== '' && { extraMinutes: numberOf(values.extraMinutes) }),
      ...(values.keyboardNavigation && { keyboardNavigation: true }),
      ...(values.noCamera && { noCamera: true }),
      ...(monitorsOff.length > 0 && { monitorsOff: [...monitorsOff] }),
    },
    parts: draw === 'random' ? partsOf(values) : [],
    familyIDs: draw === 'fixed' ? values.questions.map(({ familyID }) => familyID) : [],
  };
}

const partsOf = ({ parts }: BlueprintValues) =>
  parts.map(({ skillID, questionCount, difficulty }) => ({
    skillID: Number(skillID),
    questionCount: numberOf(questionCount),
    difficulty: difficulty === '' ? null : difficulty,
  }));

export const liveOf = (skills: readonly Skill[]): Map<number, LiveCounts> =>
  new Map(skills.map(({ skillID, live }) => [skillID, live]));

type Range = readonly [least: number, most: number];

const inRange = (text: string, [least, most]: Range): boolean => {
  const number = numberOf(text);
  return number >= least && number <= most;
};

/** By path of the form's field. */
export function problemsOf(
  values: BlueprintValues,
  live: ReadonlyMap<number, LiveCounts> | undefined,
): Record<string, string> {
  const problems: [string, string][] = [];
  const range = (path: string, text: string, [least, most]: Range) => {
    if (!inRange(text, [least, most])) {
      problems.push([path, `Give a whole number from ${least} to ${most}.`]);
    }
  };
  range('minutes', values.minutes, [1, 480]);
  if (values.passPercent.trim() !== '') range('passPercent', values.passPercent, [0, 100]);
  range('retentionDays', values.retentionDays, [1, 3650]);
  if (values.extraMinutes.trim() !== '') range('extraMinutes', values.extraMinutes, [0, 240]);
  if (values.draw === 'random') {
    for (const [index, part] of values.parts.entries()) {
      if (part.skillID === '') problems.push([`parts.${index}.skillID`, 'Choose a skill.']);
      range(`parts.${index}.questionCount`, part.questionCount, [1, 100]);
    }
  }
  // While it is not known what is live, only the server can tell whether there is enough.
  const counts = live ?? new Map<number, LiveCounts>();
  for (const { path, message } of blueprintProblems(bodyOf(values), counts)) {
    if (live === undefined && path.endsWith('.questionCount')) continue;
    problems.push([path === 'familyIDs' ? 'questions' : path, message]);
  }
  // The first of a field is what is wrong with it; the others follow from that.
  return Object.fromEntries(problems.toReversed());
}
