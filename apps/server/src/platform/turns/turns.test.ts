import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createTurns, NoTurn, type Turns } from './turns.ts';

const line = new EventEmitter().setMaxListeners(100);

/** Takes turns and says who has begun, in the order in which they did. */
function watch(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (caller: string, name: string, on = line): Promise<void> =>
    turns.take(caller, on).then((end) => {
      begun.push(name);
      ends.set(name, end);
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, ask, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many of one caller run at once, so many wait, and whoever comes then is refused', async () => {
  const { begun, ask, end } = watch(createTurns({ each: 2, waiting: 1 }));
  void ask('a', 'a1');
  void ask('a', 'a2');
  void ask('a', 'a3');
  await expect(ask('a', 'a4')).rejects.toThrow(NoTurn);
  await ask('b', 'b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('with all turns taken those who wait come one caller after the other', async () => {
  const { begun, ask, end } = watch(createTurns({ most: 2, each: 2, waiting: 10 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name);
  void ask('b', 'b1');
  void ask('b', 'b2');
  void ask('c', 'c1');
  await settled();
  for (const name of ['a1', 'a2', 'b1', 'a3', 'c1']) await end(name);
  expect(begun.slice(2)).toEqual(['a3', 'b1', 'c1', 'a4', 'b2']);
});

test('whoever goes away while they wait frees their place, and ends no turn twice', async () => {
  const turns = createTurns({ most: 1, each: 1, waiting: 1 });
  const { begun, ask, end } = watch(turns);
  await ask('a', 'a1');
  const gone = new EventEmitter();
  const refused = ask('a', 'a2', gone);
  gone.emit('close');
  await expect(refused).rejects.toThrow(NoTurn);
  void ask('a', 'a3');
  void ask('b', 'b1');
  await end('a1');
  await end('a1');
  expect(begun).toEqual(['a1', 'a3']);
  await end('a3');
  await end('b1');
  expect(turns.count()).toBe(0);
});
