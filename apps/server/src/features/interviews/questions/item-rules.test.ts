import { array, assert, boolean, double, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { discriminationOf, facilityOf, type ItemSums, shownFigures } from './item-rules.ts';

type Answer = { readonly isRight: boolean; readonly rest: number };

function sumsOf(answers: readonly Answer[]): ItemSums {
  const right = answers.filter(({ isRight }) => isRight);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    answered: answers.length,
    correct: right.length,
    paired: answers.length,
    pairedCorrect: right.length,
    restSum: sum(answers.map(({ rest }) => rest)),
    restSquares: sum(answers.map(({ rest }) => rest * rest)),
    restSumOfCorrect: sum(right.map(({ rest }) => rest)),
  };
}

/** Pearson's r by its definition. */
function pearson(answers: readonly Answer[]): number {
  const n = answers.length;
  const xs = answers.map(({ isRight }) => Number(isRight));
  const ys = answers.map(({ rest }) => rest);
  const mean = (values: readonly number[]) => values.reduce((all, value) => all + value, 0) / n;
  const [mx, my] = [mean(xs), mean(ys)];
  const sum = (of: (x: number, y: number) => number) =>
    xs.reduce((all, x, at) => all + of(x - mx, (ys[at] ?? 0) - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

const answers = array(
  record({ isRight: boolean(), rest: double({ min: 0, max: 1, noNaN: true }) }),
  { minLength: 2, maxLength: 60 },
);

test('a worked example: those who do well elsewhere are those who are right', () => {
  const given = [
    { isRight: true, rest: 0.9 },
    { isRight: true, rest: 0.8 },
    { isRight: false, rest: 0.4 },
    { isRight: false, rest: 0.1 },
  ];
  expect(facilityOf(sumsOf(given))).toBe(0.5);
  expect(discriminationOf(sumsOf(given))).toBeCloseTo(0.3 / Math.sqrt(0.1025), 9);
});

test('the discrimination made of sums is the correlation of the answers', () => {
  assert(
    property(answers, (given) => {
      const found = discriminationOf(sumsOf(given));
      if (found === null) return;
      expect(found).toBeGreaterThanOrEqual(-1);
      expect(found).toBeLessThanOrEqual(1);
      const spread =
        Math.max(...given.map(({ rest }) => rest)) - Math.min(...given.map(({ rest }) => rest));
      if (spread > 1e-3) expect(found).toBeCloseTo(pearson(given), 5);
    }),
  );
});

test('where everybody is right, or everybody does as well elsewhere, there is none', () => {
  assert(
    property(answers, boolean(), (given, isRight) => {
      expect(discriminationOf(sumsOf(given.map((one) => ({ ...one, isRight }))))).toBeNull();
      expect(discriminationOf(sumsOf(given.map((one) => ({ ...one, rest: 0.5 }))))).toBeNull();
    }),
  );
});

test('a wrong key turns the sign around', () => {
  assert(
    property(answers, (given) => {
      const turned = given.map(({ isRight, rest }) => ({ isRight: !isRight, rest }));
      const [one, other] = [discriminationOf(sumsOf(given)), discriminationOf(sumsOf(turned))];
      if (one !== null && other !== null) expect(one).toBeCloseTo(-other, 5);
    }),
  );
});

test.each([
  [29, null],
  [30, 0.5],
])('of %i answers the facility shown is %j', (answered, facility) => {
  const figures = { exposure: 40, answered, facility: 0.5, discrimination: 0.3 };
  expect(shownFigures(figures)).toMatchObject({ exposure: 40, answered, facility });
});

test('what was never measured was shown to nobody', () => {
  const nobody = { exposure: null, answered: null, facility: null, discrimination: null };
  expect(shownFigures(nobody)).toEqual({ ...nobody, exposure: 0, answered: 0 });
  expect(facilityOf(sumsOf([]))).toBeNull();
});
