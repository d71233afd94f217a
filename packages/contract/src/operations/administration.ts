import * as z from 'zod/mini';
import { userType } from '../people/accounts.ts';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, instant, text } from '../fields.ts';
import { filled } from '../people/profiles.ts';
import { identityReasons, identityStatuses, identityWays } from '../people/identity-rules.ts';
import { identityDocumentTypes } from '../people/person-rules.ts';

const access = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const reason = z.object({ reason: filled('a reason', 500) });
/** Counted from 1. */
const page = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
    z.transform((value: string) => Number(value)),
  ),
  1,
);
const searched = z.object({ search: z._default(text(200), ''), page });
const paged = { total: z.int(), pageSize: z.int() };

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/administration/overview',
  summary: 'What waits for somebody, and how much there is of everything',
  output: z.object({
    /** Recordings that failed, or are not done 15 minutes after they should be. */
    recordingsTroubled: z.int(),
    oldestRecordingTroubleAt: z.nullable(instant),
    identityChecksWaiting: z.int(),
    /** When the oldest one that waits was handed in. */
    oldestIdentityCheckAt: z.nullable(instant),
    /** People who asked to join a company and wait for its admin. */
    membershipsWaiting: z.int(),
    /** When the one who waits longest asked. */
    oldestMembershipAt: z.nullable(instant),
    companiesNewThisWeek: z.int(),
    mailsRefused: z.int(),
    mailsLate: z.int(),
    companies: z.int(),
    companiesSuspended: z.int(),
    people: z.int(),
    isInMaintenance: z.boolean(),
  }),
  errors: {},
  access,
  example: {},
});

/** `unfinished`: nothing to watch yet; `unverified` and `unconverted`: it can be watched, but is not what it should be. */
export const recordingTroubles = ['unfinished', 'failed', 'unverified', 'unconverted'] as const;

