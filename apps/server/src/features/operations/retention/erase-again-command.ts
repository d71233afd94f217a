// `npm run erase:again [-- --save FILE] [-- --ledger FILE]`: after an older backup of the database was put back, erases
// again whom the ledgers name: the database's own, the marks in the store of objects, and the one given. May be repeated;
// ends with status 1 while somebody's erasure is not finished. --save only writes the database's ledger down, for when the
// objects are put back as well.
import { parseArgs } from 'node:util';
import { databaseClock } from '../../../platform/clock/database-clock.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { deriveKey, openSecret } from '../../../platform/config/secret.ts';
import { connectionsFromUrls } from '../../../platform/database/connection.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { reachEmbeddedPostgres } from '../../../platform/database/embedded-postgres.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { checkSecret } from '../../../platform/database/secret-mark.ts';
import { openMail } from '../../../platform/mail/open-mail.ts';
import { openObjects } from '../../../platform/objects/open-objects.ts';
import { createCreditReturner } from '../billing/index.ts';
import { type Again, eraseAgain, findLedger } from './erase-again.ts';
import { isPerson } from './ledger.ts';
import { readCopy, writeCopy } from './ledger-copy.ts';

const { values: options } = parseArgs({
  options: { save: { type: 'string' }, ledger: { type: 'string' } },
});

const config = readConfig(process.env);
const { secret, source, keep, forget } = openSecret(config.APP_SECRET, config.dataDir);
const server =
  config.DATABASE_URL === undefined
    ? await reachEmbeddedPostgres({ dataDir: config.dataDir, binFolder: config.PG_BIN })
    : {
        ...connectionsFromUrls(config.DATABASE_URL, config.DATABASE_APP_URL),
        stop: async () => {},
      };
try {
  await migrate(server.owner);
  await checkSecret(server.owner, { secret, source });
  keep();
  const db = openDatabase({ connection: server.app, personKey: deriveKey(secret, 'persons') });
  const { clock, stop } = await databaseClock(db.pool);
  try {
    const { objects } = await openObjects(config, { secret, owner: server.owner });
    const { transport } = openMail(config);
    const parts = { db, objects, clock };
    const found = await findLedger(parts);
    if (options.save !== undefined) {
      writeCopy(options.save, found);
      const people = found.filter(isPerson).length;
      console.log(
        `${people} erasures written to ${options.save}, ${found.length - people} recordings beside it; nobody was erased.`,
      );
    } else {
      const given = options.ledger ? readCopy(options.ledger) : [];
      const forgetMails = (keys: readonly string[]) => transport.forget({ keys });
      // Whoever sat there was told when they were erased first.
      const releaseSeats = async () => {};
      const returnCredits = createCreditReturner(parts);
      tell(
        await eraseAgain({ ...parts, forgetMails, releaseSeats, returnCredits }, [
          ...found,
          ...given,
        ]),
      );
    }
  } finally {
    await stop();
    await db.close();
  }
} finally {
  forget();
  await server.stop();
}

function tell({ known, erased, unfinished, recordings }: Again): void {
  for (const { companyId, id, begunAt, because } of erased) {
    console.log(
      `company ${companyId}: candidate ${id} erased again (first on ${begunAt}: ${because})`,
    );
  }
  for (const { companyId, id } of unfinished) {
    console.log(`company ${companyId}: candidate ${id} NOT FINISHED, repeat this in a few minutes`);
  }
  for (const { companyId, scheduleId, goneAt, isDone, heldAgain } of recordings) {
    const what = goneAt === null ? 'wait to be deleted again' : 'deleted again';
    console.log(
      `company ${companyId}: recordings of interview ${scheduleId} ${isDone ? what : 'NOT FINISHED'}`,
    );
    if (heldAgain !== null) {
      console.log(
        `company ${companyId}: candidate ${heldAgain} held back again, as before the restore; the company lets go of them under Retention`,
      );
    }
  }
  console.log(
    `${known} erasures known, ${erased.length} people erased again, ${unfinished.length} not finished; whoever else they name is not there.`,
  );
  if (unfinished.length > 0 || recordings.some(({ isDone }) => !isDone)) process.exitCode = 1;
}
