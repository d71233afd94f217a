import { describe, expect, test } from 'vitest';
import { evidenceOf, noteworthy, timeAxis } from './report-evidence.ts';

const begin = 1_000_000_000;
const report = { startedAt: begin, endedAt: begin + 600_000, deadlineAt: begin + 1_800_000 };
const segment = { systemAudio: true, microphone: true };
const playable = {
  status: 'playable' as const,
  url: '/recording',
  mimeType: 'video/mp4',
  durationMs: 590_000,
  bytes: 1,
  startedAt: begin + 5000,
  gaps: [{ atMs: 100_000, missingMs: 5000, because: 'interrupted' }],
  segments: [
    { ...segment, startedAt: begin + 5000, atMs: 0, durationMs: 100_000 },
    { ...segment, startedAt: begin + 110_000, atMs: 100_000, durationMs: 490_000 },
  ],
  ...{ sha256: 'a'.repeat(64), verified: true, posterUrl: null, thumbnails: null, viewKey: null },
};

describe('the time line of a report', () => {
  test('[BR-8] is the recording’s own where it can be played', () => {
    const axis = timeAxis(report, playable);
    expect(axis?.durationSeconds).toBe(590);
    expect(axis?.secondsAt(begin + 15_000)).toBe(10);
    expect(axis?.secondsAt(begin + 120_000)).toBe(110);
    expect(axis?.gaps).toEqual([
      { atSeconds: 100, label: '5 s missing while the recording was interrupted' },
    ]);
  });

  test('is the interview’s while the recording is being prepared, or is missing', () => {
    for (const recording of [undefined, { ...playable, status: 'processing' as const }]) {
      const axis = timeAxis(report, recording);
      expect(axis?.durationSeconds).toBe(600);
      expect(axis?.secondsAt(begin + 15_000)).toBe(15);
    }
  });

  test('reaches to the deadline while the interview is under way', () => {
    expect(timeAxis({ ...report, endedAt: null }, undefined)?.durationSeconds).toBe(1800);
  });

  test('does not exist before the interview has begun', () => {
    expect(
      timeAxis({ startedAt: null, endedAt: null, deadlineAt: null }, undefined),
    ).toBeUndefined();
  });
});

test('answers and events stand in their lanes at the same place as in the list', () => {
  const answer = {
    botInterviewQuestionID: 7,
    questionText: 'Which?',
    questionID: 1,
    questionCode: null,
    questionImageURL: null,
    questionImageAlt: '',
    explanation: null,
    difficulty: 'easy' as const,
    options: [],
    choice: null,
    isViewed: true,
    secondsSpent: null,
    isCorrect: false,
    answeredAt: begin + 20_000,
    lateAnswers: [],
  };
  const { lanes, events } = evidenceOf(
    {
      skills: [
        {
          skillID: 1,
          skillName: 'SQL',
          correctCount: 0,
          questionCount: 2,
          answers: [{ ...answer, answeredAt: null }, answer],
        },
      ],
      pauses: [],
      events: [{ eventKey: 'e', kind: 'paste', life: 1, occurredAt: begin + 65_000, detail: {} }],
    },
    timeAxis(report, undefined),
    undefined,
  );
  expect(lanes.map(({ name, marks }) => [name, marks.map(({ atSeconds }) => atSeconds)])).toEqual([
    ['Questions', [20]],
    ['Keyboard', [65]],
    ['Screen', []],
    ['Health', []],
  ]);
  expect(lanes[0]?.marks[0]?.label).toBe('SQL, question 2 answered');
  expect(events).toMatchObject([{ atSeconds: 65, text: 'Pasting was blocked' }]);
});

test('[MS-6] what the monitors noted stands in its lane, and their gaps among the health', () => {
  const episode = {
    eventKey: 'one',
    trackingSystem: 'eye' as const,
    violationType: 'NO_FACE',
    severityLevel: 'high' as const,
    from: begin + 30_000,
    until: begin + 34_000,
    confidence: 0.9,
    isAdvisory: false,
    events: 1,
    violationDescription: 'No face detected.',
    verdict: null,
  };
  const gap = { state: 'covered' as const, from: begin + 50_000, until: begin + 62_000 };
  const { lanes, moments } = evidenceOf(
    {
      skills: [],
      pauses: [],
      events: [{ eventKey: 'e', kind: 'paste', life: 1, occurredAt: begin + 20_000, detail: {} }],
    },
    timeAxis(report, undefined),
    {
      isMonitored: true,
      episodes: [episode],
      health: [{ trackingSystem: 'eye', setting: 'on', upShare: 0.98, gaps: [gap] }],
    },
  );
  const labels = Object.fromEntries(
    lanes.map(({ name, marks }) => [name, marks.map((mark) => [mark.atSeconds, mark.label])]),
  );
  expect(labels).toEqual({
    Questions: [],
    Face: [[30, 'No face in the picture']],
    Voice: [],
    Keyboard: [[20, 'Pasting was blocked']],
    Screen: [],
    Health: [[50, 'Face and eyes saw only darkness for 12 s']],
  });
  expect(moments.map(({ id }) => id)).toEqual(['e', 'one']);
});

test('[MS-6] what the room and the keyboard monitor both noted is shown once, as the episode', () => {
  const episode = {
    trackingSystem: 'keyboard' as const,
    severityLevel: 'medium' as const,
    confidence: 1,
    isAdvisory: false,
    events: 1,
    violationDescription: '',
    verdict: null,
  };
  const noted = (eventKey: string, kind: string, seconds: number) => ({
    eventKey,
    kind,
    life: 1,
    occurredAt: begin + seconds * 1000,
    detail: {},
  });
  const at = (eventKey: string, violationType: string, seconds: number) => {
    const from = begin + seconds * 1000;
    return { ...episode, eventKey, violationType, from, until: from };
  };
  const { lanes, events } = evidenceOf(
    {
      skills: [],
      pauses: [],
      events: [
        noted('saved', 'blocked-key', 20.1),
        // Held down: the monitor says it once in three seconds.
        noted('again', 'blocked-key', 22),
        noted('later', 'blocked-key', 40),
        noted('pasted', 'paste', 20),
        noted('menu', 'context-menu', 60),
      ],
    },
    timeAxis(report, undefined),
    {
      isMonitored: true,
      episodes: [at('save', 'SAVE_ATTEMPT', 20), at('click', 'FORBIDDEN_KEY', 60)],
      health: [],
    },
  );
  expect(events.map(({ id }) => id)).toEqual(['pasted', 'later']);
  const keyboard = lanes.find(({ name }) => name === 'Keyboard');
  expect(keyboard?.marks.map(({ id }) => id)).toEqual(['pasted', 'save', 'later', 'click']);
});

test('[MS-6] the player’s bar shows what was noted in any lane, in the order of time, and no answers', () => {
  const mark = (id: string, atSeconds: number, kind: 'answer' | 'condition' | 'incident') => ({
    id,
    atSeconds,
    kind,
    label: id,
  });
  const marks = noteworthy([
    { name: 'Questions', marks: [mark('answered', 5, 'answer')] },
    { name: 'Face', marks: [mark('no face', 40, 'incident')] },
    { name: 'Health', marks: [mark('offline', 10, 'condition')] },
  ]);
  expect(marks.map(({ label }) => label)).toEqual(['offline', 'no face']);
});
