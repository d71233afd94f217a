import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

const changes = (source: string) => mutantsOf('a.ts', source).map(({ was, now }) => [was, now]);

test('a check is removed, and made to refuse everybody', () => {
  expect(changes('if (isDead(token)) throw new Error();')).toEqual([
    ['isDead(token)', 'true'],
    ['isDead(token)', 'false'],
  ]);
});

test('a decision says yes to everything', () => {
  expect(changes('function may(): boolean { return role; }')).toEqual([
    ['{ return role; }', '{ return true; }'],
  ]);
  expect(changes('const may = (a: X): boolean => a.may;')).toEqual([['a.may', 'true']]);
});

test('comparisons, connectives, negations, literals and quantifiers are turned', () => {
  expect(changes('const a = b <= 5 && !c || d.some((e) => e === true);')).toEqual([
    ['||', '&&'],
    ['&&', '||'],
    ['<=', '<'],
    ['5', '6'],
    ['!c', 'c'],
    ['some', 'every'],
    ['===', '!=='],
    ['true', 'false'],
  ]);
});

test('types are left alone, and each mutant changes one place', () => {
  expect(changes("type A = true | 5; let b: 'x' | false;")).toEqual([]);
  const [first] = mutantsOf('a.ts', 'a;\nb && c && d;');
  expect(first).toMatchObject({ line: 2, source: 'a;\nb && c || d;' });
});

test('a query loses each of its conditions', () => {
  expect(changes("rows.where('a', '=', b).where('c', 'is', null).all();")).toEqual([
    ["rows.where('a', '=', b).where('c', 'is', null)", "rows.where('a', '=', b)"],
    ["rows.where('a', '=', b)", 'rows'],
  ]);
});
