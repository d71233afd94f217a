import { describe, expect, test } from 'vitest';
import { isNamed, placesNamed, rowAfter } from './find-rules.ts';

const places = [
  { to: '/a', text: 'Team', also: 'colleagues members' },
  { to: '/b', text: 'Mail templates', also: 'e-mail' },
  { to: '/c', text: 'Add a colleague' },
  { to: '/d', text: 'Résumé rules' },
];
const named = (typed: string) => placesNamed(places, typed).map(({ to }) => to);

describe('places by their name', () => {
  test('all while nothing is typed', () => {
    expect(named('')).toEqual(['/a', '/b', '/c', '/d']);
    expect(named('  ')).toEqual(['/a', '/b', '/c', '/d']);
  });

  test('each typed word begins a word of the name, or of what else it is called', () => {
    expect(named('coll')).toEqual(['/a', '/c']);
    expect(named('temp MAIL')).toEqual(['/b']);
    expect(named('mail team')).toEqual([]);
  });

  test('two letters are looked for in names alone', () => {
    expect(named('mem')).toEqual(['/a']);
    expect(named('co')).toEqual(['/c']);
    expect(named('add')).toEqual(['/c']);
  });

  test('whose name begins as it was typed comes first', () => {
    const found = placesNamed(
      [
        { to: '/x', text: 'Reported errors' },
        { to: '/y', text: 'Errors' },
      ],
      'err',
    );
    expect(found.map(({ to }) => to)).toEqual(['/y', '/x']);
  });

  test('accents need not be typed', () => {
    expect(named('resume')).toEqual(['/d']);
  });
});

test('a name is meant when each typed word begins a word of it', () => {
  expect(isNamed('Robotics engineer', 'rob eng')).toBe(true);
  expect(isNamed('Søren Ågård', 'agard')).toBe(true);
  expect(isNamed('Product designer', 'rob')).toBe(false);
});

test('the choice goes round at both ends', () => {
  expect([rowAfter(0, -1, 3), rowAfter(2, 1, 3), rowAfter(0, 1, 3), rowAfter(0, 1, 0)]).toEqual([
    2, 0, 1, 0,
  ]);
});
