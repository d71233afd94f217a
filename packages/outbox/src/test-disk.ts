import type { Disk, Report } from './disk.ts';

export const report = (key: string, seq = 1): Report<string> => {
  return { key, body: key, seq, tries: 0, dueAt: 0, state: 'waiting', reason: null };
};

/** A disk whose reading, writing and removing can be broken, as a browser breaks them in mid-session. */
export function breakableDisk(lying: readonly Report<string>[] = []) {
  const rows = new Map(lying.map((row) => [row.key, row]));
  const broken = { reading: false, writing: false, removing: false };
  const unless = async <T>(isBroken: boolean, work: () => T): Promise<T> => {
    if (isBroken) throw new Error('the browser closed its database');
    return work();
  };
  const disk: Disk<string> = {
    put: (row) => unless(broken.writing, () => void rows.set(row.key, row)),
    remove: (...keys) => unless(broken.removing, () => keys.forEach((key) => rows.delete(key))),
    all: () => unless(broken.reading, () => [...rows.values()]),
  };
  return { disk, broken, rows };
}
