/** What tells jobs apart: `sum` is of the description. */
export type TellingJob = {
  readonly id: number;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly slug: string;
  readonly sum: string;
  /** Closed: nobody is put into it, and it makes a name less telling. */
  readonly isOver?: boolean;
};
export type Stands = { readonly email: string; readonly jobID: number };
export type SideOfJobs = {
  readonly jobs: readonly TellingJob[];
  readonly stands: readonly Stands[];
};

type Mark = (job: TellingJob) => string;

/** What two jobs are called alike by. */
export const called: Mark = ({ title, department, location }) =>
  [title, department, location].map((part) => part.trim().toLowerCase()).join('\n');

/** The surest first. */
const textMarks: readonly Mark[] = [
  (job) => `${called(job)}\n${job.sum}\n${job.slug}`,
  (job) => `${called(job)}\n${job.sum}`,
];

/**
 * Which job of a file is which one here, by title, department and place. Among several of one name the text tells, then
 * who stands in them, then their order, as far as it says anything: a job that cannot be told is a new one, for nobody
 * may land in another's.
 */
export function pairJobs(file: SideOfJobs, here: SideOfJobs): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (ref: number, id: number) => {
    pairs.set(ref, id);
    taken.add(id);
  };
  const together = inBoth(file, here);
  const hasPeople = new Set(file.stands.map(({ jobID }) => jobID));
  const isOpen = ({ one, other }: Together) => !pairs.has(one.id) && !taken.has(other.id);
  for (const mark of textMarks) {
    for (const met of together) {
      if (isOpen(met) && mark(met.one) === mark(met.other)) pair(met.one.id, met.other.id);
    }
    const left = Map.groupBy(
      here.jobs.filter(({ id, isOver }) => isOver !== true && !taken.has(id)),
      mark,
    );
    const asked = Map.groupBy(
      file.jobs.filter(({ id }) => !pairs.has(id)),
      mark,
    );
    for (const [key, jobs] of asked) {
      const same = left.get(key) ?? [];
      const told = same.length === jobs.length ? jobs : jobs.filter(({ id }) => !hasPeople.has(id));
      for (const [at, { id }] of told.entries()) {
        const match = same[at];
        if (match !== undefined) pair(id, match.id);
      }
    }
  }
  for (const { one, other } of namesakes(file, here, together.filter(isOpen))) {
    if (!pairs.has(one.id) && !taken.has(other.id)) pair(one.id, other.id);
  }
  return pairs;
}

type Met = Pick<Together, 'one' | 'other'>;

/** Of jobs with another text, those that people tell without a second choice, and those whose name stands once on each side. */
function namesakes(file: SideOfJobs, here: SideOfJobs, together: readonly Together[]): Met[] {
  const isOnly = ({ one, other }: Met) =>
    together.every((met) => (met.one === one) === (met.other === other));
  const ours = Map.groupBy(here.jobs, called);
  const alone = [...Map.groupBy(file.jobs, called)].flatMap(([name, jobs]) => {
    const [one, other] = [jobs[0], ours.get(name)?.[0]];
    const isAlone = jobs.length === 1 && ours.get(name)?.length === 1;
    return isAlone && one && other && other.isOver !== true ? [{ one, other }] : [];
  });
  return [...together.filter(isOnly), ...alone];
}

type Together = { readonly one: TellingJob; readonly other: TellingJob; count: number };

/** Jobs of one name with people in both, those with most first. */
function inBoth(file: SideOfJobs, here: SideOfJobs): readonly Together[] {
  const ones = new Map(file.jobs.map((job) => [job.id, job]));
  const others = new Map(here.jobs.map((job) => [job.id, job]));
  const byAddress = Map.groupBy(here.stands, ({ email }) => email);
  const found = new Map<string, Together>();
  for (const { email, jobID } of file.stands) {
    const one = ones.get(jobID);
    if (one === undefined) continue;
    for (const standing of byAddress.get(email) ?? []) {
      const other = others.get(standing.jobID);
      if (other === undefined || other.isOver === true || called(one) !== called(other)) continue;
      const key = `${one.id} ${other.id}`;
      const entry = found.get(key) ?? { one, other, count: 0 };
      entry.count += 1;
      found.set(key, entry);
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}
