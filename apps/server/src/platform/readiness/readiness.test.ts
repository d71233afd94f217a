import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

const well = async (): Promise<void> => {};

test('ready is who has every part', async () => {
  const ask = createReadiness({ database: well, storage: well });
  expect(await ask()).toEqual({ isReady: true, away: [] });
});

test('a part that fails or hangs is named, and asked once however many want to know', async () => {
  let asked = 0;
  const hangs = (): Promise<void> => {
    asked += 1;
    return new Promise(() => {});
  };
  const fails = (): Promise<void> => Promise.reject(new Error('gone'));
  const ask = createReadiness(
    { database: hangs, storage: fails, mail: well },
    { milliseconds: 20 },
  );
  const answers = await Promise.all([ask(), ask(), ask()]);
  for (const answer of answers) {
    expect(answer).toEqual({ isReady: false, away: ['database', 'storage'] });
  }
  expect(asked).toBe(1);
});

test('a part that comes back is well again', async () => {
  let isAway = true;
  const ask = createReadiness({
    database: async () => {
      if (isAway) throw new Error('gone');
    },
  });
  expect((await ask()).isReady).toBe(false);
  isAway = false;
  expect((await ask()).isReady).toBe(true);
});
