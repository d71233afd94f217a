import { expect, test } from 'vitest';
import { loadedOnce } from './loaded-once.ts';

test('a part that does not load is loaded again, and once it is there no more', async () => {
  let loads = 0;
  const waited: number[] = [];
  const load = async (): Promise<string> => {
    loads += 1;
    if (loads < 3) throw new Error('The line broke');
    return 'part';
  };
  const get = loadedOnce(load, async (failures) => void waited.push(failures));
  expect(await Promise.all([get(), get()])).toEqual([{ default: 'part' }, { default: 'part' }]);
  expect(await get()).toEqual({ default: 'part' });
  expect(loads).toBe(3);
  expect(waited).toEqual([1, 2]);
});
