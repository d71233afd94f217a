import { randomBytes } from 'node:crypto';
import { archiveKeyOf } from './archive-key.ts';
import { createTally } from './archive-tally.ts';
import { writeArchive } from './write-archive.ts';

const person = (at: number, change: object = {}) => ({
  ...{ ref: `${'A'.repeat(22)}.1.${at}`, email: `${at}@example.net`, firstName: 'Ada' },
  ...{ lastName: '', phone: '', city: '', country: null, headline: '', experienceYears: null },
  ...{ availableFrom: null, links: [], skills: [], tags: [], sourceDetail: '' },
  ...change,
});

/** What a file of three people leaves out, by their numbers. */
export async function partsNamed(): Promise<string[]> {
  const tally = createTally();
  const rows = [
    { id: 1, row: person(1) },
    { id: 2, row: person(2, { headline: 'x'.repeat(1_000_001) }) },
    { id: 3, row: person(3, { email: 'nobody' }) },
  ];
  const written = writeArchive({
    ...{ objects: { read: () => Promise.reject(new Error('no files')) }, companyName: 'Acme' },
    ...{ now: new Date(), key: archiveKeyOf(randomBytes(32)), tally },
    pages: async function* pages(kind) {
      yield kind === 'people' ? rows : [];
    },
  });
  for await (const _bytes of written);
  return tally.leavings().map(({ kind, line, reason }) => `${kind} ${line} ${reason}`);
}
