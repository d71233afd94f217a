import type { Input, Output } from '@candor/contract';
import {
  createRole,
  deleteRole,
  listPrivileges,
  listRoles,
  updateRole,
} from '@candor/contract/people/privileges';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';

export type Role = Output<typeof listRoles>['roles'][number];
export type Feature = Output<typeof listPrivileges>['features'][number];
export type Preset = Output<typeof listPrivileges>['presets'][number];
export type Granted = Role['granted'][number];
export type RoleDraft = Input<typeof createRole>['body'];

const rolesKey = ['privileges', 'roles'];

export function usePrivileges() {
  return useQuery<Output<typeof listPrivileges>, CallError<typeof listPrivileges>>({
    queryKey: ['privileges'],
    queryFn: ({ signal }) => call(listPrivileges, {}, { signal }),
  });
}

export function useRoles() {
  return useQuery<Output<typeof listRoles>, CallError<typeof listRoles>>({
    queryKey: rolesKey,
    queryFn: ({ signal }) => call(listRoles, {}, { signal }),
  });
}

type Saved = { readonly roleID: number | null; readonly draft: RoleDraft };

/** Creates a role without an id, changes one with it. */
export function useSaveRole() {
  const client = useQueryClient();
  return useMutation<unknown, CallError<typeof createRole>, Saved>({
    mutationFn: ({ roleID, draft }) =>
      roleID === null
        ? call(createRole, { body: draft })
        : call(updateRole, { params: { roleID: String(roleID) }, body: draft }),
    onSuccess: () => client.invalidateQueries({ queryKey: rolesKey }),
  });
}

export function useDeleteRole() {
  const client = useQueryClient();
  return useMutation<unknown, CallError<typeof deleteRole>, number>({
    mutationFn: (roleID) => call(deleteRole, { params: { roleID: String(roleID) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: rolesKey }),
  });
}
