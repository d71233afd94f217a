// `npm run super-admin -- --email ADDRESS`: prints the link with which a super admin sets a password, where no mail brings
// one; also before the first start, and while Candor runs. docs/operations.md says more.
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type Config, readConfig } from '../../../platform/config/config.ts';
import { openSecret } from '../../../platform/config/secret.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { checkSecret } from '../../../platform/database/secret-mark.ts';
import { reachDatabase, withDatabase } from '../../../platform/installation/installation.ts';
import { CommandRefused, runCommand } from '../../../platform/installation/run-command.ts';
import { linkSuperAdmin } from './link-super-admin.ts';
import { superAdminWords } from './super-admin-words.ts';

const { values: options } = parseArgs({
  options: {
    email: { type: 'string' },
    another: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

await runCommand(async () => {
  const email = readEmail(options.email);
  const config = readConfig(process.env);
  console.log(placeOf(config));
  const { secret, source, keep, forget } = openSecret(config.APP_SECRET, config.dataDir);
  const server = await reachDatabase(config);
  try {
    await migrate(server.owner);
    await checkSecret(server.owner, { secret, source });
    keep();
    const { another: isAnother, again: isAgain } = options;
    const url = await withDatabase(server, secret, ({ db, clock }) =>
      linkSuperAdmin(db, { email, baseUrl: config.baseUrl, isAnother, isAgain, now: clock() }),
    );
    console.log(superAdminWords.made(email, url));
  } finally {
    forget();
    await server.stop();
  }
});

function readEmail(text: string | undefined): string {
  if (text === undefined) throw new CommandRefused(superAdminWords.usage);
  if (!z.safeParse(z.email(), text.trim()).success)
    throw new CommandRefused(superAdminWords.notAnAddress(text));
  return text.trim();
}

/** Which database it is, without who signs in there: settings of another place would make a super admin in that one. */
function placeOf({ DATABASE_URL: text, dataDir }: Config): string {
  if (text === undefined) return superAdminWords.folder(dataDir);
  const { pathname, host, searchParams } = new URL(text);
  return superAdminWords.database(pathname.slice(1), searchParams.get('host') ?? host);
}
