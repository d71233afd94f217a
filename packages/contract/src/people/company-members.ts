import * as z from 'zod/mini';
import { emailProblem } from './email-rules.ts';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, instant, text } from '../fields.ts';
import { areas, rights } from './right-rules.ts';

/** Specification 000 §6: feature 3 is the users; activity 6 adds one, 10 updates or views one. */
const seeUsers = { featureId: areas.users } as const;
const addUsers = { featureId: areas.users, activityId: rights.addUsers } as const;
const changeUsers = { featureId: areas.users, activityId: rights.changeUsers } as const;

const both = ['COMPANY_ADMIN', 'COMPANY_USER'] as const;
const seeing = { kind: 'company', roles: both, privilege: seeUsers } as const;
const adding = { kind: 'company', roles: both, privilege: addUsers } as const;
const changing = { kind: 'company', roles: both, privilege: changeUsers } as const;
const admin = { kind: 'company', roles: ['COMPANY_ADMIN'], privilege: 'admin' } as const;

/** An administrator has no custom role; a user without one sees the dashboard only. */
const givenRole = {
  role: z.enum(['COMPANY_ADMIN', 'COMPANY_USER']),
  roleID: z.nullable(id),
};
const exampleRole = { role: 'COMPANY_USER', roleID: null } as const;

/** Nobody gives more than they have: an administrator's role, or privileges of which they lack one. */
const givingErrors = { role_not_yours_to_give: 403, unknown_role: 422 } as const;
const changingErrors = {
  ...givingErrors,
  /** A user may not change an administrator, nor themselves. */
  not_yours_to_change: 403,
  /** A company keeps at least one active administrator. */
  last_admin: 409,
  /** The member's status allows this no more, or not yet. */
  wrong_status: 409,
} as const;

const jobIDs = z.array(id).check(z.maxLength(500));
const namedJob = z.object({ jobID: id, title: z.string() });

const userParams = z.object({ membershipID: idText });

/** What a member made that goes on without them, to be ended with the same change; an admin's to say. */
const ended = {
  endKeys: z.optional(z.array(id).check(z.maxLength(200))),
  endWebhooks: z.optional(z.array(id).check(z.maxLength(200))),
};
const reason = text(500).check(z.refine((value) => value.trim() !== '', 'Must not be empty'));

export const userStatus = z.enum(['active', 'pending', 'invited', 'suspended', 'refused']);

const user = {
  membershipID: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  ...givenRole,
  /** Of the custom role. */
  roleName: z.nullable(z.string()),
  status: userStatus,
  joinedAt: instant,
  lastLoginAt: z.nullable(instant),
  isSelf: z.boolean(),
};

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/companies/users',
  summary: 'The members of the own company',
  query: z.object({
    search: z.optional(text(200)),
    status: z.optional(z.enum(['active', 'pending', 'suspended', 'refused'])),
    page: z.optional(idText),
  }),
  output: z.object({
    users: z.array(z.object(user)),
    total: z.int(),
    pageSize: z.int(),
  }),
  errors: {},
  access: seeing,
  example: { query: { search: 'ada' } },
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/companies/users/:membershipID',
  summary: 'One member of the own company',
  params: userParams,
  output: z.object({
    ...user,
    phone: z.string(),
    timeZone: z.string(),
    /** Why the member was deactivated or refused. */
    reason: z.nullable(z.string()),
    /** The jobs that the member is limited to; null: all. */
    jobs: z.nullable(z.array(namedJob)),
    /** Whether the caller may change this member. */
    mayChange: z.boolean(),
    /** What ends with a deactivation or a demotion, and what the caller may end with it. */
    leaves: z.object({
      invitations: z.int(),
      shares: z.int(),
      keys: z.array(z.object({ keyID: id, name: z.string(), prefix: z.string() })),
      webhooks: z.array(z.object({ webhookID: id, url: z.string() })),
    }),
  }),
  errors: {},
  access: changing,
  example: { params: { membershipID: '1' } },
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/companies/users/:membershipID',
  summary: "Change a member's role, jobs and title",
  params: userParams,
  body: z.object({
    ...givenRole,
    ...ended,
    jobTitle: text(120),
    /** null: all jobs. Left out: as before. An administrator has all. */
    jobIDs: z.optional(z.nullable(jobIDs)),
  }),
  output: done,
  errors: { ...changingErrors, unknown_job: 422 },
  access: changing,
  stepUp: true,
  example: { params: { membershipID: '1' }, body: { ...exampleRole, jobTitle: 'Recruiter' } },
});

