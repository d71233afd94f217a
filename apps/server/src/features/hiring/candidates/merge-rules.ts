import type { mergeFields } from '@candor/contract/hiring/candidate-rules';

/** A row of `candidates` as the database writes it in JSON, in the columns' own names. */
export type CandidateJson = {
  readonly id: number;
  readonly account_id: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly headline: string;
  readonly city: string;
  readonly country: string | null;
  readonly experience_years: number | null;
  readonly available_from: string | null;
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly links: readonly string[];
  readonly source: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_activity_at: string;
  readonly last_score: number | null;
  readonly last_score_at: string | null;
  /** Why it is held back from deletion. */
  readonly held_because: string | null;
  readonly held_at: string | null;
  readonly held_by: number | null;
};

export type MergeField = (typeof mergeFields)[number];

const columnsOf = {
  name: ['first_name', 'last_name'],
  email: ['email'],
  phone: ['phone'],
  headline: ['headline'],
  place: ['city', 'country'],
  experienceYears: ['experience_years'],
  availableFrom: ['available_from'],
} as const satisfies Readonly<Record<MergeField, readonly (keyof CandidateJson)[]>>;

/** As many as the form of a candidate takes. */
const SKILLS_MOST = 50;
const LINKS_MOST = 10;

/** One row of two: what was chosen, everything that is a list, and what happened first and last. */
export function mergedRow(
  kept: CandidateJson,
  other: CandidateJson,
  fromOther: readonly MergeField[],
): CandidateJson {
  const columns = new Set(fromOther.flatMap((field) => columnsOf[field]));
  const taken = Object.fromEntries([...columns].map((column) => [column, other[column]]));
  const isOtherFirst = other.created_at < kept.created_at;
  const scored = (other.last_score_at ?? '') > (kept.last_score_at ?? '') ? other : kept;
  const held = kept.held_because === null ? other : kept;
  return {
    ...kept,
    ...taken,
    account_id: kept.account_id ?? other.account_id,
    skills: union(kept.skills, other.skills).toSorted().slice(0, SKILLS_MOST),
    tags: union(kept.tags, other.tags).toSorted(),
    links: union(kept.links, other.links).slice(0, LINKS_MOST),
    source: isOtherFirst ? other.source : kept.source,
    created_at: isOtherFirst ? other.created_at : kept.created_at,
    last_activity_at:
      other.last_activity_at > kept.last_activity_at
        ? other.last_activity_at
        : kept.last_activity_at,
    last_score: scored.last_score,
    last_score_at: scored.last_score_at,
    held_because: held.held_because,
    held_at: held.held_at,
    held_by: held.held_by,
  };
}

const union = (one: readonly string[], other: readonly string[]) => [
  ...new Set([...one, ...other]),
];

/** What was changed since the merge stays; everything else is as it was before. */
export function unmergedRow(
  before: CandidateJson,
  after: CandidateJson,
  current: CandidateJson,
): CandidateJson {
  const names = Object.keys(before) as (keyof CandidateJson)[];
  const same = names.filter(
    (name) => JSON.stringify(after[name]) === JSON.stringify(current[name]),
  );
  const restored = Object.fromEntries(same.map((name) => [name, before[name]]));
  return { ...current, ...restored, updated_at: current.updated_at };
}

export type Standing = {
  readonly applicationID: number;
  readonly status: 'active' | 'rejected' | 'withdrawn' | 'hired';
  readonly stageSince: Date;
};

const ranks: Readonly<Record<Standing['status'], number>> = {
  hired: 2,
  active: 1,
  rejected: 0,
  withdrawn: 0,
};

/**
 * Of two applications for one job, the one that goes on: hired before active before ended, and then the one that was
 * moved last. Copies of one person are often rejected as copies, and that must not end the other.
 */
export function standingOf<A extends Standing>(one: A, other: A): { stands: A; joins: A } {
  const byRank = ranks[one.status] - ranks[other.status];
  const byTime = one.stageSince.getTime() - other.stageSince.getTime();
  const isOne = byRank === 0 ? byTime >= 0 : byRank > 0;
  return isOne ? { stands: one, joins: other } : { stands: other, joins: one };
}
