import type { Input, Output } from '@candor/contract';
import {
  createRole,
  deleteRole,
  listPrivileges,
  listRoles,
  updateRole,
} from '@candor/contract/people/privileges';
import { read, useRead, useTask, useWriteOf } from '../../../lib/server-state.ts';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';

export type Role = Output<typeof listRoles>['roles'][number];
export type Feature = Output<typeof listPrivileges>['features'][number];
export type Preset = Output<typeof listPrivileges>['presets'][number];
export type Granted = Role['granted'][number];
export type RoleDraft = Input<typeof createRole>['body'];

export function usePrivileges() {
  return useRead(read(listPrivileges, {}));
}

export function useRoles() {
  return useRead(read(listRoles, {}));
}

type Saved = { readonly roleID: number | null; readonly draft: RoleDraft };

/** Creates a role without an id, changes one with it. */
export function useSaveRole() {
  return useTask<unknown, CallError<typeof createRole>, Saved>(
    ({ roleID, draft }) =>
      roleID === null
        ? call(createRole, { body: draft })
        : call(updateRole, { params: { roleID: String(roleID) }, body: draft }),
    { refreshes: [listRoles] },
  );
}

export function useDeleteRole() {
  return useWriteOf(deleteRole, (roleID: number) => ({ params: { roleID: String(roleID) } }), {
    refreshes: [listRoles],
  });
}
