import type { Output } from '@candor/contract';
import {
  acceptInvitation,
  approveUser,
  deactivateUser,
  getUser,
  inviteUser,
  listInvitations,
  listRolesToGive,
  type listUsers,
  openInvitationMail,
  reactivateUser,
  refuseUser,
  resendInvitation,
  revokeInvitation,
  updateUser,
} from '@candor/contract/people/company-members';
import { read, useWrite } from '../../../lib/server-state.ts';

export type UserPage = Output<typeof listUsers>;
export type User = UserPage['users'][number];
export type UserDetails = Output<typeof getUser>;
export type Invitation = Output<typeof listInvitations>['invitations'][number];
export type RolesToGive = Output<typeof listRolesToGive>;
export type GivenRole = { readonly role: User['role']; readonly roleID: number | null };

export const userQuery = (membershipID: string) => read(getUser, { params: { membershipID } });
export const invitationsQuery = read(listInvitations, {});
export const rolesToGiveQuery = read(listRolesToGive, {});

/** Every list and page of users looks again after any change of one. */
const change = { refreshes: ['/api/companies'], evenIfRefused: true } as const;

export const useUpdateUser = () => useWrite(updateUser, change);
export const useDeactivateUser = () => useWrite(deactivateUser, change);
export const useReactivateUser = () => useWrite(reactivateUser, change);
export const useApproveUser = () => useWrite(approveUser, change);
export const useRefuseUser = () => useWrite(refuseUser, change);
export const useInviteUser = () => useWrite(inviteUser, change);
export const useResendInvitation = () => useWrite(resendInvitation, change);
export const useRevokeInvitation = () => useWrite(revokeInvitation, change);

export type InvitationOffer = Output<typeof openInvitationMail>;

/** Looks at the emailed invitation; spends nothing. */
export const invitationMailQuery = (token: string) =>
  read(openInvitationMail, { body: { token } }, { retry: false, staleTime: Infinity });

export const useAcceptInvitation = () => useWrite(acceptInvitation, { refreshes: [] });
