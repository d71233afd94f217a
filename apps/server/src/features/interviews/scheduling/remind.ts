import { mailLanguage } from '../../hiring/candidate-records/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { factsOf } from './invitation-facts.ts';
import { judgeDeed, linkStateOf, mayRemindAgain } from './link-rules.ts';
import { findWaitingReminder, insertMails, settleReminder } from './mail-log-store.ts';
import { createLinks } from '../links/index.ts';
import { findScheduled, lockScheduled, type Scheduled } from './scheduled-store.ts';
import type { Change, Deed } from '../../operations/audit/index.ts';
import {
  invitationEntry,
  type MailParts,
  post,
  refuseFlood,
  writeText,
} from './scheduling-parts.ts';

/** Somebody who could start now and has not. */
const isWaited = (found: Scheduled, now: Date): boolean =>
  judgeDeed('remind', linkStateOf(found, now)) === 'yes' && found.opensAt <= now;

type Reminded = 'reminded' | 'notWaiting' | 'remindedLately' | 'unknown';

const nothing = (result: Reminded): Change<Reminded> => ({ result, noAudit: 'nothing-changed' });

/** By hand, at most once an hour. */
export async function remindNow(
  tx: Tx,
  parts: MailParts,
  { deed, id }: { readonly deed: Deed; readonly id: number },
): Promise<Change<Reminded>> {
  const { companyId, now } = deed;
  await lockScheduled(tx, companyId, id);
  const found = await findScheduled(tx, companyId, id);
  if (found === undefined) return nothing('unknown');
  if (!isWaited(found, now)) return nothing('notWaiting');
  if (!mayRemindAgain(found.lastPostedAt, now)) return nothing('remindedLately');
  await refuseFlood(tx, deed, 1);
  const entry = { companyId, scheduleId: id, kind: 'reminder', dueAt: now, postedAt: now } as const;
  const [mailId = 0] = await insertMails(tx, [entry]);
  await send(tx, parts, { companyId, mailId, found, now });
  const audit = invitationEntry({ action: 'interview.reminded', scheduleId: id });
  return { result: 'reminded', audit };
}

/**
 * A planned reminder whose time has come leaves, or is dropped: begun, cancelled or over. Which of them is decided
 * behind the lock that a start takes, and stored with the mail: killed at any point, it happens once or not at all.
 */
export async function settleDueReminder(
  tx: Tx,
  parts: MailParts,
  due: {
    readonly companyId: number;
    readonly mailId: number;
    readonly now: Date;
  },
): Promise<void> {
  const { companyId, mailId, now } = due;
  const scheduleId = await findWaitingReminder(tx, companyId, mailId);
  if (scheduleId === undefined) return;
  await lockScheduled(tx, companyId, scheduleId);
  const found = await findScheduled(tx, companyId, scheduleId);
  const isSent = found !== undefined && isWaited(found, now);
  const outcome = isSent ? { postedAt: now } : { droppedAt: now };
  const isMine = await settleReminder(tx, { companyId, id: mailId, outcome });
  if (isMine && isSent) await send(tx, parts, { companyId, mailId, found, now });
}

type Reminder = {
  readonly companyId: number;
  readonly mailId: number;
  readonly found: Scheduled;
  readonly now: Date;
};

/** With a link of its own, because only hashes are kept; the links of earlier mails go on working. */
async function send(tx: Tx, parts: MailParts, { companyId, mailId, found, now }: Reminder) {
  const { id: scheduleId, closesAt: expiresAt, email: to } = found;
  const link = { companyId, purpose: 'bot-interview', subjectId: scheduleId, expiresAt } as const;
  const token = (await createLinks(tx, [link], now)).get(scheduleId) ?? null;
  const language = await mailLanguage(tx, { companyId, scheduleId });
  const facts = factsOf(found);
  const text = await writeText(tx, { companyId, kind: 'reminder', facts, language, now });
  await post(tx, parts, { companyId, mailId, to, text, token });
}
