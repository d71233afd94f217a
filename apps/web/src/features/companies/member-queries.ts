import type { Endpoint, Input, Output } from '@candor/contract';
import {
  acceptInvitation,
  approveUser,
  deactivateUser,
  getUser,
  inviteUser,
  listInvitations,
  listRolesToGive,
  listUsers,
  openInvitationMail,
  reactivateUser,
  refuseUser,
  resendInvitation,
  revokeInvitation,
  updateUser,
} from '@candor/contract/company-members';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type UserQuery = Input<typeof listUsers>['query'];
export type UserPage = Output<typeof listUsers>;
export type User = UserPage['users'][number];
export type UserDetails = Output<typeof getUser>;
export type Invitation = Output<typeof listInvitations>['invitations'][number];
export type RolesToGive = Output<typeof listRolesToGive>;
export type GivenRole = { readonly role: User['role']; readonly roleID: number | null };

export function usersQuery(query: UserQuery) {
  return queryOptions<UserPage, CallError<typeof listUsers>>({
    queryKey: ['companies', 'users', query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function userQuery(membershipID: string) {
  return queryOptions<UserDetails, CallError<typeof getUser>>({
    queryKey: ['companies', 'user', membershipID],
    queryFn: ({ signal }) => call(getUser, { params: { membershipID } }, { signal }),
  });
}

export const invitationsQuery = queryOptions<
  Output<typeof listInvitations>,
  CallError<typeof listInvitations>
>({
  queryKey: ['companies', 'invitations'],
  queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
});

export const rolesToGiveQuery = queryOptions<RolesToGive, CallError<typeof listRolesToGive>>({
  queryKey: ['companies', 'roles-to-give'],
  queryFn: ({ signal }) => call(listRolesToGive, {}, { signal }),
});

/** Every list and page of users looks again after any change of one. */
function useUserChange<E extends Endpoint>(endpoint: E) {
  const queries = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['companies'] }),
  });
}

export const useUpdateUser = () => useUserChange(updateUser);
export const useDeactivateUser = () => useUserChange(deactivateUser);
export const useReactivateUser = () => useUserChange(reactivateUser);
export const useApproveUser = () => useUserChange(approveUser);
export const useRefuseUser = () => useUserChange(refuseUser);
export const useInviteUser = () => useUserChange(inviteUser);
export const useResendInvitation = () => useUserChange(resendInvitation);
export const useRevokeInvitation = () => useUserChange(revokeInvitation);

export type InvitationOffer = Output<typeof openInvitationMail>;

/** Looks at the emailed invitation; spends nothing. */
export function invitationMailQuery(token: string) {
  return queryOptions<InvitationOffer, CallError<typeof openInvitationMail>>({
    queryKey: ['companies', 'invitation-mail', token],
    queryFn: () => call(openInvitationMail, { body: { token } }),
    retry: false,
    staleTime: Infinity,
  });
}

export function useAcceptInvitation() {
  return useMutation<
    Output<typeof acceptInvitation>,
    CallError<typeof acceptInvitation>,
    { readonly token: string }
  >({ mutationFn: (body) => call(acceptInvitation, { body }) });
}
