const DAY = 24 * 3_600_000;
const USUAL_DAYS = 90;
const MOST_DAYS = 366;

export type Period = {
  /** Days in UTC as they were asked for. */
  readonly from: string;
  readonly until: string;
  /** The first instant, and the first one after the last day. */
  readonly start: Date;
  readonly end: Date;
};

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The last 90 days unless said; null for a period that ends before it begins, or is too long to read. */
export function periodOf(
  asked: { readonly from?: string | undefined; readonly until?: string | undefined },
  now: Date,
): Period | null {
  const until = asked.until ?? dayOf(now.getTime());
  const from = asked.from ?? dayOf(Date.parse(until) - (USUAL_DAYS - 1) * DAY);
  const [first, last] = [Date.parse(from), Date.parse(until)];
  // Not a number when a day is none, such as the 31st of February: every comparison is false then.
  if (!(first <= last && last - first < MOST_DAYS * DAY)) return null;
  return { from, until, start: new Date(first), end: new Date(last + DAY) };
}

export const stages = ['applied', 'screening', 'bot-interview', 'interview', 'offer'] as const;
export type StageKind = (typeof stages)[number];
export type FunnelStage = StageKind | 'hired';

/** Applications of one source that came so far and stand so. */
export type Counted = {
  readonly source: 'career-page' | 'added' | 'imported' | 'referral' | 'interview';
  /** The furthest stage ever entered, taken back or not counted: 0 is applied. */
  readonly furthest: number;
  readonly status: 'active' | 'rejected' | 'withdrawn' | 'hired';
  readonly count: number;
};

/** Who was hired came all the way, however their job's stages were called. */
const reachOf = ({ furthest, status }: Counted): number =>
  status === 'hired' ? stages.length : furthest;

export type FunnelStep = {
  readonly stage: FunnelStage;
  readonly reached: number;
  readonly share: number | null;
};

/** At least so far: a stage that somebody skipped counts as reached, so no step is larger than the one before. */
export function funnelOf(counted: readonly Counted[]): FunnelStep[] {
  const reached = [...stages, 'hired' as const].map((stage, place) => ({
    stage,
    reached: sum(counted.filter((row) => reachOf(row) >= place)),
  }));
  return reached.map((step, place) => {
    const before = reached[place - 1]?.reached ?? 0;
    return { ...step, share: before === 0 ? null : step.reached / before };
  });
}

export type SourceRow = {
  readonly source: Counted['source'];
  readonly applications: number;
  readonly interviewed: number;
  readonly hired: number;
  readonly rejected: number;
};

/** Largest first. Interviewed: came to a bot interview or further. */
export function sourcesOf(counted: readonly Counted[]): SourceRow[] {
  const interview = stages.indexOf('bot-interview');
  return [...Map.groupBy(counted, ({ source }) => source)]
    .map(([source, rows]) => ({
      source,
      applications: sum(rows),
      interviewed: sum(rows.filter((row) => reachOf(row) >= interview)),
      hired: sum(rows.filter(({ status }) => status === 'hired')),
      rejected: sum(rows.filter(({ status }) => status === 'rejected')),
    }))
    .toSorted((one, other) => other.applications - one.applications);
}

const sum = (rows: readonly Counted[]): number => rows.reduce((all, { count }) => all + count, 0);

/** A dismissed flag was judged to be nothing: not an issue, technical or an accommodation. */
export function flagsOf(
  verdicts: readonly {
    readonly violationType: string;
    readonly verdict: string;
    readonly count: number;
  }[],
) {
  return [...Map.groupBy(verdicts, ({ violationType }) => violationType)]
    .map(([violationType, rows]) => {
      const of = (wanted: (verdict: string) => boolean) =>
        rows.reduce((all, { verdict, count }) => all + (wanted(verdict) ? count : 0), 0);
      const confirmed = of((verdict) => verdict === 'confirmed');
      // What was taken back is open again: nobody's judgement.
      const judged = of((verdict) => verdict !== 'open');
      return { violationType, judged, dismissed: judged - confirmed, confirmed };
    })
    .filter(({ judged }) => judged > 0)
    .toSorted((one, other) => other.judged - one.judged);
}
