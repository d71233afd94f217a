import { expect, test } from 'vitest';
import { type Example, learn } from './learning.ts';
import { chanceOf } from './random.ts';

const chance = chanceOf('learning');

/** Two traits of very different size, of which the second says nothing. */
const examples: Example[] = Array.from({ length: 400 }, () => {
  const speaks = chance.next() < 0.5;
  const trait = (speaks ? 0.02 : 0.01) + chance.between(-0.004, 0.004);
  return { traits: Float32Array.from([trait, chance.between(0, 50)]), speaks, weight: 1 };
});

test('what tells voices apart is learned, whatever its size, and the same way each time', () => {
  const { weights, bias } = learn(examples);
  const right = examples.filter(({ traits, speaks }) => {
    const sum = traits.reduce((total, trait, n) => total + trait * (weights[n] ?? 0), bias);
    return sum > 0 === speaks;
  });
  expect(right.length).toBeGreaterThan(395);
  expect(learn(examples)).toEqual({ weights, bias });
});

test('an example that counts twice is heeded as two of it', () => {
  const [first] = examples;
  if (first === undefined) throw new Error('There is an example.');
  const twice = learn([...examples, first]);
  const heavy = learn([{ ...first, weight: 2 }, ...examples.slice(1)]);
  expect(heavy.weights[0]).toBeCloseTo(twice.weights[0] ?? 0, 0);
});
