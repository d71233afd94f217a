import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, untilAnswering } from '../../../test-program.ts';

/** Debian's IMAP server; `tools/test` installs it. */
export const dovecot = findProgram('dovecot');

const answers = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
  });

/** A server of the test's own with one mailbox, in a folder: a mail is delivered by writing its file. */
export async function startDovecot(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'candor-dovecot-'));
  const mail = join(folder, 'mail');
  for (const part of ['', 'new', 'cur', 'tmp']) mkdirSync(join(mail, part));
  const port = await freePort();
  const { uid, gid, username } = userInfo();
  // As root it takes an ordinary user for the mailbox, and its own for the rest; else it is all of whoever runs the tests.
  const isRoot = uid === 0;
  const [mailUid, mailGid] = isRoot ? [8, 8] : [uid, gid];
  if (isRoot) {
    for (const path of [folder, mail, ...['new', 'cur', 'tmp'].map((part) => join(mail, part))]) {
      chmodSync(path, 0o777);
    }
  }
  const own = isRoot
    ? []
    : [`default_login_user = ${username}`, `default_internal_user = ${username}`];
  writeFileSync(
    join(folder, 'dovecot.conf'),
    [
      ...[`base_dir = ${join(folder, 'run')}`, `log_path = ${join(folder, 'log')}`, ...own],
      ...['protocols = imap', 'listen = 127.0.0.1', 'ssl = no', 'disable_plaintext_auth = no'],
      ...['first_valid_uid = 1', 'first_valid_gid = 1', `mail_location = maildir:${mail}`],
      'passdb {\n  driver = static\n  args = password=secret\n}',
      `userdb {\n  driver = static\n  args = uid=${mailUid} gid=${mailGid} home=${folder}\n}`,
      `service imap-login {\n  chroot =\n  inet_listener imap {\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
      ...['service anvil {\n  chroot =\n}', 'service stats {\n  chroot =\n}', ''],
    ].join('\n'),
  );
  const server = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'pipe' });
  let said = '';
  server.stderr.on('data', (text) => void (said += String(text)));
  await untilAnswering(
    server,
    () => answers(port),
    () => said,
  );
  let delivered = 0;
  return {
    url: `imap://replies:secret@127.0.0.1:${port}`,
    deliver(raw: string): void {
      delivered += 1;
      const path = join(mail, 'new', `${1_800_000_000 + delivered}.M${delivered}.test`);
      writeFileSync(path, raw.replaceAll(/\r?\n/g, '\r\n'), { mode: 0o666 });
      if (isRoot) chmodSync(path, 0o666);
    },
    stop: async () => {
      const over = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
