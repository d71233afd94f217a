import { expect, test } from 'vitest';
import { staysOf } from './stay-rules.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 18, 8, minute));
const ada = { seatId: 1, name: 'Ada' };

test('somebody is there from each coming to the going after it, and who did not go still is', () => {
  const stays = staysOf([
    { ...ada, kind: 'joined', at: at(0) },
    { seatId: 2, name: 'Bert', kind: 'joined', at: at(1) },
    { ...ada, kind: 'left', at: at(2) },
    { ...ada, kind: 'joined', at: at(3) },
  ]);
  expect(stays).toEqual([
    {
      ...{ seatID: 1, name: 'Ada' },
      stays: [
        { from: at(0).toISOString(), to: at(2).toISOString() },
        { from: at(3).toISOString(), to: null },
      ],
    },
    { seatID: 2, name: 'Bert', stays: [{ from: at(1).toISOString(), to: null }] },
  ]);
});

test('a going without a coming, and a second coming, change nothing', () => {
  const twice = { ...ada, kind: 'joined', at: at(1) } as const;
  expect(staysOf([{ ...ada, kind: 'left', at: at(0) }, twice, { ...twice, at: at(2) }])).toEqual([
    { seatID: 1, name: 'Ada', stays: [{ from: at(1).toISOString(), to: null }] },
  ]);
});
