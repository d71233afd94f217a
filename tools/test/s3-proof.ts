import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { clientPackages, type Proof, readProof, writeProof } from './proof-rules.ts';

/**
 * The store passed on a real S3 server as it stands here, so a push need not start one: a Ceph cluster
 * takes minutes to install and fails one start in five. A change of what is summed up asks for it again,
 * and so does every night.
 */
const file = join(root, 'tools/test/passed-on-s3.txt');
const tested = [
  'apps/server/src/platform/objects/**/*.ts',
  'packages/folder-store/src/**/*.ts',
  'tools/rgw/*.ts',
];

/** The proof, where it is of what stands here now. */
export function provedOnS3(): Proof | undefined {
  const proof = existsSync(file) ? readProof(readFileSync(file, 'utf8')) : undefined;
  return proof?.sum === sumOfStore() ? proof : undefined;
}

/** After a run on a real server in which nothing failed. The file is to be committed. */
export function proveOnS3(today: Date): void {
  writeFileSync(file, writeProof({ sum: sumOfStore(), day: today.toISOString().slice(0, 10) }));
}

function sumOfStore(): string {
  const sum = createHash('sha256');
  for (const path of globSync(tested, { cwd: root }).toSorted()) {
    sum.update(`${path}\n${readFileSync(join(root, path), 'utf8')}\n`);
  }
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return sum.update(clientPackages(lockfile)).digest('hex');
}
