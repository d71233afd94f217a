import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import type { ArchiveFile } from './read-archive.ts';
import type { ApplicationRow, JobRow } from './archive-rows.ts';
import { findJobs, findPeopleIn } from './archive-store.ts';
import { isOwn, numberOf } from './bringing.ts';
import { called, pairJobs, type Stands, type TellingJob } from './job-pair-rules.ts';
import { findMarks, nameOf } from './mark-store.ts';
import { ArchiveRefused, kindOf } from './archive-format.ts';
import { readRows } from './read-rows.ts';

/** What is held at once of a file: some 100 MB where it is as much as may be. */
const MOST = { jobs: 50_000, stands: 400_000, people: 400_000 };

type Whose = {
  readonly companyId: number;
  readonly own: string;
  readonly signer: string;
  readonly most?: Partial<typeof MOST>;
};
type FileJob = TellingJob & { readonly ref: string };

/**
 * Which jobs of the file are here, of those that were not brought earlier. Held at once are what tells the jobs apart,
 * and who stands in those of the file that have a namesake here.
 */
export async function pairArchive(
  db: Database,
  whose: Whose,
  files: AsyncIterable<ArchiveFile>,
): Promise<ReadonlyMap<string, number>> {
  const { companyId } = whose;
  const most = { ...MOST, ...whose.most };
  const here = await db.inCompany(companyId, (tx) => findJobs(tx, companyId));
  const names = new Set(here.map(called));
  const jobs: FileJob[] = [];
  const stands: { email: string; job: string }[] = [];
  const namesakes = new Set<string>();
  const [jobRefs, personRefs] = [createRefs(), createRefs()];
  for await (const { name, bytes } of files) {
    const kind = kindOf(name);
    if (kind === 'jobs') {
      for (const { row } of readRows('jobs', bytes))
        if (row) {
          const job = tellingOf(row, jobs.length);
          jobRefs.add(job.ref, called(job));
          jobs.push(job);
          if (names.has(called(job))) namesakes.add(job.ref);
        }
      if (jobs.length > most.jobs) throw new ArchiveRefused('too_large');
    } else if (kind === 'people') {
      for (const { row } of readRows('people', bytes)) {
        if (row) personRefs.add(row.ref, `${row.email}\n${nameOf(row)}`);
      }
      if (personRefs.size() > most.people) throw new ArchiveRefused('too_large');
    } else if (kind === 'applications') {
      for (const { row } of readRows('applications', bytes)) {
        if (row && namesakes.has(row.job)) stands.push(standOf(row));
      }
      if (stands.length > most.stands) throw new ArchiveRefused('too_large');
    }
  }
  const known = await knownJobs(db, whose, { jobs, here });
  const taken = new Set(known.values());
  const left = jobs.filter(({ ref, isOver }) => !known.has(ref) && isOver !== true);
  const free = here.filter(({ id }) => !taken.has(id));
  const leftNames = new Set(left.map(called));
  const inHere = await db.inCompany(companyId, (tx) =>
    findPeopleIn(
      tx,
      companyId,
      free.filter((job) => leftNames.has(called(job))).map(({ id }) => id),
    ),
  );
  const ids = new Map(left.map(({ ref, id }) => [ref, id]));
  const inFile = stands.flatMap(({ email, job }): Stands[] => {
    const jobID = ids.get(job);
    return jobID === undefined ? [] : [{ email, jobID }];
  });
  const pairs = pairJobs({ jobs: left, stands: inFile }, { jobs: free, stands: inHere });
  const told = left.flatMap(({ ref, id }) => {
    const jobID = pairs.get(id);
    return jobID === undefined ? [] : [[ref, jobID] as const];
  });
  return new Map([...known, ...told]);
}

/** Two rows that say they are the same, and are not: of such a file nobody can tell whom its other rows are about. */
function createRefs() {
  const told = new Map<string, string>();
  return {
    size: () => told.size,
    add(ref: string, what: string) {
      const sum = createHash('sha256').update(what).digest('base64').slice(0, 22);
      if ((told.get(ref) ?? sum) !== sum) throw new ArchiveRefused('same_ref');
      told.set(ref, sum);
    },
  };
}

/** By their marks, and of this company's own file by their numbers, where these are still called the same. */
async function knownJobs(
  db: Database,
  whose: Whose,
  { jobs, here }: { readonly jobs: readonly FileJob[]; readonly here: readonly TellingJob[] },
): Promise<Map<string, number>> {
  const { companyId, signer } = whose;
  const refs = jobs.map(({ ref }) => ref);
  const key = { companyId, kind: 'jobs', signer } as const;
  const { signed, told: said } = await db.inCompany(companyId, (tx) => findMarks(tx, key, refs));
  const byId = new Map(here.map((job) => [job.id, job]));
  const own = jobs.flatMap((job) => {
    const same = isOwn(whose, job.ref) ? byId.get(numberOf(job.ref)) : undefined;
    return same !== undefined && called(same) === called(job) ? [[job.ref, same.id] as const] : [];
  });
  // What somebody else's file says of a third one's job is believed where it is still called so.
  const told = jobs.flatMap((job) => {
    const same = byId.get(said.get(job.ref) ?? 0);
    return same !== undefined && called(same) === called(job) ? [[job.ref, same.id] as const] : [];
  });
  return new Map([...own, ...told, ...signed]);
}

const tellingOf = ({ ref, status, job }: JobRow, id: number): FileJob => ({
  ...{ ref, id, title: job.title, department: job.department, location: job.location },
  ...{ slug: job.slug, isOver: status === 'closed' },
  sum: createHash('sha256').update(job.description).digest('hex'),
});

const standOf = ({ email, job }: ApplicationRow) => ({ email, job });
