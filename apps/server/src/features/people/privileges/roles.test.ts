import { contract, type Endpoint } from '@candor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createScene, nextAddress, type Scene } from '../../../test-scene.ts';

const { privileges, companies, review } = contract;
let service: TestApp;
let scene: Scene;
let admin: Awaited<ReturnType<Scene['signInAsAdmin']>>;
let user: typeof admin;
let made = 0;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  admin = await scene.signInAsAdmin();
  user = await scene.signInAsUser();
});
afterAll(() => service.close());

type Who = { readonly authorization: string };
type Sent = { readonly body?: object; readonly id?: number };

async function send(who: Who, endpoint: Endpoint, { body, id = 0 }: Sent = {}) {
  const reply = await service.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:\w+/, String(id)),
    remoteAddress: nextAddress(),
    headers: { authorization: who.authorization },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { data, errors } = reply.json();
  return { status: reply.statusCode, data, code: errors?.[0]?.code, error: errors?.[0] };
}

const jobs = [
  { featureId: 2, activityId: 1 },
  { featureId: 2, activityId: 4 },
];
const seeInterviews = [{ featureId: 5, activityId: 0 }];
const users = [
  { featureId: 3, activityId: 6 },
  { featureId: 3, activityId: 10 },
];

const draft = (granted: readonly object[] = jobs) => {
  made += 1;
  return { name: `Role ${made}`, description: 'For a test', granted };
};

async function addRole(granted: readonly object[] = jobs) {
  const body = draft(granted);
  const { data } = await send(admin, privileges.createRole, { body });
  return { roleID: data.roleID as number, ...body };
}

/** As an admin gives it on the users' page. */
async function giveTo(who: typeof user, roleID: number | null) {
  const { rows } = await service.owner.query(
    'select id::int from memberships where account_id = $1 and company_id = $2',
    [who.accountId, scene.companyId],
  );
  const body = { role: 'COMPANY_USER', roleID, jobTitle: '' };
  return send(admin, companies.updateUser, { id: rows[0].id, body });
}

const mySeen = async () => (await send(user, review.listInterviews)).status;

describe('[PR-5] an admin', () => {
  test('composes a role, and everybody who sees users sees it', async () => {
    const { roleID, name, description } = await addRole();
    await giveTo(user, (await addRole(users)).roleID);
    for (const who of [admin, user]) {
      const { data } = await send(who, privileges.listRoles);
      expect(data.roles).toContainEqual({ roleID, name, description, granted: jobs, members: 0 });
    }
  });

  test('gives it, and it counts from the next request', async () => {
    await giveTo(user, null);
    expect(await mySeen()).toBe(403);
    await giveTo(user, (await addRole(seeInterviews)).roleID);
    expect(await mySeen()).toBe(200);
  });

  test('changes it under everybody who has it, in sessions that are open', async () => {
    const role = await addRole(seeInterviews);
    await giveTo(user, role.roleID);
    expect(await mySeen()).toBe(200);
    const body = { name: role.name, description: '', granted: jobs };
    expect((await send(admin, privileges.updateRole, { id: role.roleID, body })).status).toBe(200);
    expect(await mySeen()).toBe(403);
    const { data } = await send(user, privileges.listPrivileges);
    expect(data).toMatchObject({ granted: jobs, isAdmin: false });
  });

  test('deletes a role that nobody has', async () => {
    const { roleID } = await addRole();
    expect((await send(admin, privileges.deleteRole, { id: roleID })).status).toBe(200);
    expect((await send(admin, privileges.deleteRole, { id: roleID })).code).toBe('not_found');
  });

  test('is told who still has a role that should go', async () => {
    const { roleID } = await addRole();
    await giveTo(user, roleID);
    const { status, error } = await send(admin, privileges.deleteRole, { id: roleID });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'role_in_use' });
    const { rows } = await service.owner.query(
      "select first_name || ' ' || last_name as name from accounts where id = $1",
      [user.accountId],
    );
    expect(error.message).toContain(rows[0].name);
  });

  test('is told whom a role is promised to, and deletes it when the invitation is taken back', async () => {
    const { roleID } = await addRole();
    const email = 'promised@larkfield.example';
    await send(admin, companies.inviteUser, { body: { email, role: 'COMPANY_USER', roleID } });
    const refused = await send(admin, privileges.deleteRole, { id: roleID });
    expect(refused.code).toBe('role_in_use');
    expect(refused.error.message).toContain(email);
    const { data } = await send(admin, companies.listInvitations);
    const { invitationID } = data.invitations.find((one: { email: string }) => one.email === email);
    await send(admin, companies.revokeInvitation, { id: invitationID });
    expect((await send(admin, privileges.deleteRole, { id: roleID })).status).toBe(200);
  });

  test('finds each change in the audit log', async () => {
    const { roleID, name } = await addRole();
    await send(admin, privileges.updateRole, { id: roleID, body: { ...draft(), name } });
    await send(admin, privileges.deleteRole, { id: roleID });
    const { rows } = await service.owner.query(
      "select action from audit_log where object_kind = 'role' and object_id = $1 order by seq",
      [String(roleID)],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'role.created',
      'role.updated',
      'role.deleted',
    ]);
  });
});

