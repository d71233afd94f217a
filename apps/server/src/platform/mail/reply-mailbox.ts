import { ImapFlow } from 'imapflow';
import { type IncomingMail, readMail } from './read-mail.ts';

/** `kept`: it is stored here and leaves the mailbox. `strange`: it is for nobody here; it stays there, as read. */
export type Taken = 'kept' | 'strange';

export type ReplyMailbox = {
  /**
   * Each unread mail, the oldest first. One whose taking fails stays unread and is taken again the next time, also where
   * it was stored and the mailbox did not hear of it: whoever takes must know it again. Rejects with the last failure.
   */
  readonly take: (reader: Reader) => Promise<void>;
};

type Reader = {
  /** By its heads alone: what is for nobody here is never read as a whole. */
  readonly isFor: (recipients: readonly string[]) => boolean;
  readonly take: (mail: IncomingMail) => Promise<Taken>;
};

/** As many as leave the mailbox in one go; the others wait for the next. Those that stay hold nobody up. */
const MOST = 50;
const MOST_TRIED = 500;
/** With base64 around files of ten megabytes, and room for their mail. */
const MOST_BYTES = 20 * 1024 * 1024;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** A mailbox on an IMAP server. */
export function imapMailbox({
  url,
  patienceMs = 20_000,
}: {
  /** `imaps://user:password@host` or, with STARTTLS, `imap://…`. */
  readonly url: string;
  readonly patienceMs?: number;
}): ReplyMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  return {
    async take(reader) {
      const client = new ImapFlow({
        ...{ host: hostname, port: Number(port || (secure ? 993 : 143)), secure, logger: false },
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        // A password never crosses a network in the clear.
        ...(!secure && !isLoopback(hostname) && { doSTARTTLS: true }),
        ...{ connectionTimeout: patienceMs, greetingTimeout: patienceMs },
        ...{ socketTimeout: patienceMs, disableAutoIdle: true },
      });
      // What breaks in the middle rejects the call that is under way; without a listener it would end the process.
      client.on('error', () => {});
      await client.connect();
      try {
        const lock = await client.getMailboxLock(folder);
        try {
          await takeAll(client, reader);
        } finally {
          lock.release();
        }
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}

async function takeAll(client: ImapFlow, reader: Reader): Promise<void> {
  const unread = (await client.search({ seen: false, deleted: false }, { uid: true })) || [];
  let failure: unknown;
  let left = MOST;
  for (const uid of unread.toSorted((a, b) => a - b).slice(0, MOST_TRIED)) {
    if (left === 0) break;
    try {
      await settle(client, uid, await takeOne(client, uid, reader));
      left -= 1;
    } catch (error) {
      if (!client.usable) throw error;
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
}

/** A server that says no does not throw, and would be asked for the same mail for ever. */
async function settle(client: ImapFlow, uid: number, taken: Taken): Promise<void> {
  const range = String(uid);
  const isDone =
    taken === 'kept'
      ? await client.messageDelete(range, { uid: true })
      : await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
  if (!isDone) throw new Error('The mailbox keeps mails as unread that were taken');
}

async function takeOne(client: ImapFlow, uid: number, { isFor, take }: Reader): Promise<Taken> {
  const range = String(uid);
  const found = await client.fetchOne(range, { size: true, headers: true }, { uid: true });
  if (found === false || (found.size ?? 0) > MOST_BYTES) return 'strange';
  const heads = found.headers === undefined ? null : await readMail(found.headers);
  if (heads === null || !isFor(heads.recipients)) return 'strange';
  const whole = await client.fetchOne(range, { source: true }, { uid: true });
  if (whole === false || whole.source === undefined) return 'strange';
  const mail = await readMail(whole.source);
  return mail === null ? 'strange' : take(mail);
}
