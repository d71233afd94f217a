// `npm run audit:verify [-- --anchors FILE] [-- --save FILE]`: walks the audit log's hash chains and ends with
// status 1 when one is broken. --save notes every chain's end; --anchors compares with such a note, which
// finds even a chain that somebody with full rights rewrote or emptied completely.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connectionsFromUrls } from '../../../platform/database/connection.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { reachEmbeddedPostgres } from '../../../platform/database/embedded-postgres.ts';
import { type Anchors, type ChainReport, verifyAudit } from './audit-verification.ts';

const { values: options } = parseArgs({
  options: { anchors: { type: 'string' }, save: { type: 'string' } },
});

const url = process.env['DATABASE_URL'];
const server = url
  ? { ...connectionsFromUrls(url), stop: async () => {} }
  : await reachEmbeddedPostgres({
      dataDir: process.env['DATA_DIR'] ?? './data',
      binFolder: process.env['PG_BIN'],
    });
const database = openDatabase({ connection: server.owner, maxConnections: 1 });
try {
  const anchors: Anchors = options.anchors ? JSON.parse(readFileSync(options.anchors, 'utf8')) : {};
  const reports = await verifyAudit(database, anchors);
  for (const report of reports) console.log(sentence(report));
  const broken = reports.filter((report) => report.broken);
  console.log(`${reports.length} chains, ${broken.length} broken`);
  if (broken.length > 0) process.exitCode = 1;
  else if (options.save) writeFileSync(options.save, heads(reports));
} finally {
  await database.close();
  await server.stop();
}

function sentence({ companyId, rows, broken, head }: ChainReport): string {
  const whose = companyId === 0 ? 'platform' : `company ${companyId}`;
  if (!broken) return `${whose}: ${rows} rows, whole, ends with ${head.hash}`;
  return `${whose}: BROKEN at number ${broken.seq}: ${broken.problem} (${rows} rows before it are whole)`;
}

function heads(reports: ChainReport[]): string {
  return `${JSON.stringify(Object.fromEntries(reports.map((each) => [each.companyId, each.head])), null, 2)}\n`;
}
