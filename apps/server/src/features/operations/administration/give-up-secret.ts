import { deriveKey, markOf } from '../../../platform/config/secret.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import { openDatabase, type Tx } from '../../../platform/database/database.ts';
import { DatabaseSetupError } from '../../../platform/database/database-errors.ts';
import { databaseTime } from '../../../platform/database/database-time.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { isSecretOf, lockMark, writeMark } from '../../../platform/database/secret-mark.ts';
import { createPostOffice, type PostOffice } from '../../../platform/mail/post-office.ts';
import { listCompanyIds } from '../../../platform/queue/each-company.ts';
import { recordAudit, loseKeys } from '../audit/index.ts';
import { giveUpAuthenticators } from '../../people/multifactor/index.ts';
import { createNotify, dropSubscriptions } from '../../people/notifications/index.ts';
import { calendarsLostLetter, payoutLostLetter } from './administration-mails.ts';
import { findAdmins, findPeople } from './lost-secret-store.ts';
import { endEverySession } from '../../people/accounts/index.ts';
import { dropLoginKeys } from '../../interviews/calls/index.ts';
import { dropCalendars } from '../../interviews/calendars/index.ts';
import { dropCodeRequests } from '../../interviews/viewing/index.ts';
import { forgetPayouts } from '../../people/marketplace/index.ts';
import { forgetSealedAccounts } from '../payouts/index.ts';
import { dropOldWebhookSecrets } from '../webhooks/index.ts';
import { refuseSealedMails } from '../../../platform/mail/mail-store.ts';

export type GivenUp = {
  readonly authenticators: number;
  /** Who have no second factor left, and so no password either. */
  readonly people: number;
  readonly mails: number;
  readonly sessions: number;
  /** Interviewers who say anew where their money goes. */
  readonly payouts: number;
  /** People whose calendars were disconnected. */
  readonly calendars: number;
  readonly webhooks: number;
  /** Keys of the audit log. */
  readonly logKeys: number;
};

type Given = {
  readonly secret: string;
  readonly isPushKeyLost: boolean;
  readonly baseUrl: string;
};

type Letters = { readonly postOffice: PostOffice; readonly baseUrl: string };

/** It is not open yet; the sweep of waiting mails finds what is posted here. */
const queue = { send: async () => {} };

const RIGHT =
  'SECRET_LOST says that the secret of this database is lost, but this one opens it. Nothing was given up: start again ' +
  'without SECRET_LOST.';

/**
 * For whoever has lost the secret for good: gives up what was sealed with it, and marks the database with the new one. All of
 * it in one transaction, as the owner, before anything is served.
 */
export async function giveUpSecret(owner: Connection, given: Given): Promise<GivenUp> {
  const { secret } = given;
  if (await isSecretOf(owner, secret)) throw new DatabaseSetupError(RIGHT);
  // However long it takes: there is nobody to wait for an answer.
  const patience = { maxConnections: 1, statementTimeoutMs: 0 };
  const personKey = deriveKey(secret, 'persons');
  const db = openDatabase({ connection: owner, ...patience, personKey });
  try {
    return await db.inCompany(0, (tx) => giveUp(tx, given));
  } finally {
    await db.close();
  }
}

async function giveUp(tx: Tx, { secret, isPushKeyLost, baseUrl }: Given): Promise<GivenUp> {
  // A second start that waited here finds that the first has given up, with a secret that both have.
  if ((await lockMark(tx)) === markOf(secret)) throw new DatabaseSetupError(RIGHT);
  const now = await databaseTime(tx);
  const mails = await refuseSealedMails(tx, now);
  const postOffice = createPostOffice({ queue, key: deriveKey(secret, 'mails') });
  const parts = { postOffice, baseUrl };
  const lost = await giveUpAuthenticators(tx, parts, now);
  await dropLoginKeys(tx);
  await dropCodeRequests(tx);
  if (isPushKeyLost) await dropSubscriptions(tx);
  const payouts = await giveUpPayouts(tx, parts, now);
  const calendars = await giveUpCalendars(tx, parts, now);
  const sessions = await endEverySession(tx, now);
  const companies = await giveUpCompanies(tx, parts, now);
  const given = { ...lost, mails, payouts, calendars, sessions, ...companies };
  await recordAudit(tx, { ...entry, companyId: 0, after: given }, now);
  await writeMark(tx, markOf(secret), now);
  return given;
}

const entry = { actorKind: 'system', action: 'secret.given-up', objectKind: 'platform' };

/** Nobody knows any more where the money of interviewers goes: each is asked. */
async function giveUpPayouts(tx: Tx, { postOffice, baseUrl }: Letters, now: Date): Promise<number> {
  await forgetSealedAccounts(tx);
  const accountIds = await forgetPayouts(tx);
  for (const { id: accountId, email, firstName } of await findPeople(tx, accountIds)) {
    await postOffice.post(tx, payoutLostLetter({ to: email, accountId, firstName, now, baseUrl }));
  }
  return accountIds.length;
}

/** Nobody knows any more where their calendars are: each connects them again. */
async function giveUpCalendars(
  tx: Tx,
  { postOffice, baseUrl }: Letters,
  now: Date,
): Promise<number> {
  const people = await findPeople(tx, await dropCalendars(tx));
  for (const { id: accountId, email: to, firstName, userTypes } of people) {
    const isOutsider = userTypes.includes('EXTERNAL_INTERVIEWER');
    const letter = { to, accountId, firstName, now, baseUrl, isOutsider };
    await postOffice.post(tx, calendarsLostLetter(letter));
  }
  return people.length;
}

async function giveUpCompanies(tx: Tx, parts: Letters, now: Date) {
  const all = { webhooks: 0, logKeys: 0 };
  for (const companyId of await listCompanyIds(tx)) {
    await withinCompany(tx, companyId, async () => {
      const logKeys = await loseKeys(tx, companyId, now);
      const webhooks = await dropOldWebhookSecrets(tx, companyId);
      all.webhooks += webhooks;
      all.logKeys += logKeys;
      if (webhooks > 0) await tellAdmins(tx, parts, { companyId, now });
      if (webhooks + logKeys === 0) return;
      await recordAudit(tx, { ...entry, companyId, after: { webhooks, logKeys } }, now);
    });
  }
  return all;
}

async function tellAdmins(
  tx: Tx,
  letters: Letters,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
) {
  const notify = createNotify({ queue, letters });
  for (const accountId of await findAdmins(tx, companyId)) {
    const title = 'Your webhooks need new secrets';
    const body =
      'This installation lost the secret that protected theirs. Nothing is delivered until you make new ones.';
    await notify(tx, { accountId, title, body, path: '/company/settings/webhooks' }, now);
  }
}

export const describeGivenUp = (given: GivenUp): string =>
  `The lost secret was given up: ${given.authenticators} authenticators (${given.people} people set a new password and a new ` +
  `authenticator, by a mail that is on its way), ${given.mails} mails that waited, ${given.sessions} sessions, ` +
  `${given.webhooks} webhooks (each needs a new secret), ${given.payouts} accounts that interviewers are paid to (each is asked ` +
  `for by mail; so is yours, below Payments), calendars of ${given.calendars} people (each is asked by mail to connect them ` +
  `again), ${given.logKeys} keys of the audit log, whose older words cannot be ` +
  'read any more. Take SECRET_LOST away: the next start refuses it.';
