import type { Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { Notify } from '../notifications/index.ts';
import { joinRequestLetter } from './companies-mails.ts';
import { findCompanyOfDomain, readCompany } from './company-store.ts';
import { companyDomainOf } from './mail-domain-rules.ts';
import { listAdmins } from './member-store.ts';
import { insertRequestToJoin } from '../accounts/index.ts';

export type JoinRequests = ReturnType<typeof createJoinRequests>;

/**
 * Asks the company of a proved address's domain to take its owner in. Gives 'pending' when an administrator is to
 * decide, null when no company has the domain or the person's membership there was decided about before.
 */
export function createJoinRequests(parts: {
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly notify?: Notify;
}) {
  return {
    async ask(
      tx: Tx,
      person: { readonly accountId: number; readonly email: string },
      occasion: { readonly now: Date; readonly client?: RequestContext['client'] },
    ): Promise<'pending' | null> {
      const domain = companyDomainOf(person.email);
      const companyId = domain === null ? null : await findCompanyOfDomain(tx, domain);
      if (companyId === null) return null;
      return withinCompany(tx, companyId, async () => {
        const { accountId } = person;
        const { now: createdAt, client } = occasion;
        const membershipId = await insertRequestToJoin(tx, { companyId, accountId, createdAt });
        if (membershipId === null) return null;
        await tellAdmins(tx, { companyId, membershipId, email: person.email, now: createdAt });
        await recordAudit(
          tx,
          {
            companyId,
            actorKind: 'account',
            actorAccountId: accountId,
            action: 'membership.request',
            objectKind: 'membership',
            objectId: membershipId,
            ip: client?.ip,
            userAgent: client?.userAgent ?? undefined,
            requestId: client?.requestId,
          },
          createdAt,
        );
        return 'pending';
      });
    },
  };

  async function tellAdmins(
    tx: Tx,
    request: { companyId: number; membershipId: number; email: string; now: Date },
  ): Promise<void> {
    const { companyId, membershipId, email: person } = request;
    const companyName = (await readCompany(tx, companyId))?.name ?? '';
    const path = '/company/users?status=pending';
    const url = new URL(path, parts.baseUrl).href;
    const title = 'A colleague asks to join';
    const body = `${person} asks to join ${companyName}.`;
    for (const { accountId, email: to, firstName } of await listAdmins(tx, companyId)) {
      const key = `join-request:${membershipId}:${accountId}`;
      const letter = { key, to, firstName, companyName, person, url };
      await parts.postOffice.post(tx, joinRequestLetter(letter));
      await parts.notify?.(tx, { accountId, title, body, path }, request.now);
    }
  }
}
