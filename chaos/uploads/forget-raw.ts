// Loaded before the server with --import to break it on purpose (QUALITY, rule d): an object is removed right after
// it was read for the first time, as a server would that drops raw parts before what it made of them is safe.
import { createRequire } from 'node:module';
import fs from 'node:fs';

const read = fs.createReadStream;
const promises = createRequire(import.meta.url)(
  'node:fs/promises',
) as typeof import('node:fs/promises');

fs.createReadStream = ((path: string, ...rest: never[]) => {
  const stream = (read as (...all: unknown[]) => fs.ReadStream)(path, ...rest);
  if (/\/parts\/[^/]+\/\d+\./.test(String(path))) {
    stream.once('close', () => void promises.rm(path, { force: true }).catch(() => {}));
  }
  return stream;
}) as typeof fs.createReadStream;
const { syncBuiltinESMExports } = await import('node:module');
syncBuiltinESMExports();
