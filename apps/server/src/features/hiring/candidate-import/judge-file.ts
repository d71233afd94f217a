import type { contract, Parsed } from '@candor/contract';
import {
  CANDIDATES_IN_A_FILE,
  type ImportField,
  type ImportSystem,
} from '@candor/contract/hiring/candidate-import-rules';
import { type CsvProblem, type CsvRow } from '../../../platform/csv/read-csv.ts';
import { readHeadedCsv } from '../../../platform/csv/headed-rows.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { isLimitedToJobs } from '../../../platform/database/job-limit.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { guessColumns, missingColumns, systemOf } from './column-rules.ts';
import { findJobState, findKnown } from './import-store.ts';
import { type ImportPlan, type JobChoice, planRows, type TakingJob } from './plan-rules.ts';
import { type ReadRow, readRow, type RowFault } from './row-rules.ts';

export type ImportBody = Parsed<typeof contract.candidateImport.importCandidates>['body'];

export type ReadFile = {
  readonly headings: readonly string[];
  readonly fields: readonly (ImportField | null)[];
  readonly system: ImportSystem | null;
  readonly missing: ('email' | 'name')[];
  readonly body: readonly CsvRow[];
};

export type JudgedFile = {
  /** Rows that could be read, also those that bring nothing. */
  readonly read: readonly ReadRow[];
  readonly plan: ImportPlan;
  /** In the order of the file. */
  readonly faults: readonly RowFault[];
  readonly counts: Readonly<
    Record<'new' | 'known' | 'already' | 'double' | 'fault' | 'applications', number>
  >;
};

export function readFile({
  csv,
  columns,
}: Pick<ImportBody, 'csv' | 'columns'>): ReadFile | { readonly problem: CsvProblem } {
  const file = readHeadedCsv(csv, { mostRows: CANDIDATES_IN_A_FILE, what: 'candidates' });
  if ('problem' in file) return file;
  const headings = file.heading.cells.map((cell) => cell.trim());
  const fields = headings.map((_, at) => (columns ?? guessColumns(headings))[at] ?? null);
  return {
    ...{ headings, fields, body: file.body },
    ...{ system: systemOf(headings), missing: missingColumns(fields) },
  };
}

/** What would become of each row now. */
export async function judgeFile(
  tx: Tx,
  {
    companyId,
    body,
    file,
    jobs,
  }: {
    readonly companyId: number;
    readonly body: ImportBody;
    readonly file: ReadFile;
    readonly jobs: readonly TakingJob[];
  },
): Promise<JudgedFile> {
  const choice = await choiceOf(tx, { companyId, body, jobs });
  const read: ReadRow[] = [];
  const faults: RowFault[] = [];
  for (const row of file.body) {
    const one = readRow(row, file);
    if ('read' in one) read.push(one.read);
    else faults.push(...one.faults);
  }
  const known = await findKnown(
    tx,
    companyId,
    read.map(({ email }) => email),
  );
  const plan = planRows(read, { choice, jobs, known, needsJob: isLimitedToJobs() });
  const column = file.headings[file.fields.indexOf('job')] ?? '';
  const jobless = plan.jobless.map(({ line }) => ({ line, column, code: 'job_missing' as const }));
  const all = [...faults, ...jobless].toSorted((a, b) => a.line - b.line);
  const count = (outcome: string) =>
    plan.planned.filter((planned) => planned.outcome === outcome).length;
  return {
    ...{ read, plan, faults: all },
    counts: {
      ...{ new: count('new'), known: count('known') },
      ...{ already: count('already'), double: count('double') },
      fault: new Set(all.map(({ line }) => line)).size,
      applications: plan.planned.filter(
        ({ outcome, place }) => place !== null && (outcome === 'new' || outcome === 'known'),
      ).length,
    },
  };
}

type Asked = {
  readonly companyId: number;
  readonly body: ImportBody;
  readonly jobs: readonly TakingJob[];
};

async function choiceOf(tx: Tx, { companyId, body, jobs }: Asked): Promise<JobChoice> {
  const { jobFrom, jobID, stageID } = body;
  if (jobFrom !== 'one') return { jobFrom, job: null, stage: null };
  const state = jobID === null ? undefined : await findJobState(tx, companyId, jobID);
  if (state === undefined) throw refuse('not_found', { params: { what: 'job' } });
  const job = jobs.find((one) => one.jobID === jobID);
  if (job === undefined) {
    const isTaking = state.status === 'open' || state.status === 'paused';
    throw refuse(isTaking ? 'no_stages' : 'job_closed', { path: 'body.jobID' });
  }
  const stage = job.stages.find((one) => one.stageID === stageID) ?? null;
  if (stageID !== null && stage === null) throw refuse('unknown_stage', { path: 'body.stageID' });
  return { jobFrom, job, stage };
}
