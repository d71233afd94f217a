// `npm run ledger:prove`: adds up the ledgers of all companies and ends with status 1 when a transfer does not sum to
// zero or a balance is not the sum of its entries. A job does the same every night.
import { connectionsFromUrls } from '../../../platform/database/connection.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { reachEmbeddedPostgres } from '../../../platform/database/embedded-postgres.ts';
import { countEntries, findDifferences, refuseHidden } from './ledger-store.ts';

const url = process.env['DATABASE_URL'];
const server = url
  ? { ...connectionsFromUrls(url), stop: async () => {} }
  : await reachEmbeddedPostgres({
      dataDir: process.env['DATA_DIR'] ?? './data',
      binFolder: process.env['PG_BIN'],
    });
const database = openDatabase({
  connection: server.owner,
  maxConnections: 1,
  statementTimeoutMs: 0,
});
try {
  // A role that sees none would find nothing wrong.
  await database.global(refuseHidden);
  const entries = await database.global(countEntries);
  const differences = await database.global(findDifferences);
  for (const { companyId, account, currency, off } of differences) {
    console.log(`company ${companyId}: ${account} is off by ${off} ${currency}`);
  }
  console.log(`${entries} entries, ${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await database.close();
  await server.stop();
}