describe('[PR-5] refused', () => {
  test('is a name that another role has, when it is made and when it is changed', async () => {
    const first = await addRole();
    const second = await addRole();
    const body = { ...draft(), name: ` ${first.name} ` };
    const added = await send(admin, privileges.createRole, { body });
    expect(added.error).toMatchObject({ code: 'name_taken', path: 'body.name' });
    const changed = await send(admin, privileges.updateRole, { id: second.roleID, body });
    expect(changed.code).toBe('name_taken');
  });

  test.each([
    ['a feature that does not exist', [{ featureId: 7, activityId: 0 }]],
    ['an activity of another feature', [{ featureId: 3, activityId: 1 }]],
    ['a feature without its activity', [{ featureId: 2, activityId: 0 }]],
  ])('is %s', async (_, granted) => {
    const { status, code } = await send(admin, privileges.createRole, { body: draft(granted) });
    expect([status, code]).toEqual([422, 'unknown_privilege']);
  });

  test('is a name of spaces', async () => {
    const body = { ...draft(), name: '   ' };
    expect((await send(admin, privileges.createRole, { body })).status).toBe(422);
  });

  test('is everything that only an admin does, to a user with every right there is', async () => {
    const { data } = await send(admin, privileges.listPrivileges);
    const everything = data.features.flatMap(
      ({ featureId, activities }: { featureId: number; activities: { activityId: number }[] }) =>
        activities.map(({ activityId }) => ({ featureId, activityId })),
    );
    const { roleID } = await addRole(everything);
    await giveTo(user, roleID);
    expect((await send(user, privileges.createRole, { body: draft() })).code).toBe('not_allowed');
    const asUser = { id: roleID, body: draft() };
    expect((await send(user, privileges.updateRole, asUser)).code).toBe('not_allowed');
    expect((await send(user, privileges.deleteRole, { id: roleID })).code).toBe('not_allowed');
  });
});

test('[D2] a role of another company is not there', async () => {
  const stranger = await scene.signInAsStranger('admin');
  const { roleID, name } = await addRole();
  const other = { id: roleID, body: draft() };
  expect((await send(stranger, privileges.updateRole, other)).code).toBe('not_found');
  expect((await send(stranger, privileges.deleteRole, { id: roleID })).code).toBe('not_found');
  expect((await send(stranger, privileges.listRoles)).data.roles).toEqual([]);
  // The same name is free there.
  const body = { ...draft(), name };
  expect((await send(stranger, privileges.createRole, { body })).status).toBe(200);
});

test('of twenty roles of one name made at once there is one', async () => {
  const body = draft();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => send(admin, privileges.createRole, { body })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ code }) => code === 'name_taken')).toHaveLength(19);
});

test('a role that is given while it is deleted is either given or gone', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { roleID } = await addRole();
    await giveTo(user, null);
    const [given, deleted] = await Promise.all([
      giveTo(user, roleID),
      send(admin, privileges.deleteRole, { id: roleID }),
    ]);
    const codes = [given.code ?? 'given', deleted.code ?? 'deleted'];
    expect([
      ['given', 'role_in_use'],
      ['unknown_role', 'deleted'],
    ]).toContainEqual(codes);
  }
});

describe('[PR-1] the look-up of a route', () => {
  const allowed = async (who: Who, body: object) =>
    (await send(who, privileges.lookUpPrivilege, { body })).data.isAllowed;

  test('asks what the role grants', async () => {
    await giveTo(user, (await addRole([...jobs, ...seeInterviews])).roleID);
    expect(await allowed(user, { featureId: 2 })).toBe(true);
    expect(await allowed(user, { featureId: 2, activityId: 1 })).toBe(true);
    expect(await allowed(user, { featureId: 2, activityId: 2 })).toBe(false);
    expect(await allowed(user, { featureId: 4 })).toBe(false);
    expect(await allowed(user, { featureId: 4, hasMultipleEntryPoint: [4, 5] })).toBe(true);
    expect(await allowed(user, { featureId: 5, checkMail: 'eve@example.com' })).toBe(false);
    for (const featureId of [2, 4, 6, 8]) expect(await allowed(admin, { featureId })).toBe(true);
  });

  test('and a user without a role has nothing', async () => {
    await giveTo(user, null);
    for (const featureId of [2, 3, 4, 5, 6, 8]) {
      expect(await allowed(user, { featureId })).toBe(false);
    }
    const { data } = await send(user, privileges.listPrivileges);
    expect(data.granted).toEqual([]);
  });
});