export const listTroubledRecordings = endpoint({
  method: 'GET',
  path: '/api/administration/recordings',
  summary: 'Recordings of all companies that failed or are late, longest first',
  output: z.object({
    recordings: z.array(
      z.object({
        recordingID: id,
        companyID: id,
        companyName: z.string(),
        interviewScheduleID: id,
        trouble: z.enum(recordingTroubles),
        since: instant,
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  errors: {},
  access,
  example: {},
});

export const retryRecording = endpoint({
  method: 'POST',
  path: '/api/administration/recordings/:recordingID/retry',
  summary: 'Have a recording in trouble joined or converted again',
  params: z.object({ recordingID: idText }),
  output: done,
  errors: {},
  access,
  example: { params: { recordingID: '999999' } },
});

const checkRow = {
  checkID: id,
  accountID: id,
  name: z.string(),
  email: z.string(),
  /** Who judges: a person here, or Stripe. */
  way: z.enum(identityWays),
  documentType: z.nullable(z.enum(identityDocumentTypes)),
  status: z.enum(identityStatuses),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
  reasonCode: z.nullable(z.enum(identityReasons)),
};

export const listIdentityChecks = endpoint({
  method: 'GET',
  path: '/api/administration/identity-checks',
  summary: 'Identity checks that wait for a person or are at Stripe, or the latest decisions',
  query: z.object({
    state: z._default(z.enum(['waiting', 'elsewhere', 'decided']), 'waiting'),
    page,
  }),
  output: z.object({ ...paged, checks: z.array(z.object(checkRow)) }),
  errors: {},
  access,
  example: { query: { state: 'waiting' } },
});

export const getIdentityCheck = endpoint({
  method: 'GET',
  path: '/api/administration/identity-checks/:checkID',
  summary: 'One check with links to its documents that work for five minutes',
  params: z.object({ checkID: idText }),
  output: z.object({
    ...checkRow,
    headline: z.string(),
    documents: z.array(
      z.object({
        kind: z.enum(['identity-front', 'identity-back', 'identity-selfie']),
        fileName: z.string(),
        contentType: z.string(),
        url: z.string(),
      }),
    ),
  }),
  errors: {},
  access,
  example: { params: { checkID: '1' } },
});

export const approveIdentity = endpoint({
  method: 'POST',
  path: '/api/administration/identity-checks/:checkID/approve',
  summary: 'The documents show who the interviewer says to be',
  params: z.object({ checkID: idText }),
  output: done,
  errors: { decided_already: 409 },
  access,
  example: { params: { checkID: '1' } },
});

export const refuseIdentity = endpoint({
  method: 'POST',
  path: '/api/administration/identity-checks/:checkID/refuse',
  summary: 'The documents do not show it; the interviewer is told why and may try again',
  params: z.object({ checkID: idText }),
  body: reason,
  output: done,
  errors: { decided_already: 409 },
  access,
  example: { params: { checkID: '1' }, body: { reason: 'The picture is too dark to read.' } },
});

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/administration/companies',
  summary: 'Companies, newest first; or those where people wait to be let in, longest first',
  query: z.extend(searched, { state: z._default(z.enum(['all', 'waiting']), 'all') }),
  output: z.object({
    ...paged,
    companies: z.array(
      z.object({
        companyID: id,
        name: z.string(),
        website: z.nullable(z.string()),
        createdAt: instant,
        members: z.int(),
        /** People who asked to join, and since when the first of them waits. */
        waiting: z.int(),
        waitingSince: z.nullable(instant),
        /** Whoever signs up with an address of these asks this company. */
        domains: z.array(z.string()),
        suspendedAt: z.nullable(instant),
        suspendedBecause: z.nullable(z.string()),
      }),
    ),
  }),
  errors: {},
  access,
  example: { query: {} },
});

export const suspendCompany = endpoint({
  method: 'POST',
  path: '/api/administration/companies/:companyID/suspend',
  summary: 'End every session of a company and let none begin',
  params: z.object({ companyID: idText }),
  body: reason,
  output: done,
  errors: {},
  access,
  stepUp: true,
  example: { params: { companyID: '999999' }, body: { reason: 'Asked for by the company.' } },
});

export const reactivateCompany = endpoint({
  method: 'POST',
  path: '/api/administration/companies/:companyID/reactivate',
  summary: 'Let the people of a suspended company in again',
  params: z.object({ companyID: idText }),
  output: done,
  errors: {},
  access,
  stepUp: true,
  example: { params: { companyID: '999999' } },
});

/** The next who founds a company with an address of the domain has it; members and requests stay as they are. */
export const releaseDomain = endpoint({
  method: 'POST',
  path: '/api/administration/companies/:companyID/release-domain',
  summary: 'Take a mail domain from the company that claimed it',
  params: z.object({ companyID: idText }),
  body: z.extend(reason, { domain: text(253) }),
  output: done,
  errors: {},
  access,
  example: {
    params: { companyID: '999999' },
    body: { domain: 'example.com', reason: 'Founded by somebody who has left.' },
  },
});

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/administration/people',
  summary: 'Accounts, newest first, by name or address',
  query: searched,
  output: z.object({
    ...paged,
    people: z.array(
      z.object({
        accountID: id,
        name: z.string(),
        email: z.string(),
        userTypes: z.array(userType),
        createdAt: instant,
        isEmailConfirmed: z.boolean(),
        disabledAt: z.nullable(instant),
      }),
    ),
  }),
  errors: {},
  access,
  example: { query: { search: 'maya' } },
});

export const disablePerson = endpoint({
  method: 'POST',
  path: '/api/administration/people/:accountID/disable',
  summary: 'End every session of an account and let none begin',
  params: z.object({ accountID: idText }),
  body: reason,
  output: done,
  errors: { own_account: 409 },
  access,
  example: { params: { accountID: '999999' }, body: { reason: 'Asked for by the person.' } },
});

/** For who lost every factor and code, after a check that they are who they say. */
export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/administration/people/:accountID/reset-second-factor',
  summary: "Remove all of an account's second factors and end its sessions",
  params: z.object({ accountID: idText }),
  body: reason,
  output: done,
  errors: { own_account: 409, no_factor: 409 },
  access,
  stepUp: true,
  example: { params: { accountID: '999999' }, body: { reason: 'Lost phone, seen in person.' } },
});

export const enablePerson = endpoint({
  method: 'POST',
  path: '/api/administration/people/:accountID/enable',
  summary: 'Let a disabled account in again',
  params: z.object({ accountID: idText }),
  output: done,
  errors: {},
  access,
  example: { params: { accountID: '999999' } },
});

export const setMaintenance = endpoint({
  method: 'PUT',
  path: '/api/administration/maintenance',
  summary: 'Close the product to everybody but super admins, or open it again',
  body: z.object({ isInMaintenance: z.boolean() }),
  output: done,
  errors: {},
  access,
  example: { body: { isInMaintenance: false } },
});
