import type { contract } from '@candor/contract';
import type { UserType } from '@candor/contract';
import type { Database, Tx } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { endAllSessions } from '../accounts/index.ts';
import { isPerson, listPeople, markDisabled } from './people-store.ts';
import { type Actor, recordAct } from './record-act.ts';

type Administration = HandlersOf<typeof contract.administration>;
type Handlers = Pick<Administration, 'listPeople' | 'disablePerson' | 'enablePerson'>;

export function peopleHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    async listPeople({ query, session }) {
      const { total, people } = await db.asAccount(session.accountId, (tx) =>
        listPeople(tx, query),
      );
      return {
        total,
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
        throw fail('own_account', 'You cannot disable your own account.');
      }
      await change(db, actor, params.accountID, { disabledAt: actor.now, reason: body.reason });
      return { done: true };
    },

    async enablePerson({ params, ...actor }) {
      await change(db, actor, params.accountID, { disabledAt: null });
      return { done: true };
    },
  };
}

async function change(
  db: Database,
  actor: Actor,
  accountId: number,
  { disabledAt, reason }: { readonly disabledAt: Date | null; readonly reason?: string },
): Promise<void> {
  const work = async (tx: Tx) => {
    if (!(await isPerson(tx, accountId))) throw fail('not_found', 'There is no such person.');
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
