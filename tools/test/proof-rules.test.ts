import { expect, test } from 'vitest';
import { clientPackages, readProof, writeProof } from './proof-rules.ts';

const sum = 'a'.repeat(64);

test('a proof is read as it was written', () => {
  expect(readProof(writeProof({ sum, day: '2026-11-23' }))).toEqual({ sum, day: '2026-11-23' });
});

test('a file that is empty, cut or of another shape proves nothing', () => {
  for (const text of ['', sum, `${sum} 2026-11-23 more`, `${sum.slice(1)} 2026-11-23`, 'yes yes']) {
    expect(readProof(text), text).toBeUndefined();
  }
});

test('another version of the S3 client asks for another proof, and other packages do not', () => {
  const lock = (s3: string, react: string) => ({
    packages: {
      'node_modules/react': { version: react },
      'node_modules/@aws-sdk/client-s3': { version: s3 },
      'apps/server/node_modules/@smithy/types': { version: '1.0.0' },
    },
  });
  expect(clientPackages(lock('3.1.0', '19.0.0'))).toBe(clientPackages(lock('3.1.0', '19.1.0')));
  expect(clientPackages(lock('3.1.0', '19.0.0'))).not.toBe(clientPackages(lock('3.2.0', '19.0.0')));
  expect(clientPackages(lock('3.1.0', '19.0.0')).split('\n')).toHaveLength(2);
});
