import type { contract } from '@candor/contract';
import type { UserType } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { endAllSessions, markDisabled } from '../../people/accounts/index.ts';
import { removeEveryFactor } from '../../people/multifactor/index.ts';
import { isPerson, listPeople } from './people-store.ts';
import { type Actor, recordAct } from './record-act.ts';
import { PAGE_ROWS } from './search-rules.ts';

type Administration = HandlersOf<typeof contract.administration>;
type Handlers = Pick<
  Administration,
  'listPeople' | 'disablePerson' | 'enablePerson' | 'resetSecondFactor'
>;

type Parts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
};

export function peopleHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    async listPeople({ query, session }) {
      const { total, people } = await db.asAccount(session.accountId, (tx) =>
        listPeople(tx, query),
      );
      return {
        total,
        pageSize: PAGE_ROWS,
        people: people.map((person) => ({
          accountID: person.id,
          name: `${person.firstName} ${person.lastName}`.trim(),
          email: person.email,
          userTypes: person.userTypes as UserType[],
          createdAt: person.createdAt.toISOString(),
          isEmailConfirmed: person.emailConfirmedAt !== null,
          disabledAt: person.disabledAt?.toISOString() ?? null,
        })),
      };
    },

    async disablePerson({ params, body, ...actor }) {
      if (params.accountID === actor.session.accountId) {
        throw refuse('own_account', { params: { what: 'disable' } });
      }
      await change(db, actor, {
        accountId: params.accountID,
        disabledAt: actor.now,
        reason: body.reason,
      });
      return { done: true };
    },

    async resetSecondFactor({ params, body, ...actor }) {
      await reset(parts, actor, { accountId: params.accountID, reason: body.reason });
      return { done: true };
    },

    async enablePerson({ params, ...actor }) {
      await change(db, actor, { accountId: params.accountID, disabledAt: null });
      return { done: true };
    },
  };
}

async function reset(
  parts: Parts,
  actor: Actor,
  { accountId, reason }: { readonly accountId: number; readonly reason: string },
): Promise<void> {
  const { now, session } = actor;
  if (accountId === session.accountId) {
    throw refuse('own_account', { params: { what: 'reset-factors' } });
  }
  const work = async (tx: Tx) => {
    if (!(await isPerson(tx, accountId))) throw refuse('not_found', { params: { what: 'person' } });
    if (!(await removeEveryFactor(tx, parts, { accountId, now }))) {
      throw refuse('no_factor');
    }
    const because = 'second factor reset';
    const sessionsEnded = await endAllSessions(tx, { accountId, because, now });
    await recordAct(tx, actor, {
      action: 'account.second-factor-reset',
      objectKind: 'account',
      objectId: accountId,
      after: { reason: reason.trim(), sessionsEnded },
    });
  };
  await parts.db.inCompany(0, work, { accountId: session.accountId });
}

async function change(
  db: Database,
  actor: Actor,
  {
    accountId,
    disabledAt,
    reason,
  }: { readonly accountId: number; readonly disabledAt: Date | null; readonly reason?: string },
): Promise<void> {
  const work = async (tx: Tx) => {
    if (!(await isPerson(tx, accountId))) throw refuse('not_found', { params: { what: 'person' } });
    if (!(await markDisabled(tx, accountId, disabledAt))) return;
    const { now } = actor;
    const because = 'account disabled';
    const sessionsEnded =
      disabledAt === null ? 0 : await endAllSessions(tx, { accountId, because, now });
    await recordAct(tx, actor, {
      action: disabledAt === null ? 'account.enable' : 'account.disable',
      objectKind: 'account',
      objectId: accountId,
      after: { reason: reason?.trim() ?? null, sessionsEnded },
    });
  };
  await db.inCompany(0, work, { accountId: actor.session.accountId });
}
