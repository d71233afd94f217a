import type { Output } from '@candor/contract';
import {
  acceptInvitation,
  getUser,
  listInvitations,
  listRolesToGive,
  type listUsers,
  openInvitationMail,
  resendInvitation,
  revokeInvitation,
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
export const memberChange = { refreshes: ['/api/companies'], evenIfRefused: true } as const;

export const useResendInvitation = () => useWrite(resendInvitation, memberChange);
export const useRevokeInvitation = () => useWrite(revokeInvitation, memberChange);

export type InvitationOffer = Output<typeof openInvitationMail>;

/** Looks at the emailed invitation; spends nothing. */
export const invitationMailQuery = (token: string) =>
  read(openInvitationMail, { body: { token } }, { retry: false, staleTime: Infinity });

export const useAcceptInvitation = () => useWrite(acceptInvitation, { refreshes: [] });
