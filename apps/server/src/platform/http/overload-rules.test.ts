import { expect, test } from 'vitest';
import { calm, type Pressure, strainAfter } from './overload-rules.ts';

const quiet: Pressure = { loopMs: 20, poolMs: 0 };
const slow: Pressure = { loopMs: 300, poolMs: 0 };
const queued: Pressure = { loopMs: 20, poolMs: 1_500 };

/** Whether it is over after each look. */
function looks(...pressures: Pressure[]): boolean[] {
  let strain = calm;
  return pressures.map((pressure) => {
    strain = strainAfter(strain, pressure);
    return strain.isOver;
  });
}

test('a node is overloaded at the third look in a row that says so, by its loop or its database', () => {
  expect(looks(slow, slow, slow)).toEqual([false, false, true]);
  expect(looks(queued, slow, queued)).toEqual([false, false, true]);
  expect(looks(slow, slow, quiet, slow, slow)).toEqual([false, false, false, false, false]);
});

test('it is over at the second quiet look in a row', () => {
  expect(looks(slow, slow, slow, quiet, quiet).slice(2)).toEqual([true, true, false]);
  expect(looks(slow, slow, slow, quiet, slow, quiet).slice(2)).toEqual([true, true, true, true]);
});
