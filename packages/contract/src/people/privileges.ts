import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, text } from '../fields.ts';
import { areas, rights } from './right-rules.ts';

const right = z.object({ featureId: z.int(), activityId: z.int() });
const rightList = z.array(right).check(z.maxLength(50));
const roleName = text(80).check(z.minLength(1, 'Please enter a name.'));
const role = z.object({
  roleID: id,
  name: z.string(),
  description: z.string(),
  granted: z.array(right),
  /** Members who have this role. */
  members: z.int(),
});

/** The table of specification 000 §6 as data: the client holds none of it. Activity 0 is the feature itself. */
export const listPrivileges = endpoint({
  method: 'GET',
  path: '/api/privileges',
  summary: 'What a role can allow, and what mine allows',
  output: z.object({
    features: z.array(
      z.object({
        featureId: z.int(),
        name: z.string(),
        activities: z.array(z.object({ activityId: z.int(), name: z.string() })),
      }),
    ),
    /** Where composing a role may start. */
    presets: z.array(
      z.object({ name: z.string(), description: z.string(), granted: z.array(right) }),
    ),
    granted: z.array(right),
    isAdmin: z.boolean(),
  }),
  errors: {},
  access: { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] },
  example: {},
});

/** The company service's route-privilege look-up (specification 000 §7). */
export const lookUpPrivilege = endpoint({
  method: 'POST',
  path: '/api/privileges/look-up',
  summary: 'Whether I may use a feature, one of its activities, or a page with several ways in',
  body: z.object({
    featureId: z.int(),
    activityId: z.optional(z.int()),
    /** Features that each suffice, for pages that are entered from several. */
    hasMultipleEntryPoint: z.optional(z.array(z.int()).check(z.maxLength(10))),
    /** The address that a mailed link names; it must be mine. */
    checkMail: z.optional(text(254)),
  }),
  output: z.object({ isAllowed: z.boolean() }),
  errors: {},
  access: { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] },
  example: { body: { featureId: areas.jobs, activityId: rights.postJobs } },
});

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/privileges/roles',
  summary: "The company's roles, with what they allow",
  output: z.object({ roles: z.array(role) }),
  errors: {},
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.users },
  },
  example: {},
});

const roleBody = z.object({ name: roleName, description: text(400), granted: rightList });
const roleErrors = { name_taken: 409, unknown_privilege: 422 } as const;
const adminOnly = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: 'admin',
} as const;

export const createRole = endpoint({
  method: 'POST',
  path: '/api/privileges/roles',
  summary: 'Compose a role',
  body: roleBody,
  output: z.object({ roleID: id }),
  errors: roleErrors,
  access: adminOnly,
  stepUp: true,
  example: {
    body: {
      name: 'Sourcing',
      description: 'Finds candidates',
      granted: [{ featureId: areas.candidates, activityId: rights.look }],
    },
  },
});

export const updateRole = endpoint({
  method: 'PUT',
  path: '/api/privileges/roles/:roleID',
  summary: 'Change a role; it counts from the next request of everyone who has it',
  params: z.object({ roleID: idText }),
  body: roleBody,
  output: done,
  errors: roleErrors,
  access: adminOnly,
  stepUp: true,
  example: {
    params: { roleID: '1' },
    body: { name: 'Sourcing', description: '', granted: [] },
  },
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/privileges/roles/:roleID',
  summary: 'Delete a role that nobody has',
  params: z.object({ roleID: idText }),
  output: done,
  errors: { role_in_use: 409 },
  access: adminOnly,
  stepUp: true,
  example: { params: { roleID: '1' } },
});
