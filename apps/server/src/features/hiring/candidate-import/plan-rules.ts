import type {
  importJobs,
  importOutcomes,
  unmatchedJobs,
} from '@candor/contract/hiring/candidate-import-rules';
import type { ReadRow } from './row-rules.ts';

type Stage = {
  readonly stageID: number;
  readonly name: string;
  readonly replyWithinDays: number | null;
};

/** One that takes people: open or paused, with a stage at least. */
export type TakingJob = {
  readonly jobID: number;
  readonly title: string;
  readonly stages: readonly Stage[];
};

export type JobChoice = {
  readonly jobFrom: (typeof importJobs)[number];
  readonly job: TakingJob | null;
  readonly stage: Stage | null;
};

export type Place = { readonly job: TakingJob; readonly stage: Stage };

export type PlannedRow = {
  readonly row: ReadRow;
  readonly outcome: Exclude<(typeof importOutcomes)[number], 'fault'>;
  /** Where their application would stand. Null: the row brings a person alone. */
  readonly place: Place | null;
};

export type ImportPlan = {
  readonly planned: readonly PlannedRow[];
  /** Rows without a job, where whoever imports sees some jobs alone and would never see these people. */
  readonly jobless: readonly ReadRow[];
};

type Known = ReadonlyMap<string, { readonly jobIDs: ReadonlySet<number> }>;

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What would become of each row that can be read, in the order of the file. */
export function planRows(
  rows: readonly ReadRow[],
  {
    choice,
    jobs,
    known,
    needsJob,
  }: {
    readonly choice: JobChoice;
    readonly jobs: readonly TakingJob[];
    readonly known: Known;
    readonly needsJob: boolean;
  },
): ImportPlan {
  const byTitle = Map.groupBy(jobs, ({ title }) => plain(title));
  const planned: PlannedRow[] = [];
  const jobless: ReadRow[] = [];
  /** Of who stands further up: the jobs, or 0 for none. */
  const above = new Map<string, Set<number>>();
  for (const row of rows) {
    const place = row.over === '' ? placeOf(row, choice, byTitle) : null;
    if (place === null && needsJob) {
      jobless.push(row);
      continue;
    }
    const seen = above.get(row.email);
    const jobID = place?.job.jobID ?? 0;
    const outcome = outcomeOf({ seen, jobID, company: known.get(row.email)?.jobIDs });
    above.set(row.email, (seen ?? new Set()).add(jobID));
    planned.push({ row, outcome, place });
  }
  return { planned, jobless };
}

function outcomeOf({
  seen,
  jobID,
  company,
}: {
  readonly seen: ReadonlySet<number> | undefined;
  readonly jobID: number;
  readonly company: ReadonlySet<number> | undefined;
}): PlannedRow['outcome'] {
  // Whoever stands further up with any job brings nothing more by a row without one.
  if (seen !== undefined && (jobID === 0 || seen.has(jobID))) return 'double';
  if (seen === undefined && company === undefined) return 'new';
  return jobID === 0 || company?.has(jobID) === true ? 'already' : 'known';
}

function placeOf(
  { job: name, stage: stageName }: ReadRow,
  { jobFrom, job: chosen, stage: chosenStage }: JobChoice,
  byTitle: ReadonlyMap<string, readonly TakingJob[]>,
): Place | null {
  const named = byTitle.get(plain(name)) ?? [];
  const job =
    jobFrom === 'one' ? chosen : jobFrom === 'column' && named.length === 1 ? named[0] : null;
  if (job === null || job === undefined) return null;
  const own = job.stages.find(({ name: its }) => plain(its) === plain(stageName));
  const stage = chosenStage ?? own ?? job.stages[0];
  return stage === undefined ? null : { job, stage };
}

type Other = {
  readonly name: string;
  readonly rows: number;
  readonly because: (typeof unmatchedJobs)[number];
};

/** The jobs that the rows name: those they would be taken for, and the others. */
export function jobsNamed(
  rows: readonly ReadRow[],
  jobs: readonly TakingJob[],
): { readonly matched: { title: string; rows: number }[]; readonly others: Other[] } {
  const byTitle = Map.groupBy(jobs, ({ title }) => plain(title));
  const named = Map.groupBy(
    rows.filter(({ job }) => job !== ''),
    ({ job }) => plain(job),
  );
  const matched: { title: string; rows: number }[] = [];
  const others: Other[] = [];
  for (const [name, its] of named) {
    const found = byTitle.get(name) ?? [];
    if (found.length === 1) matched.push({ title: found[0]?.title ?? '', rows: its.length });
    else {
      const because = found.length === 0 ? 'unknown' : 'several';
      others.push({ name: its[0]?.job ?? '', rows: its.length, because });
    }
  }
  return { matched, others };
}