/** Ends the member's sessions in this company at once, and the invitations and shares that they sent. */
export const deactivateUser = endpoint({
  method: 'POST',
  path: '/api/companies/users/:membershipID/deactivate',
  summary: 'Keep a member out until reactivated',
  params: userParams,
  body: z.object({ ...ended, reason }),
  output: done,
  errors: changingErrors,
  access: changing,
  example: { params: { membershipID: '1' }, body: { reason: 'Left the company' } },
});

export const reactivateUser = endpoint({
  method: 'POST',
  path: '/api/companies/users/:membershipID/reactivate',
  summary: 'Let a deactivated member in again',
  params: userParams,
  output: done,
  errors: changingErrors,
  access: changing,
  stepUp: true,
  example: { params: { membershipID: '1' } },
});

export const approveUser = endpoint({
  method: 'POST',
  path: '/api/companies/users/:membershipID/approve',
  summary: 'Take in somebody who asked to join, with a role',
  params: userParams,
  body: z.object(givenRole),
  output: done,
  errors: { unknown_role: 422, wrong_status: 409 },
  access: admin,
  stepUp: { field: 'role', is: 'COMPANY_ADMIN' },
  example: { params: { membershipID: '1' }, body: exampleRole },
});

export const refuseUser = endpoint({
  method: 'POST',
  path: '/api/companies/users/:membershipID/refuse',
  summary: 'Refuse somebody who asked to join, with a reason',
  params: userParams,
  body: z.object({ reason }),
  output: done,
  errors: { wrong_status: 409 },
  access: admin,
  example: { params: { membershipID: '1' }, body: { reason: 'Please ask your own department.' } },
});

/** The roles that the caller may give to somebody else. */
export const listRolesToGive = endpoint({
  method: 'GET',
  path: '/api/companies/roles-to-give',
  summary: 'The roles that the caller may give',
  output: z.object({
    roles: z.array(z.object({ roleID: id, name: z.string() })),
    mayMakeAdmin: z.boolean(),
    /** To which a member can be limited: those that the caller sees, newest first. */
    jobs: z.array(namedJob),
  }),
  errors: {},
  access: seeing,
  example: {},
});

const invitationParams = z.object({ invitationID: idText });

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/companies/invitations',
  summary: 'Invite somebody into the company by e-mail',
  body: z.object({
    email: text(254).check(z.refine((email) => emailProblem(email) === null)),
    ...givenRole,
  }),
  output: done,
  errors: { ...givingErrors, already_member: 409, already_invited: 409 },
  access: adding,
  stepUp: { field: 'role', is: 'COMPANY_ADMIN' },
  example: { body: { email: 'colleague@larkfield.example', ...exampleRole } },
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/companies/invitations',
  summary: 'Invitations that nobody has accepted yet',
  output: z.object({
    invitations: z.array(
      z.object({
        invitationID: id,
        email: z.string(),
        ...givenRole,
        roleName: z.nullable(z.string()),
        invitedBy: z.string(),
        sentAt: instant,
        expiresAt: instant,
        isExpired: z.boolean(),
      }),
    ),
  }),
  errors: {},
  access: seeing,
  example: {},
});

/** The newest mail's link works, for its full time; those before it are dead. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/companies/invitations/:invitationID/resend',
  summary: 'Send an invitation once more; of an administrator only while it lasts',
  params: invitationParams,
  output: done,
  errors: { role_not_yours_to_give: 403, invitation_over: 409 },
  access: adding,
  example: { params: { invitationID: '1' } },
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/companies/invitations/:invitationID',
  summary: 'Take an invitation back',
  params: invitationParams,
  output: done,
  errors: { role_not_yours_to_give: 403 },
  access: adding,
  example: { params: { invitationID: '1' } },
});

const invitationToken = z.object({ token: text(200) });

/** Spends nothing: mail scanners open pages too. */
export const openInvitationMail = endpoint({
  method: 'POST',
  path: '/api/companies/invitations/open',
  summary: 'What an emailed invitation offers',
  body: invitationToken,
  output: z.object({
    companyName: z.string(),
    email: z.string(),
    invitedBy: z.string(),
    roleName: z.nullable(z.string()),
    role: givenRole.role,
    expiresAt: instant,
  }),
  errors: { invitation_over: 410 },
  access: { kind: 'anyone' },
  example: { body: { token: 'secret' } },
});

/** Single use, and it signs nobody in. Who has no password yet gets the path of the page that sets one. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/companies/invitations/accept',
  summary: 'Join the company of an emailed invitation',
  body: invitationToken,
  output: z.object({ email: z.string(), setPasswordPath: z.nullable(z.string()) }),
  errors: { invitation_over: 410 },
  access: { kind: 'anyone' },
  example: { body: { token: 'secret' } },
});
