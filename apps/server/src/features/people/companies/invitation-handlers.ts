import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CompanySession, HandlersOf } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { issueToken } from '../../../platform/tokens/one-time-token-store.ts';
import { normaliseEmail } from '../accounts/index.ts';
import { invitationLetter } from './companies-mails.ts';
import { companyWrite } from '../../operations/audit/index.ts';
import { readCompany } from './company-store.ts';
import { roleWord } from './company-text-rules.ts';
import { readActor, refuseUnlessGivable, resolveRole } from './giving.ts';
import { dayBefore, INVITATIONS_A_DAY, invitationEnd, mayResend } from './invitation-rules.ts';
import {
  countInvitationsSince,
  findOpenInvitation,
  findStatusOf,
  insertInvitation,
  type InvitationRow,
  listOpenInvitations,
  markRevoked,
  markSentAgain,
} from './invitation-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.companies>,
  'inviteUser' | 'listInvitations' | 'resendInvitation' | 'revokeInvitation'
>;

type Parts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
};

export function invitationHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    inviteUser: inviteHandler(parts),

    async listInvitations({ session: { companyId }, now }) {
      const rows = await db.inCompany(companyId, (tx) => listOpenInvitations(tx, companyId));
      return { invitations: rows.map((row) => shown(row, now)) };
    },

    async resendInvitation({ params: { invitationID: id }, session, client, now }) {
      const { companyId, accountId } = session;
      await companyWrite(db, { companyId, accountId, client, now }, async (tx) => {
        const invitation = await findManageable(tx, session, id);
        const { sentAt } = invitation;
        const expiresAt = endOfResent(invitation, now);
        if (!mayResend(sentAt, now)) {
          throw fail('too_many_requests', 'It was sent a moment ago. Please wait a minute.');
        }
        await refuseFlood(tx, companyId, now);
        await markSentAgain(tx, { companyId, id, now, expiresAt });
        await send(parts, tx, { companyId, id, now });
        return {
          result: undefined,
          audit: { action: 'invitation.resend', ...of(id) },
        };
      });
      return { done: true };
    },

    async revokeInvitation({ params: { invitationID: id }, session, client, now }) {
      const { companyId, accountId } = session;
      await companyWrite(db, { companyId, accountId, client, now }, async (tx) => {
        const { email } = await findManageable(tx, session, id);
        if (!(await markRevoked(tx, { companyId, id, now }))) throw noSuchInvitation();
        return {
          result: undefined,
          audit: { action: 'invitation.revoke', ...of(id), before: { email } },
        };
      });
      return { done: true };
    },
  };
}

const of = (id: number) => ({ objectKind: 'invitation', objectId: id }) as const;

function inviteHandler(parts: Parts): Handlers['inviteUser'] {
  return async ({ body, session, client, now }) => {
    const { companyId, accountId } = session;
    const email = normaliseEmail(body.email);
    await companyWrite(parts.db, { companyId, accountId, client, now }, async (tx) => {
      const { given, custom } = await resolveRole(tx, companyId, body);
      refuseUnlessGivable(await readActor(tx, session), { role: given.role, custom });
      await refuseMember(tx, companyId, email);
      await refuseFlood(tx, companyId, now);
      const times = { createdAt: now, sentAt: now, expiresAt: invitationEnd(now) };
      const invitation = { companyId, email, ...given, invitedBy: accountId, ...times };
      const id = await insertInvitation(tx, invitation);
      if (id === null) {
        throw fail('already_invited', 'There is an open invitation to this address.', {
          path: 'body.email',
        });
      }
      await send(parts, tx, { companyId, id, now });
      const after = { email, ...given };
      return {
        result: undefined,
        audit: { action: 'invitation.create', ...of(id), after },
      };
    });
    return { done: true };
  };
}

const noSuchInvitation = () => fail('not_found', 'There is no open invitation of this kind.');

/** Whoever may not give a role may not send or take back an invitation to it either. */
/**
 * Sending again makes an invitation last anew, but not an administrator's: a new one asks who is there
 * (docs/decisions/0191), and this does not.
 */
function endOfResent({ role, expiresAt }: InvitationRow, now: Date): Date {
  if (role !== 'COMPANY_ADMIN') return invitationEnd(now);
  if (expiresAt <= now) {
    throw fail('invitation_over', 'This invitation has ended. Take it back and invite them anew.');
  }
  return expiresAt;
}

async function findManageable(tx: Tx, session: CompanySession, id: number): Promise<InvitationRow> {
  const { companyId } = session;
  const invitation = await findOpenInvitation(tx, companyId, id);
  if (invitation === undefined) throw noSuchInvitation();
  const { role, roleId: roleID } = invitation;
  const { custom } = await resolveRole(tx, companyId, { role, roleID });
  refuseUnlessGivable(await readActor(tx, session), { role, custom });
  return invitation;
}

/** Refused stays open to an invitation: it is how an administrator changes their mind. */
async function refuseMember(tx: Tx, companyId: number, email: string): Promise<void> {
  const status = await findStatusOf(tx, companyId, email);
  if (status === undefined || status === 'refused') return;
  const because = {
    active: 'This person is in your company already.',
    pending: 'This person asked to join and waits for your approval.',
    suspended: 'This person is deactivated. Reactivate them instead.',
  };
  throw fail('already_member', because[status as keyof typeof because], { path: 'body.email' });
}

async function refuseFlood(tx: Tx, companyId: number, now: Date): Promise<void> {
  if ((await countInvitationsSince(tx, companyId, dayBefore(now))) < INVITATIONS_A_DAY) return;
  throw fail(
    'too_many_requests',
    `A company sends at most ${INVITATIONS_A_DAY} invitations a day. Please go on tomorrow.`,
  );
}

/** Posts the newest sending. Its link names it, so that the links of earlier mails die with it. */
async function send(
  { postOffice, baseUrl }: Parts,
  tx: Tx,
  { companyId, id, now }: { companyId: number; id: number; now: Date },
): Promise<void> {
  const invitation = await findOpenInvitation(tx, companyId, id);
  if (invitation === undefined) throw noSuchInvitation();
  const { email: to, role, roleName, invitedBy, timesSent, expiresAt } = invitation;
  const data = { companyId, invitationId: id, timesSent };
  const token = await issueToken(
    tx,
    { purpose: 'invitation', accountId: null, expiresAt, data },
    now,
  );
  const url = new URL('/invitation', baseUrl);
  url.searchParams.set('token', token);
  const companyName = (await readCompany(tx, companyId))?.name ?? '';
  const letter = { companyName, invitedBy, role: roleWord(role, roleName), url: url.href };
  const key = `invitation:${companyId}:${id}:${timesSent}`;
  await postOffice.post(tx, invitationLetter({ key, to, ...letter }));
}

function shown(row: InvitationRow, now: Date) {
  return {
    invitationID: row.id,
    email: row.email,
    role: row.role,
    roleID: row.roleId,
    roleName: row.roleName,
    invitedBy: row.invitedBy,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= now,
  };
}
