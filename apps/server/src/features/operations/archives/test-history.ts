import { randomUUID } from 'node:crypto';
import { sendMessage } from '@candor/contract/hiring/messages';
import { createBlueprint } from '@candor/contract/interviews/tests';
import { expect } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import type { Company } from './test-archives.ts';

/** A test of each kind, one drawn by skill and one of a list. */
export async function addTests(
  from: Company,
  { skillID, familyID }: { readonly skillID: number; readonly familyID: number },
): Promise<void> {
  const body = createBlueprint.example.body;
  for (const change of [
    { name: 'Drawn', parts: [{ skillID, questionCount: 1, difficulty: 'easy' }] },
    { name: 'Listed', draw: 'fixed', parts: [], familyIDs: [familyID] },
  ]) {
    const made = await from.call('POST', createBlueprint.path, { ...body, ...change });
    expect([made.status, made.code]).toEqual([200, undefined]);
  }
}

/** What stays behind: what was written about an application, and what was agreed to. */
export async function addHistory(
  app: TestApp,
  from: Company,
  of: { readonly candidateID: number; readonly applicationID: number },
): Promise<void> {
  const { candidateID: candidateId, applicationID } = of;
  const said = { ...sendMessage.example.body, requestKey: randomUUID(), applicationID };
  const path = `/api/applicants/${candidateId}/messages`;
  expect((await from.call('POST', path, said)).status).toBe(200);
  const { companyId } = from;
  const consent = { companyId, candidateId, version: 1, text: 'I agree.', givenAt: new Date() };
  await app.db.inCompany(companyId, (tx) =>
    tx
      .insertInto('candidateConsents')
      .values({ ...consent, purpose: 'talent-pool' })
      .execute(),
  );
}
