import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type {
  CompanySession,
  HandlersOf,
  RequestContext,
} from '../../../platform/http/handlers.ts';
import type { PostedLetter, PostOffice } from '../../../platform/mail/post-office.ts';
import { approvedLetter, refusedLetter } from './companies-mails.ts';
import { companyWrite } from '../../operations/audit/index.ts';
import { readCompany } from './company-store.ts';
import { roleWord } from './company-text-rules.ts';
import { resolveRole } from './giving.ts';
import { findMember, lockMember } from './member-store.ts';
import { endSessionsIn, changeMember } from '../accounts/index.ts';

type Handlers = Pick<HandlersOf<typeof contract.companies>, 'approveUser' | 'refuseUser'>;

/** An administrator's answer to somebody who asked to join. Of several at once, the first counts. */
export function requestHandlers(parts: {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
}): Handlers {
  return {
    async approveUser({ params, body, session, ...request }) {
      const url = new URL('/login/company', parts.baseUrl).href;
      await answer({ ...parts, ...request, session }, params.membershipID, {
        action: 'membership.approve',
        status: 'active',
        body,
        reason: null,
        letter: (told, role) => approvedLetter({ ...told, role, url }),
      });
      return { done: true };
    },

    async refuseUser({ params, body, session, ...request }) {
      const reason = body.reason.trim();
      await answer({ ...parts, ...request, session }, params.membershipID, {
        action: 'membership.refuse',
        status: 'refused',
        body: { role: 'COMPANY_USER', roleID: null },
        reason,
        letter: (told) => refusedLetter({ ...told, reason }),
      });
      return { done: true };
    },
  };
}

type Told = {
  readonly key: string;
  readonly to: string;
  readonly firstName: string;
  readonly companyName: string;
};

async function answer(
  request: {
    readonly db: Database;
    readonly postOffice: PostOffice;
    readonly session: CompanySession;
    readonly client: RequestContext['client'];
    readonly now: Date;
  },
  membershipId: number,
  given: {
    readonly action: string;
    readonly status: 'active' | 'refused';
    readonly body: Parameters<typeof resolveRole>[2];
    readonly reason: string | null;
    readonly letter: (told: Told, role: string) => PostedLetter;
  },
): Promise<void> {
  const { db, postOffice, session, client, now } = request;
  const { companyId, accountId } = session;
  const { action, status, reason } = given;
  await companyWrite(db, { companyId, accountId, client, now }, async (tx) => {
    const locked = await lockMember(tx, companyId, membershipId);
    const member = await findMember(tx, companyId, membershipId);
    if (locked === undefined || member === undefined) {
      throw fail('not_found', 'There is no such user in your company.');
    }
    if (locked.member.status !== 'pending') {
      throw fail('wrong_status', 'This request has been answered already.');
    }
    const { given: role, custom } = await resolveRole(tx, companyId, given.body);
    const after = { status, reason, ...role };
    const decision = { ...after, decidedAt: now, decidedBy: accountId };
    await changeMember(tx, { companyId, membershipId }, decision);
    const end = { accountId: member.accountId, because: 'request to join answered', now };
    await endSessionsIn(tx, { companyId, ...end });
    const companyName = (await readCompany(tx, companyId))?.name ?? '';
    const { email: to, firstName } = member;
    const told = { key: `${action}:${companyId}:${membershipId}`, to, firstName, companyName };
    await postOffice.post(tx, given.letter(told, roleWord(role.role, custom?.name ?? null)));
    return {
      result: undefined,
      audit: {
        action,
        objectKind: 'membership',
        objectId: membershipId,
        before: { status: 'pending' },
        after,
      },
    };
  });
}
