import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { csvColumns, readQuestions as read, type Row } from './import-rules.ts';

const cells: Partial<Record<(typeof csvColumns)[number], string>> = {
  ...{ question: '2 + 2?', code: '', A: '4', B: '5', C: '', D: '', key: 'a' },
  ...{ skill: 'Sums', difficulty: 'Easy', seconds: '30', explanation: '' },
};
const row = (change: Partial<typeof cells> = {}, line = 2): Row => ({
  line,
  cells: csvColumns.map((column) => ({ ...cells, ...change })[column] ?? ''),
});
const heading: Row = { line: 1, cells: csvColumns };
const readQuestions = ([first = heading, ...body]: readonly Row[]) =>
  read({ heading: first, body });

test('a row becomes a question; words may be written in any case', () => {
  expect(readQuestions([heading, row()])).toEqual({
    rows: 1,
    errors: [],
    good: [
      {
        line: 2,
        question: {
          ...{ stem: '2 + 2?', code: null, imageID: null, imageAlt: '', skillName: 'Sums' },
          ...{ difficulty: 'easy', timeHintSeconds: 30, explanation: null },
          ...{ options: ['4', '5'], key: 0 },
        },
      },
    ],
  });
});

test.each([
  [{ question: ' ' }, 'question', 'Write the question.'],
  [{ B: '' }, 'B', 'A question needs at least two options.'],
  [{ D: '7' }, 'C', 'Leave no gap between the options.'],
  [{ B: '4' }, 'B', 'This option is there already.'],
  [{ key: 'Z' }, 'key', 'Write A, B, C or D.'],
  [{ key: 'D' }, 'key', 'Say which option is right.'],
  [{ skill: '' }, 'skill', 'Choose a skill, or name a new one.'],
  [{ difficulty: 'tricky' }, 'difficulty', 'Write easy, medium or hard.'],
  [{ seconds: 'a minute' }, 'seconds', 'Give whole seconds from 5 to 3600, or nothing.'],
  [{ explanation: 'x'.repeat(4001) }, 'explanation', 'Use at most 4000 characters.'],
])('a row with %j is an error of its column', (change, column, message) => {
  const reading = readQuestions([heading, row(change, 7), row({}, 8)]);
  expect(reading).toMatchObject({ rows: 2, good: [{ line: 8 }] });
  expect(reading).toHaveProperty('errors', [{ line: 7, column, message }]);
});

test('columns may stand in any order, may be missing if they may be empty, and unknown ones are told', () => {
  const names = ['Difficulty', 'skill', 'KEY', 'b', 'a', 'Question', 'status', 'mood'];
  const reading = readQuestions([
    { line: 1, cells: names },
    { line: 2, cells: ['hard', 'SQL', 'B', 'yes', 'no', 'Is it?', 'live', 'glad'] },
  ]);
  expect(reading).toMatchObject({
    good: [{ question: { stem: 'Is it?', options: ['no', 'yes'], key: 1, code: null } }],
    errors: [{ line: 1, column: 'mood' }],
  });
});

test('a file without a needed column says which', () => {
  const short = { line: 1, cells: ['question', 'a', 'b'] };
  expect(readQuestions([short, row()])).toMatchObject({
    problem: { message: expect.stringContaining('The first row has no column “key”') },
  });
});

test('a row that is too long for its heading is told to be quoted', () => {
  const long = { line: 2, cells: [...row().cells, 'more'] };
  expect(readQuestions([heading, long])).toMatchObject({
    errors: [{ line: 2, message: expect.stringContaining('more cells than the heading') }],
  });
});

test('whatever a file holds, each row is a question or has an error', () => {
  const any = array(array(string(), { maxLength: 12 }), { maxLength: 8 });
  assert(
    property(any, (rows) => {
      const reading = readQuestions([
        heading,
        ...rows.map((own, at) => ({ line: at + 2, cells: own })),
      ]);
      if ('problem' in reading) return;
      const wrong = new Set(reading.errors.map(({ line }) => line));
      expect(reading.good.length + wrong.size).toBe(reading.rows);
    }),
  );
});
