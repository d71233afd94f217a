// `npm run storage:accept`: the objects of before are lost for good, and the folder or bucket of the configuration takes
// their place. Candor must have started once with this database; it may run meanwhile where DATABASE_URL names it.
import { readConfig } from '../config/config.ts';
import { openSecret } from '../config/secret.ts';
import { connectionsFromUrls } from '../database/connection.ts';
import { reachEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { checkSecret } from '../database/secret-mark.ts';
import { acceptStorage } from './find-mark.ts';
import { openUnmarked } from './open-objects.ts';

const config = readConfig(process.env);
const { secret, source } = openSecret(config.APP_SECRET, config.dataDir);
const server =
  config.DATABASE_URL === undefined
    ? await reachEmbeddedPostgres({ dataDir: config.dataDir, binFolder: config.PG_BIN })
    : {
        ...connectionsFromUrls(config.DATABASE_URL, config.DATABASE_APP_URL),
        stop: async () => {},
      };
try {
  await checkSecret(server.owner, { secret, source });
  const mark = await acceptStorage(server.owner, await openUnmarked(config, secret));
  console.log(`This storage now carries the mark ${mark}. What was in the one before stays lost.`);
} finally {
  await server.stop();
}
