import { describe, expect, test } from 'vitest';
import { isTimeZone, readInvitees, windowProblem } from './scheduling-rules.ts';

describe('pasted people', () => {
  test.each([
    ['Ada Lovelace <Ada@Example.com>', 'Ada', 'Lovelace'],
    ['Ada, Lovelace, ada@example.com', 'Ada', 'Lovelace'],
    ['Ada\tLovelace\tada@example.com', 'Ada', 'Lovelace'],
    ['ada@example.com;Ada;Lovelace', 'Ada', 'Lovelace'],
    ['ada@example.com', '', ''],
    ['"Ada" ada@example.com', 'Ada', ''],
    ['Ada King Lovelace ada@example.com', 'Ada King', 'Lovelace'],
    ['mailto:ada@example.com', '', ''],
  ])('%j is read', (line, firstName, lastName) => {
    const { people, problems } = readInvitees(`\n${line}\r\n`);
    expect(problems).toEqual([]);
    expect(people).toEqual([{ firstName, lastName, email: 'ada@example.com' }]);
  });

  test('a line that cannot be used is named with its place, and the others are kept', () => {
    const { people, problems } = readInvitees(
      'a@example.com\nNobody\n\nb@nowhere\nA@example.com\nc@example.com',
    );
    expect(people.map(({ email }) => email)).toEqual(['a@example.com', 'c@example.com']);
    expect(problems).toEqual([
      { line: 2, text: 'Nobody', why: 'There is no e-mail address in this line.' },
      { line: 4, text: 'b@nowhere', why: 'Please enter valid email ID.' },
      { line: 5, text: 'A@example.com', why: 'This address is listed twice.' },
    ]);
  });

  test('[E10] control characters and formulas stay text, and a huge line is refused', () => {
    const hostile = 'Eve\u0000\u001b[31m =cmd() <eve@example.com>';
    expect(readInvitees(hostile).people[0]?.firstName).toBe('Eve [31m');
    const { people, problems } = readInvitees(`${'x'.repeat(100_000)}@example.com`);
    expect([people.length, problems.length]).toEqual([0, 1]);
    expect(problems[0]?.text.length).toBe(80);
  });
});

describe('the window', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const hours = (count: number): number => now + count * 3_600_000;

  test.each([
    ['an hour from now on', { opensAt: null, closesAt: hours(1) }, null],
    ['a fortnight from tomorrow on', { opensAt: hours(24), closesAt: hours(360) }, null],
    ['over', { opensAt: hours(-3), closesAt: hours(-1) }, /at least 15 minutes/],
    ['shut before it opens', { opensAt: hours(3), closesAt: hours(1) }, /at least 15 minutes/],
    [
      'begun long ago, and shut in a moment',
      { opensAt: hours(-9), closesAt: now + 60_000 },
      /at least/,
    ],
    ['half a year and more', { opensAt: null, closesAt: hours(24 * 181) }, /180 days/],
  ])('%s', (_name, window, problem) => {
    const said = windowProblem(window, now);
    if (problem === null) expect(said).toBeNull();
    else expect(said).toMatch(problem);
  });

  test('zones are those that the system knows, by their names', () => {
    const known = ['Europe/Oslo', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'];
    expect(known.filter((name) => !isTimeZone(name))).toEqual([]);
    expect(['', 'Mars/Olympus', '+05:30', 'Europe/Oslo ', '../UTC'].filter(isTimeZone)).toEqual([]);
  });
});
