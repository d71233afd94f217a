import type { contract } from '@candor/contract';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { listOwnSittings, type OwnSitting } from '../appointments/index.ts';
import { createLink } from '../links/index.ts';
import { whichAreSent } from './scorecard-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.scorecards>,
  'listOwnScorecards' | 'openOwnScorecard'
>;

const DAY_MS = 86_400_000;

export function ownHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    listOwnScorecards: ({ session: { accountId }, now }) =>
      db.asAccount(accountId, async (tx) => {
        const all = await listOwnSittings(tx, accountId, now);
        const over = all.filter(({ state }) => state === 'over');
        const sent = await sentOf(tx, over, accountId);
        return {
          scorecards: over.flatMap((one) => {
            if (one.endsAt === null) return [];
            const { companyId: companyID, scheduleId, companyName, jobTitle, candidateName } = one;
            return [
              {
                ...{ companyID, interviewScheduleID: scheduleId, companyName, jobTitle },
                ...{ candidateName, endsAt: one.endsAt.toISOString() },
                isSent: sent.has(scheduleId),
              },
            ];
          }),
        };
      }),
    openOwnScorecard: async ({ params, session: { accountId }, now }) => {
      const { companyID: companyId, interviewScheduleID: scheduleId } = params;
      const all = await db.asAccount(accountId, (tx) => listOwnSittings(tx, accountId, now));
      const own = all.find((one) => one.companyId === companyId && one.scheduleId === scheduleId);
      if (own === undefined) throw refuse('not_found', { params: { what: 'interview' } });
      const expiresAt = new Date(now.getTime() + DAY_MS);
      const link = { companyId, purpose: 'appointment-seat', subjectId: own.placeId } as const;
      const { token } = await db.inCompany(companyId, (tx) =>
        createLink(tx, { ...link, expiresAt }),
      );
      return { token };
    },
  };
}

/** Ids of interviews are told apart over all companies. */
async function sentOf(
  tx: Tx,
  sittings: readonly OwnSitting[],
  accountId: number,
): Promise<ReadonlySet<number>> {
  const sent = new Set<number>();
  for (const [companyId, own] of Map.groupBy(sittings, (one) => one.companyId)) {
    const scheduleIds = own.map(({ scheduleId }) => scheduleId);
    const found = await withinCompany(tx, companyId, () =>
      whichAreSent(tx, { companyId, scheduleIds, accountId }),
    );
    for (const id of found) sent.add(id);
  }
  return sent;
}
