import type { Tx } from '../../../platform/database/database.ts';
import type { Deed, DeedEntry } from '../../operations/audit/index.ts';
import { endKeysOf, listKeysOf } from '../../operations/apikeys/index.ts';
import { endSharesOf, listSharesOf } from '../../interviews/viewing/index.ts';
import { endWebhooksOf, listWebhooksOf } from '../../operations/webhooks/index.ts';
import { endInvitationsOf, listInvitationsOf } from './leaving-store.ts';
import type { Actor } from './member-rules.ts';

export type Ended = {
  readonly endKeys?: readonly number[] | undefined;
  readonly endWebhooks?: readonly number[] | undefined;
};

/** As the page of a member shows it. Keys and webhooks are an admin's, to see and to end. */
export async function whatLeaves(
  tx: Tx,
  whose: { readonly companyId: number; readonly accountId: number },
  { actor, now }: { readonly actor: Pick<Actor, 'role'>; readonly now: Date },
) {
  const invitations = await listInvitationsOf(tx, whose);
  const shares = await listSharesOf(tx, whose, now);
  const isAdmin = actor.role === 'COMPANY_ADMIN';
  const sent = { invitations: invitations.length, shares: shares.length };
  if (!isAdmin) return { ...sent, keys: [], webhooks: [] };
  const keys = await listKeysOf(tx, whose, now);
  const webhooks = await listWebhooksOf(tx, whose);
  return {
    ...sent,
    keys: keys.map(({ id, ...key }) => ({ keyID: id, ...key })),
    webhooks: webhooks.map(({ id, url }) => ({ webhookID: id, url })),
  };
}

/**
 * Ends what a member sent out under a trust that they have no more, in the transaction of the change. Gives an entry
 * for each, as if somebody had ended it by hand.
 */
export async function endWhatLeaves(
  tx: Tx,
  deed: Deed,
  {
    accountId,
    actor,
    ended,
    sharesGoOn = false,
  }: {
    readonly accountId: number;
    readonly actor: Pick<Actor, 'role'>;
    readonly ended: Ended;
    /** The right to share is theirs still. */
    readonly sharesGoOn?: boolean;
  },
): Promise<readonly DeedEntry[]> {
  const { companyId, now } = deed;
  const whose = { companyId, accountId };
  const entries: DeedEntry[] = [];
  for (const { id, email } of await endInvitationsOf(tx, whose, now)) {
    const entry = { action: 'invitation.revoke', objectKind: 'invitation', objectId: id };
    entries.push({ ...entry, before: { email } });
  }
  const shares = sharesGoOn ? [] : await endSharesOf(tx, whose, now);
  for (const { id, email, scheduleId } of shares) {
    const entry = { action: 'recording.share-revoked', objectKind: 'interview' };
    entries.push({ ...entry, objectId: scheduleId, after: { email, shareId: id } });
  }
  if (actor.role !== 'COMPANY_ADMIN') return entries;
  const by = { by: deed.accountId, now };
  for (const { id, ...before } of await endKeysOf(tx, whose, {
    named: ended.endKeys ?? [],
    end: by,
  })) {
    const entry = { action: 'api-key.revoked', objectKind: 'api-key', objectId: id };
    entries.push({ ...entry, before });
  }
  for (const { id } of await endWebhooksOf(tx, whose, { named: ended.endWebhooks ?? [], now })) {
    entries.push({ action: 'webhook.switched-off', objectKind: 'webhook', objectId: id });
  }
  return entries;
}
