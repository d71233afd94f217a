import type { contract } from '@candor/contract';
import { RETENTION_COUNTED_MOST } from '@candor/contract/operations/retention';
import {
  problemOfRule,
  RETENTION_AHEAD_DAYS,
  RETENTION_MOST_DAYS,
  retentionBounds,
  type RetentionKind,
  retentionKinds,
} from '@candor/contract/operations/retention-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import type { DeletionParts } from './deletion.ts';
import { countDue } from './due-store.ts';
import { eraseCandidate } from './erase-candidate.ts';
import { listHolds } from './hold-store.ts';
import { readDays, readRules, saveRule } from '../retention-rules/index.ts';
import { findLastRun } from './run-store.ts';
import { setHold } from '../../hiring/candidate-records/index.ts';

type Handlers = HandlersOf<typeof contract.retention>;

export function createRetentionHandlers(parts: DeletionParts): Handlers {
  return { ...ruleHandlers(parts), ...holdHandlers(parts) };
}

function ruleHandlers({
  db,
}: DeletionParts): Pick<Handlers, 'getRetention' | 'previewRetention' | 'saveRetention'> {
  return {
    getRetention: ({ session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const rules = await readRules(tx, companyId);
        const run = await findLastRun(tx, companyId);
        const holds = await listHolds(tx, companyId);
        return {
          rules: rules.map((rule) => ({
            ...rule,
            updatedAt: rule.updatedAt?.toISOString() ?? null,
          })),
          lastRun: run === undefined ? null : runOf(run),
          holds: holds.map(({ id, firstName, lastName, because, heldAt }) => ({
            ...{ candidateID: id, name: `${firstName} ${lastName}`.trim(), because },
            heldAt: heldAt.toISOString(),
          })),
        };
      }),

    previewRetention: ({ body: { rules }, session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const counts = [];
        for (const { kind, days } of rules) {
          counts.push({ kind, ...(await count(tx, { companyId, kind, days, now })) });
        }
        return { counts };
      }),

    saveRetention: ({ body: { rules, confirmed }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, accountId, now } = deed;
        refuseWrong(rules);
        const before = await readDays(tx, companyId);
        if (!confirmed && (await isShortened(tx, { companyId, now, rules, before }))) {
          throw refuse('confirmation_needed');
        }
        for (const { kind, days, reason } of rules) {
          const rule = { kind, days, reason: reason.trim(), by: accountId, at: now };
          await saveRule(tx, companyId, rule);
        }
        const kinds = rules.map(({ kind }) => kind);
        return {
          result: { done: true },
          audit: {
            ...{ action: 'retention.saved', objectKind: 'company', objectId: companyId },
            before: kinds.map((kind) => ({ kind, days: before[kind] })),
            after: rules,
          },
        };
      }),
  };
}

const runOf = ({
  startedAt,
  finishedAt,
  deleted,
}: NonNullable<Awaited<ReturnType<typeof findLastRun>>>) => ({
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  deleted: retentionKinds.flatMap((kind) => {
    const many = deleted[kind];
    return many === undefined ? [] : [{ kind, count: many }];
  }),
  isWaiting: deleted.waiting !== undefined,
});

type Counted = {
  readonly companyId: number;
  readonly kind: RetentionKind;
  readonly days: number;
  readonly now: Date;
};

function count(tx: Tx, asked: Counted) {
  const until = new Date(asked.now.getTime() + RETENTION_AHEAD_DAYS * 86_400_000);
  return countDue(tx, asked, { until, most: RETENTION_COUNTED_MOST + 1 });
}

type NewRule = { readonly kind: RetentionKind; readonly days: number; readonly reason: string };

const bounds = {
  'too-short': (kind: RetentionKind) =>
    ({ what: 'days-few', days: retentionBounds[kind].least }) as const,
  'too-long': () => ({ what: 'days-many', days: RETENTION_MOST_DAYS }) as const,
  'no-reason': (kind: RetentionKind) =>
    ({ what: 'days-unexplained', days: retentionBounds[kind].usual }) as const,
};

function refuseWrong(rules: readonly NewRule[]): void {
  for (const [index, rule] of rules.entries()) {
    const problem = problemOfRule(rule.kind, rule);
    if (problem === null) continue;
    const field = problem === 'no-reason' ? 'reason' : 'days';
    throw refuse('validation_failed', {
      params: bounds[problem](rule.kind),
      path: `body.rules.${index}.${field}`,
    });
  }
}

async function isShortened(
  tx: Tx,
  {
    companyId,
    now,
    rules,
    before,
  }: {
    readonly companyId: number;
    readonly now: Date;
    readonly rules: readonly NewRule[];
    readonly before: Readonly<Record<RetentionKind, number>>;
  },
): Promise<boolean> {
  for (const { kind, days } of rules) {
    if (days >= before[kind]) continue;
    const { due } = await count(tx, { companyId, kind, days, now });
    if (due > 0) return true;
  }
  return false;
}

function holdHandlers(
  parts: DeletionParts,
): Pick<Handlers, 'holdCandidate' | 'releaseCandidate' | 'eraseCandidate'> {
  const { db } = parts;
  const hold = async (
    request: Parameters<typeof deedOf>[0],
    candidateID: number,
    because: string | null,
  ) => {
    const deed = deedOf(request);
    const { companyId, accountId, now } = deed;
    await companyWrite(db, deed, async (tx) => {
      const held = because === null ? null : { because, at: now, by: accountId };
      if (!(await setHold(tx, { companyId, candidateID }, held))) {
        throw refuse('not_found', { params: { what: 'candidate' } });
      }
      return {
        result: undefined,
        audit: {
          action: because === null ? 'candidate.released' : 'candidate.held',
          // The reason may name people: it stands beside the candidate, not in the chain.
          ...{ objectKind: 'candidate', objectId: candidateID },
        },
      };
    });
    return { done: true } as const;
  };
  return {
    holdCandidate: ({ params, body, ...request }) => {
      const because = body.because.trim();
      if (because === '') {
        throw refuse('validation_failed', {
          params: { what: 'why-missing' },
          path: 'body.because',
        });
      }
      return hold(request, params.candidateID, because);
    },

    releaseCandidate: ({ params, ...request }) => hold(request, params.candidateID, null),

    async eraseCandidate({ body, ...request }) {
      await eraseCandidate(parts, deedOf(request), body);
      return { done: true };
    },
  };
}
