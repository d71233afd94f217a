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

export function usePrivileges() {
  return useRead(read(listPrivileges, {}));
}

export function useRoles() {
  return useRead(read(listRoles, {}));
}

/** Null id: a new one. */
export function useSaveRole(roleID: number | null) {
  return useTask<unknown, CallError<typeof createRole>, Input<typeof createRole>>(
    (input) =>
      roleID === null
        ? call(createRole, input)
        : call(updateRole, { params: { roleID: String(roleID) }, ...input }),
    { refreshes: [listRoles] },
  );
}

export function useDeleteRole() {
  return useWriteOf(deleteRole, (roleID: number) => ({ params: { roleID: String(roleID) } }), {
    refreshes: [listRoles],
  });
}
