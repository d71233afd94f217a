import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AuditEntry, canonicalText, findBreak, GENESIS, nextRow } from './audit-rules.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const at = new Date('2026-11-21T05:00:00.123Z');
const entry: AuditEntry = {
  companyId: 7,
  actorKind: 'account',
  actorAccountId: 3,
  action: 'job.closed',
  objectKind: 'job',
  objectId: 12,
  before: { open: true, seats: [1, 2] },
  after: { open: false },
};
const row = nextRow(GENESIS, entry, { at, digest });

test('[F5] a chain continues from its start and from any row', () => {
  expect(findBreak(GENESIS, row, digest)).toBeUndefined();
  expect(findBreak(row, nextRow(row, entry, { at, digest }), digest)).toBeUndefined();
});

test('[F5] the hash covers every field, and so does the check', () => {
  const changes = {
    companyId: 8,
    occurredAt: '2026-11-21T05:00:00.123001Z',
    actorKind: 'system',
    actorAccountId: null,
    action: 'job.opened',
    objectKind: 'company',
    objectId: null,
    before: { open: true, seats: [2, 1] },
    after: null,
    ip: '127.0.0.1',
    userAgent: 'x',
    requestId: 'y',
    sealed: 'x',
    keyId: 4,
    sealedBy: 2,
    hash: GENESIS.hash,
  };
  for (const [field, value] of Object.entries(changes)) {
    const changed = { ...row, [field]: value };
    expect([field, findBreak(GENESIS, changed, digest)]).toEqual([
      field,
      'its content was changed',
    ]);
  }
  expect(Object.keys({ ...changes, seq: 1, previousHash: '' }).toSorted()).toEqual(
    Object.keys(row).toSorted(),
  );
});

test('[F5] the order of keys does not matter, everything else in the values does', () => {
  const text = (before: unknown) => canonicalText({ ...row, before });
  expect(text({ a: 1, b: { d: 2, c: 3 }, 10: 0 })).toBe(text({ 10: 0, b: { c: 3, d: 2 }, a: 1 }));
  const different = [{}, [], null, { a: 1 }, [['a', 1]], ['{', ['a', 1]], { a: '1' }, { a: null }];
  expect(new Set(different.map(text)).size).toBe(different.length);
});

test('[F5] values are hashed as they will be read back', () => {
  const stored = nextRow(GENESIS, { ...entry, before: { at, gone: undefined } }, { at, digest });
  expect(stored.before).toEqual({ at: '2026-11-21T05:00:00.123Z' });
  expect(stored.occurredAt).toBe('2026-11-21T05:00:00.123000Z');
});
