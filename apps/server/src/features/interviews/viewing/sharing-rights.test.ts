import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people as peopleOf } from '../../people/companies/test-company.ts';
import { createSharing, type Sharing } from './test-viewing.ts';

let service: TestApp;
let sharing: Sharing;

beforeAll(async () => {
  service = await createTestApp();
  sharing = await createSharing(service);
});
afterAll(() => service.close());

const stateOf = async (given: Sharing, shareID: number) => {
  const { data } = await given.call('GET', '/shares');
  return data.shares.find((share: { shareID: number }) => share.shareID === shareID)?.state;
};

test('a share ends when the role of who sent it loses the right to share, and not with another right', async () => {
  const viewer = await sharing.invite();
  const { plantMember } = peopleOf(service);
  const admin = await plantMember(sharing.companyId, { role: 'COMPANY_ADMIN' });
  const granted = [0, 20, 24].map((activityId) => ({ featureId: 5, activityId }));
  const sender = await plantMember(sharing.companyId, { privileges: granted });
  await service.owner.query('update recording_shares set shared_by = $1 where id = $2', [
    sender.accountId,
    viewer.shareID,
  ]);
  const { rows } = await service.owner.query('select role_id from memberships where id = $1', [
    sender.membershipId,
  ]);
  const allow = (...activities: readonly number[]) =>
    admin.call('PUT', `/api/privileges/roles/${rows[0].role_id}`, {
      ...{ name: `Sender ${sender.accountId}`, description: '' },
      granted: granted.filter(({ activityId }) => activities.includes(activityId)),
    });
  expect((await allow(0, 24)).status).toBe(200);
  expect(await stateOf(sharing, viewer.shareID)).not.toBe('revoked');
  expect((await allow(0)).status).toBe(200);
  expect(await stateOf(sharing, viewer.shareID)).toBe('revoked');
});
