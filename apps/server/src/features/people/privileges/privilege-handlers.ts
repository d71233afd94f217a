import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { rights } from '@candor/contract/people/right-rules';
import { fail } from '../../../platform/http/failure.ts';
import type { CompanySession, HandlersOf } from '../../../platform/http/handlers.ts';
import {
  companyWrite,
  changeOfMany,
  type Deed,
  type DeedEntry,
  deedOf,
} from '../../operations/audit/index.ts';
import { endWhatLeaves } from '../companies/index.ts';
import {
  features,
  type Granted,
  isKnown,
  mayEnter,
  presets,
  takenAway,
} from './privilege-rules.ts';
import { findEmail, listGranted } from './privilege-store.ts';
import {
  deleteRole,
  insertRole,
  isNameTaken,
  listAccountsOf,
  listGrantedOf,
  listHolders,
  listRoles,
  lockRole,
  replaceGranted,
  updateRole,
} from './role-store.ts';

type Handlers = HandlersOf<typeof contract.privileges>;
type Tx = Parameters<Parameters<Database['inCompany']>[1]>[0];

export function createPrivilegeHandlers({ db }: { readonly db: Database }): Handlers {
  return { ...createLookUps(db), ...createRoleHandlers(db) };
}

function createLookUps(db: Database): Pick<Handlers, 'listPrivileges' | 'lookUpPrivilege'> {
  return {
    async listPrivileges({ session: { companyId, accountId, role } }) {
      const granted = await db.inCompany(companyId, (tx) => listGranted(tx, companyId, accountId));
      const shown = features.map(({ activities, ...feature }) => ({
        ...feature,
        activities: [...activities],
      }));
      const offered = presets.map((preset) => ({ ...preset, granted: [...preset.granted] }));
      const isAdmin = role === 'COMPANY_ADMIN';
      return { features: shown, presets: offered, granted, isAdmin };
    },

    lookUpPrivilege: ({ session: { companyId, accountId, role }, body }) =>
      db.inCompany(companyId, async (tx) => {
        const granted = await listGranted(tx, companyId, accountId);
        const email = await findEmail(tx, accountId);
        return { isAllowed: mayEnter({ role, email }, granted, body) };
      }),
  };
}

function createRoleHandlers(
  db: Database,
): Pick<Handlers, 'listRoles' | 'createRole' | 'updateRole' | 'deleteRole'> {
  return {
    listRoles: ({ session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => ({ roles: await listRoles(tx, companyId) })),

    createRole: ({ session, body, ...request }) =>
      companyWrite(db, deedOf({ session, ...request }), async (tx) => {
        const { companyId } = session;
        const role = asked(body);
        const { name, description } = role;
        const values = { companyId, name, description, createdAt: request.now };
        const roleID = await insertRole(tx, values);
        if (roleID === null) throw nameTaken();
        await replaceGranted(tx, { companyId, roleId: roleID, granted: role.granted });
        return {
          result: { roleID },
          audit: entryOf({ action: 'role.created', roleID, after: role }),
        };
      }),

    updateRole: ({ session, params: { roleID }, body, ...request }) =>
      companyWrite(db, deedOf({ session, ...request }), async (tx, deed) => {
        const { companyId } = session;
        const role = asked(body);
        const before = await lockRole(tx, companyId, roleID);
        if (before === undefined) throw noSuchRole();
        if (await isNameTaken(tx, { companyId, roleId: roleID, name: role.name })) {
          throw nameTaken();
        }
        const had = await listGrantedOf(tx, companyId, roleID);
        await updateRole(tx, { companyId, id: roleID, ...role });
        await replaceGranted(tx, { companyId, roleId: roleID, granted: role.granted });
        const entry = entryOf({ action: 'role.updated', roleID, before, after: role });
        const gone = await endOfLess(tx, deed, { roleID, had, has: role.granted, actor: session });
        return changeOfMany({ done: true }, [entry, ...gone]);
      }),

    deleteRole: ({ session, params: { roleID }, ...request }) =>
      companyWrite(db, deedOf({ session, ...request }), async (tx) => {
        const { companyId } = session;
        const before = await lockRole(tx, companyId, roleID);
        if (before === undefined) throw noSuchRole();
        const holders = await listHolders(tx, companyId, roleID);
        if (holders.length > 0) {
          throw fail('role_in_use', `${inWords(holders)} still in this role. Change that first.`);
        }
        await deleteRole(tx, companyId, roleID);
        return {
          result: { done: true },
          audit: entryOf({ action: 'role.deleted', roleID, before }),
        };
      }),
  };
}

/**
 * Rights that were taken away end what the role's holders sent under them, as a demotion does: nobody gives more than
 * they have, so open invitations go with any right; shares with the right to share.
 */
async function endOfLess(
  tx: Tx,
  deed: Deed,
  change: {
    readonly roleID: number;
    readonly had: readonly Granted[];
    readonly has: readonly Granted[];
    readonly actor: Pick<CompanySession, 'role'>;
  },
): Promise<readonly DeedEntry[]> {
  const { roleID, had, has, actor } = change;
  const lost = takenAway(had, has);
  const gone: DeedEntry[] = [];
  if (lost.length === 0) return gone;
  const sharesGoOn = !lost.some(({ activityId }) => activityId === rights.shareOutside);
  for (const accountId of await listAccountsOf(tx, deed.companyId, roleID)) {
    const whose = { accountId, actor, ended: {}, sharesGoOn };
    gone.push(...(await endWhatLeaves(tx, deed, whose)));
  }
  return gone;
}

function asked(body: { name: string; description: string; granted: Granted[] }) {
  const name = body.name.trim();
  if (name === '') {
    throw fail('validation_failed', 'Please enter a name.', { path: 'body.name' });
  }
  if (!body.granted.every(isKnown)) {
    throw fail('unknown_privilege', 'One of these privileges does not exist.', {
      path: 'body.granted',
    });
  }
  return { name, description: body.description.trim(), granted: body.granted };
}

const inWords = ([first = '', ...others]: readonly string[]): string => {
  if (others.length === 0) return `${first} is`;
  return others.length === 1
    ? `${first} and ${others[0]} are`
    : `${first} and ${others.length} others are`;
};
const nameTaken = () => fail('name_taken', 'Another role has this name.', { path: 'body.name' });
const noSuchRole = () => fail('not_found', 'This role is not there any more.');

const entryOf = ({
  roleID,
  ...change
}: {
  action: string;
  roleID: number;
  before?: unknown;
  after?: unknown;
}): DeedEntry => ({ ...change, objectKind: 'role', objectId: roleID });
