import type { ArchiveKind } from '@candor/contract/operations/archive-rules';
import { archiveKinds } from '@candor/contract/operations/archive-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { findByAddress } from '../../hiring/candidate-records/index.ts';
import { fingerprintsOf } from '../../interviews/questions/index.ts';
import type {
  ApplicationRow,
  ArchiveRows,
  JobRow,
  PersonRow,
  QuestionRow,
} from './archive-rows.ts';
import { findJobs, findStanding } from './archive-store.ts';

export type ArchivePlan = {
  readonly questions: readonly QuestionRow[];
  readonly jobs: readonly JobRow[];
  readonly people: readonly PersonRow[];
  readonly applications: readonly ApplicationRow[];
  /** Jobs of the file that are here, by the number that it gives them. */
  readonly known: ReadonlyMap<number, number>;
};

/** What of a file is new here. What is known stays as it is: the company's own data are newer than any file. */
export async function planArchive(
  tx: Tx,
  companyId: number,
  rows: ArchiveRows,
): Promise<ArchivePlan> {
  const standing = numbered(await findJobs(tx, companyId), (job) => job);
  const here = new Map(standing.map(([key, { id }]) => [key, id]));
  const known = new Map(
    numbered(rows.jobs, ({ job }) => job).flatMap(([key, { ref }]) => {
      const id = here.get(key);
      return id === undefined ? [] : [[ref, id] as const];
    }),
  );
  const people = uniqueBy(
    rows.people.map((person) => ({ ...person, email: person.email.toLowerCase() })),
    ({ email }) => email,
  );
  const emails = people.map(({ email }) => email);
  const met = emails.length === 0 ? [] : await findByAddress(tx, companyId, emails);
  const isMet = new Set(met.map(({ email }) => email));
  const applied = new Set(
    (await findStanding(tx, companyId, emails)).map(({ email, jobID }) => `${jobID} ${email}`),
  );
  const refs = new Set(rows.jobs.map(({ ref }) => ref));
  const isThere = new Set(emails);
  return {
    known,
    questions: await newQuestions(tx, companyId, rows.questions),
    jobs: rows.jobs.filter(({ ref }) => !known.has(ref)),
    people: people.filter(({ email }) => !isMet.has(email)),
    applications: uniqueBy(rows.applications, ({ job, email }) => `${job} ${email}`)
      .map((one) => ({ ...one, email: one.email.toLowerCase() }))
      .filter(({ job, email }) => refs.has(job) && isThere.has(email))
      .filter(({ job, email }) => !applied.has(`${known.get(job)} ${email}`)),
  };
}

export const countsOf = (rows: ArchiveRows, plan: ArchivePlan) =>
  archiveKinds.map((kind: ArchiveKind) => ({
    ...{ kind, new: plan[kind].length },
    known: rows[kind].length - plan[kind].length,
  }));

async function newQuestions(tx: Tx, companyId: number, questions: readonly QuestionRow[]) {
  if (questions.length === 0) return [];
  const marks = await fingerprintsOf(tx, companyId, questions);
  const marked = questions.map((question, at) => ({ question, mark: marks[at] }));
  return uniqueBy(marked, ({ mark }) => mark?.fingerprint)
    .filter(({ mark }) => mark?.isKnown === false)
    .map(({ question }) => question);
}

type Called = { readonly title: string; readonly department: string; readonly location: string };

const keyOf = ({ title, department, location }: Called): string =>
  [title, department, location].map((part) => part.trim().toLowerCase()).join('\n');

/** Two jobs of one title and place are two: the first of a file is the first here, the second the second. */
function numbered<T>(jobs: readonly T[], of: (job: T) => Called): (readonly [string, T])[] {
  const times = new Map<string, number>();
  return jobs.map((job) => {
    const key = keyOf(of(job));
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return [`${key}\n${time}`, job];
  });
}

const uniqueBy = <T>(rows: readonly T[], key: (row: T) => unknown): T[] =>
  [...new Map(rows.toReversed().map((row) => [key(row), row])).values()].toReversed();
