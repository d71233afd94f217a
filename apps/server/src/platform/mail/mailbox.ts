import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailContent } from './mail-content.ts';
import { keyMark, type MailTransport } from './mail-transport.ts';

export type MailboxMail = MailContent & {
  readonly id: string;
  readonly to: string;
  readonly at: string;
};

/** As many as a person looks through; older ones go. */
const KEPT = 100;

export type Mailbox = MailTransport & {
  /** Newest first. */
  list(): Promise<readonly MailboxMail[]>;
  find(id: string): Promise<MailboxMail | undefined>;
};

/**
 * Where mails go on a machine without a mail server: a folder, shown at /dev/mailbox. Never used in
 * production, because whoever reads it can act for everyone.
 */
export function openMailbox(options: {
  readonly folder: string;
  readonly now: () => Date;
}): Mailbox {
  const { folder, now } = options;
  return {
    async send({ key, to, ...content }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = now().toISOString();
      const name = `${timeOf(now())}-${endOf(key)}`;
      const mail: MailboxMail = { id: name, to, at, ...content };
      const path = join(folder, `${name}.json`);
      await writeFile(`${path}.part`, JSON.stringify(mail), { mode: 0o600 });
      await rename(`${path}.part`, path);
      for (const old of (await mailNames(folder)).slice(KEPT)) {
        await rm(join(folder, old), { force: true });
      }
    },
    async forget(mails) {
      const ends = 'keys' in mails ? new Set(mails.keys.map(endOf)) : null;
      const first = 'before' in mails ? timeOf(mails.before) : '';
      for (const name of await mailNames(folder)) {
        const [time = '', end = ''] = name.replace('.json', '').split(/-(.*)/);
        if (ends === null ? time < first : ends.has(end))
          await rm(join(folder, name), { force: true });
      }
    },
    async list() {
      const names = await mailNames(folder);
      const mails = await Promise.all(names.map((name) => read(join(folder, name))));
      return mails.filter((mail) => mail !== undefined);
    },
    // The id is part of a path.
    find: async (id) =>
      /^\d{15}-[\w-]{16}$/.test(id) ? read(join(folder, `${id}.json`)) : undefined,
  };
}

const timeOf = (at: Date) => String(at.getTime()).padStart(15, '0');
const endOf = (key: string) => keyMark(key).slice(0, 16);

/** undefined when newer mails have pushed it out meanwhile. */
async function read(path: string): Promise<MailboxMail | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as MailboxMail);
}

async function mailNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed();
}
