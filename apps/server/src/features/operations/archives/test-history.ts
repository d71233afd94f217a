import { randomUUID } from 'node:crypto';
import { sendMessage } from '@candor/contract/hiring/messages';
import { createBlueprint } from '@candor/contract/interviews/tests';
import { expect } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import { insertEarlierConsents } from '../../hiring/applications/index.ts';
import { insertEarlier } from '../../hiring/messages/index.ts';
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

/** What was written about an application and answered, and what was agreed to. */
export async function addHistory(
  app: TestApp,
  from: Company,
  of: { readonly candidateID: number; readonly applicationID: number },
): Promise<void> {
  const { candidateID, applicationID: about } = of;
  const said = {
    ...{ ...sendMessage.example.body, requestKey: randomUUID(), applicationID: about },
  };
  const path = `/api/applicants/${candidateID}/messages`;
  expect((await from.call('POST', path, said)).status).toBe(200);
  const { companyId } = from;
  await app.db.inCompany(companyId, async (tx) => {
    const { id: threadId } = await tx
      .selectFrom('messageThreads')
      .select('id')
      .where('candidateId', '=', candidateID)
      .executeTakeFirstOrThrow();
    const answer = { threadId, body: 'On Monday.', writtenBy: null, at: new Date() };
    await insertEarlier(tx, { companyId, ...answer });
    const agreed = { candidateId: candidateID, version: 1, text: 'I agree.' };
    const givenAt = new Date();
    await insertEarlierConsents(tx, companyId, [
      { ...agreed, purpose: 'application', givenAt, withdrawnAt: null },
      { ...agreed, purpose: 'talent-pool', givenAt, withdrawnAt: null },
    ]);
  });
}
