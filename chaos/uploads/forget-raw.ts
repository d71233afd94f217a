// Loaded before the server with --import to break it on purpose (QUALITY, rule d): a stored part is removed right after
// it was read for the first time, as by a server that drops raw parts before what it made of them is safe.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type Open = (path: string, ...rest: unknown[]) => fs.ReadStream;

const open = fs.createReadStream as Open;
const forgetful: Open = (path, ...rest) => {
  const stream = open(path, ...rest);
  if (/\/parts\/[^/]+\/\d+\./.test(path)) {
    stream.once('close', () => fs.rmSync(path, { force: true }));
  }
  return stream;
};
fs.createReadStream = forgetful as typeof fs.createReadStream;
syncBuiltinESMExports();
