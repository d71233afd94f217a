import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { nameAccount, changeMember } from '../accounts/index.ts';
import { companyWrite } from '../../operations/audit/index.ts';
import type { WatchName } from '../profiles/index.ts';
import { findActor, findMember } from './member-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.companies>, 'getOwnProfile' | 'saveOwnProfile'>;

type Parts = { readonly db: Database; readonly watchName: WatchName };

export function ownProfileHandlers({ db, watchName }: Parts): Handlers {
  return {
    async getOwnProfile({ session: { companyId, accountId } }) {
      const member = await db.inCompany(companyId, async (tx) => {
        const own = await findActor(tx, companyId, accountId);
        return own && findMember(tx, companyId, own.membershipId);
      });
      if (member === undefined) throw fail('not_found', 'You are no member any more.');
      const { firstName, lastName, jobTitle, phone, timeZone, email } = member;
      return { firstName, lastName, jobTitle, phone, timeZone, email };
    },

    async saveOwnProfile({ body, session: { companyId, accountId }, client, now }) {
      const [firstName, lastName] = [body.firstName.trim(), body.lastName.trim()];
      const [jobTitle, phone] = [body.jobTitle.trim(), body.phone.trim()];
      const { timeZone } = body;
      // In the person's name, too: whether they are an interviewer is nobody else's.
      const inOwnName = {
        inCompany: <T>(id: number, work: (tx: Tx) => Promise<T>) =>
          db.inCompany(id, work, { accountId }),
      };
      await companyWrite(inOwnName, { companyId, accountId, client, now }, async (tx) => {
        const own = await findActor(tx, companyId, accountId);
        if (own === undefined) throw fail('not_found', 'You are no member any more.');
        const { membershipId } = own;
        const profile = { jobTitle, phone, timeZone, profileDue: false };
        await watchName(tx, { accountId, now }, () =>
          nameAccount(tx, accountId, { firstName, lastName }),
        );
        await changeMember(tx, { companyId, membershipId }, profile);
        return {
          result: undefined,
          audit: {
            action: 'membership.profile',
            objectKind: 'membership',
            objectId: membershipId,
            before: { jobTitle: own.jobTitle, phone: own.phone, timeZone: own.timeZone },
            after: { firstName, lastName, jobTitle, phone, timeZone },
          },
        };
      });
      return { done: true };
    },
  };
}
