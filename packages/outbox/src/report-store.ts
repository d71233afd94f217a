import type { Disk, Report } from './disk.ts';

/** The reports of one outbox. Its writes never reject: what the disk refuses lives in memory. */
export interface ReportStore<Body> extends Disk<Body> {
  /** Whether all that waits here is surely on the disk. */
  readonly durable: boolean;
  /** Whether this page knows it, or knows that it has arrived. At once: a page that is left has no time to ask. */
  has(key: string): boolean;
  /** Rejects while nothing can be said of what an earlier page left. */
  all(): Promise<Report<Body>[]>;
  /** What this page has read and written: all there is to go by while `all` rejects. */
  known(): Report<Body>[];
}

/** Storage that is refused altogether holds nothing, and takes nothing. */
const noDisk: Disk<never> = {
  put: () => Promise.reject(new Error('storage is refused')),
  remove: async () => {},
  all: async () => [],
};

/**
 * What the disk refuses (full, evicted, closed) lives in memory, and is sent all the same. A disk that
 * cannot be read is not an empty one (decision 0096): what this page read and wrote stands for it, and
 * where nothing was ever read, reading rejects. `durable` is what holds for everything that waits now.
 */
export function withMemoryBehind<Body>(given: Disk<Body> | null): ReportStore<Body> {
  const disk: Disk<Body> = given ?? noDisk;
  const memory = new Map<string, Report<Body>>();
  const settled = new Set<string>();
  let onDisk = new Map<string, Report<Body>>();
  let hasRead = false;
  let isReadable = true;
  const read = async (): Promise<void> => {
    try {
      onDisk = new Map((await disk.all()).map((report) => [report.key, report]));
      hasRead = true;
      isReadable = true;
    } catch (error) {
      isReadable = false;
      if (!hasRead) throw error;
    }
  };
  const known = () => [
    ...[...onDisk.values()].filter(({ key }) => !memory.has(key) && !settled.has(key)),
    ...memory.values(),
  ];
  return {
    get durable() {
      return given !== null && isReadable && memory.size === 0;
    },
    put: async (report) => {
      try {
        await disk.put(report);
        onDisk.set(report.key, report);
        memory.delete(report.key);
      } catch {
        memory.set(report.key, report);
      }
    },
    remove: async (...keys) => {
      for (const key of keys) {
        memory.delete(key);
        onDisk.delete(key);
        // The disk may not let go of it: then this page knows that it has arrived.
        settled.add(key);
      }
      await disk.remove(...keys).catch(() => {});
    },
    has: (key) => memory.has(key) || settled.has(key) || onDisk.has(key),
    all: async () => {
      await read();
      return known();
    },
    known,
  };
}
