import { createHash, randomBytes, sign } from 'node:crypto';
import { ARCHIVE_PART_BYTES } from '@candor/contract/operations/archive-rules';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import type { people } from '../../people/companies/test-company.ts';
import { archiveKeyOf } from './archive-key.ts';
import { archiveJob, objectKeyOf } from './archive-times.ts';
import { readContent } from './read-content.ts';

export type Company = Awaited<ReturnType<ReturnType<typeof people>['found']>>;

export const path = '/api/company-archive';

export const shownOf = async (company: Company) => (await company.call('GET', path)).data;

/** What a company takes along: asked for, made by the job, and read where it lies. */
export async function made(app: TestApp, company: Company): Promise<Buffer> {
  const asked = await company.call('POST', path);
  expect(asked.status).toBe(200);
  const { companyId } = company;
  const { archiveID } = asked.data;
  await app.runJob(archiveJob, { companyId, archiveID });
  expect((await shownOf(company)).made.state).toBe('ready');
  const bytes = await readContent(app.objects, objectKeyOf({ companyId, archiveID }));
  if (bytes === undefined) throw new Error('The file is not there.');
  return bytes;
}

/** Sent in its parts, and looked at. */
export async function sent(app: TestApp, company: Company, bytes: Buffer): Promise<number> {
  const begun = await company.call('POST', `${path}/bringing`, { bytes: bytes.length });
  expect(begun.status).toBe(200);
  const { archiveID } = begun.data;
  for (let part = 1; (part - 1) * ARCHIVE_PART_BYTES < bytes.length; part += 1) {
    const some = bytes.subarray((part - 1) * ARCHIVE_PART_BYTES, part * ARCHIVE_PART_BYTES);
    const body = { part, base64: some.toString('base64') };
    const reply = await company.call('POST', `${path}/${archiveID}/parts`, body);
    expect(reply.status).toBe(200);
  }
  expect((await company.call('POST', `${path}/${archiveID}/sent`)).status).toBe(200);
  await app.runJob(archiveJob, { companyId: company.companyId, archiveID });
  return archiveID;
}

export async function preview(app: TestApp, company: Company, bytes: Buffer) {
  await sent(app, company, bytes);
  return (await shownOf(company)).brought;
}

export async function take(app: TestApp, company: Company, bytes: Buffer) {
  const archiveID = await sent(app, company, bytes);
  expect((await company.call('POST', `${path}/${archiveID}/taking`)).status).toBe(200);
  await app.runJob(archiveJob, { companyId: company.companyId, archiveID });
  const { brought } = await shownOf(company);
  expect(brought.state).toBe('done');
  return brought;
}

type Count = { kind: string; new: number; known: number; left: number };

/** `new known left` by kind. */
export const countsOf = ({ counts }: { counts: readonly Count[] }): Record<string, string> =>
  Object.fromEntries(counts.map((one) => [one.kind, `${one.new} ${one.known} ${one.left}`]));

/** Why which rows were left out. */
export async function leavingsOf(company: Company, archiveID: number): Promise<string[]> {
  const { data } = await company.call('GET', `${path}/${archiveID}/leavings`);
  return data.content.trim().split('\r\n').slice(1);
}

export type Files = Record<string, Uint8Array>;

export const changed = (bytes: Buffer, change: (files: Files) => void): Buffer => {
  const files = unzipSync(bytes);
  change(files);
  return Buffer.from(zipSync(files));
};

export const rowsIn = (bytes: Buffer, kind: string) =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.startsWith(`${kind}/`) && name.endsWith('.jsonl'))
    .flatMap(([, content]) => strFromU8(content).split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

export const lines = (rows: readonly object[]) =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Somebody's own file, with whatever they want to say in it. */
export function signed(
  bytes: Buffer,
  change: Record<string, string | Uint8Array>,
  /** What it says of itself. */
  itself: object = {},
): Buffer {
  const { privateKey, publicKey } = archiveKeyOf(randomBytes(32));
  const {
    'manifest.json': said = new Uint8Array(),
    'manifest.sig': _sig,
    ...files
  } = unzipSync(bytes);
  for (const [name, content] of Object.entries(change))
    files[name] = Buffer.from(content as string);
  const sums = Object.entries(files).map(([name, content]) => ({
    name,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  const manifest = { ...JSON.parse(strFromU8(said)), ...itself, publicKey, files: sums };
  const text = Buffer.from(JSON.stringify(manifest));
  const signature = Buffer.from(sign(null, text, privateKey).toString('base64'));
  return Buffer.from(zipSync({ ...files, 'manifest.json': text, 'manifest.sig': signature }));
}
