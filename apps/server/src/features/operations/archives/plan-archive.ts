import { createHash } from 'node:crypto';
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
import { pairJobs } from './job-pair-rules.ts';

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
  const emails = rows.people.map(({ email }) => email);
  const met = emails.length === 0 ? [] : await findByAddress(tx, companyId, emails);
  const isMet = new Set(met.map(({ email }) => email));
  const stands = await findStanding(tx, companyId, emails);
  const known = pairJobs(sideOf(rows), { jobs: await findJobs(tx, companyId), stands });
  const applied = new Set(stands.map(({ email, jobID }) => `${jobID} ${email}`));
  return {
    known,
    questions: await newQuestions(tx, companyId, rows.questions),
    jobs: rows.jobs.filter(({ ref }) => !known.has(ref)),
    people: rows.people.filter(({ email }) => !isMet.has(email)),
    applications: rows.applications.filter(
      ({ job, email }) => !applied.has(`${known.get(job)} ${email}`),
    ),
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

/** The jobs of a file as they are told from each other, and who stands in them. */
const sideOf = ({ jobs, applications }: ArchiveRows) => ({
  jobs: jobs.map(({ ref, job: { title, department, location, slug, description } }) => ({
    ...{ id: ref, title, department, location, slug },
    sum: createHash('sha256').update(description).digest('hex'),
  })),
  stands: applications.map(({ job, email }) => ({ email, jobID: job })),
});

const uniqueBy = <T>(rows: readonly T[], key: (row: T) => unknown): T[] =>
  [...new Map(rows.toReversed().map((row) => [key(row), row])).values()].toReversed();
