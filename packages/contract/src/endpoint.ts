import type * as z from 'zod/mini';
import type { KeyScope } from './operations/key-rules.ts';

/** What a person is; a session has one of these at a time. */
export type UserType =
  | 'SUPER_ADMIN'
  | 'COMPANY_ADMIN'
  | 'COMPANY_USER'
  | 'CANDIDATE'
  | 'EXTERNAL_INTERVIEWER';

/**
 * What a company user needs beside the membership (specification 000 §6). Without `activityId` any
 * activity of the feature will do. What is entered from several features names them all: each suffices. A company
 * admin passes every privilege; `admin` lets nobody else pass.
 */
export type Privilege =
  | {
      readonly featureId: number;
      readonly activityId?: number;
      readonly hasMultipleEntryPoint?: readonly number[];
    }
  | 'admin';

/** What a link can be for (mailed, or given to a page that proved itself otherwise), and by what name its endpoints know the subject that it leads to. */
export const linkSubjects = {
  'bot-interview': 'scheduleId',
  recording: 'scheduleId',
  'call-seat': 'seatId',
  appointment: 'scheduleId',
  'appointment-seat': 'appointmentSeatId',
  offer: 'offerId',
  message: 'threadId',
  'candidate-page': 'pageId',
} as const;

export type LinkPurpose = keyof typeof linkSubjects;

/**
 * Who may call an endpoint.
 * - `anyone`: no proof needed.
 * - `link`: the body carries the secret of an emailed link (`token`), bound to one purpose.
 * - `session`: a signed-in account, of one of `userTypes` where they are named.
 * - `signed`: a program of a service that we use; the raw body carries a signature of `by`, with a secret of ours.
 * - `company`: a signed-in member of a company with one of these roles, and with the privilege if one is named; and
 *   the company's keys that have the scope `key`. Without it no key is let in.
 */
export type Access =
  | { kind: 'anyone' }
  | { kind: 'link'; purpose: LinkPurpose }
  | { kind: 'session'; userTypes?: readonly UserType[] }
  | { kind: 'signed'; by: 'stripe' }
  | {
      kind: 'company';
      roles: readonly ('COMPANY_ADMIN' | 'COMPANY_USER')[];
      privilege?: Privilege;
      /** Needed beside `privilege`, where one act is of two rights. */
      alsoPrivilege?: Privilege;
      key?: KeyScope;
    };

/** Declared failures: code → HTTP status. The reply's `errors[0].code` is one of these names. */
export type ErrorCodes = Readonly<Record<string, number>>;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the origin, Fastify style: `/api/interviews/:interviewScheduleID`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly output: z.core.$ZodType;
  readonly errors: ErrorCodes;
  readonly access: Access;
  /**
   * Asks who is there once more where the last proof is some minutes old, and refuses who owes a second factor and has
   * none yet (docs/decisions/0191). With a `field`: only where that field of the body `is` this. `with-factor`: only
   * whoever has a second factor; for what the first one is set up with (docs/decisions/0220).
   */
  readonly stepUp?:
    | true
    | 'with-factor'
    | { readonly field: string; readonly is: string | boolean };
  /**
   * Answers everybody while the product is in maintenance; the others answer super admins only. For what a super
   * admin needs to sign in, and for interviews that run: nobody loses what they are in the middle of. `begun`: of
   * a link, and only when its interview has begun.
   */
  readonly inMaintenance?: true | 'begun';
  /** Answers with server-sent events, each of them one `output` in JSON, in place of the envelope. */
  readonly stream?: true;
  /** Answers with its output, a text of this type, in place of the envelope: for programs that know none of ours. */
  readonly plain?: 'text/calendar; charset=utf-8';
  /** Takes its body as a form with a file (multipart/form-data) too; a file comes to the handler in base64. */
  readonly form?: true;
  /** Largest request body in bytes; 64 KiB unless said. */
  readonly bodyLimit?: number;
  /** A request that the documentation shows and a test sends. */
  readonly example: { params?: unknown; query?: unknown; body?: unknown };
}

/**
 * Declares one endpoint. Constrained by `z.core.$ZodType`, not `z.ZodType`: the latter makes the
 * type check of the whole contract three times slower.
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Every reply has this shape; the HTTP status equals `statusCode`. */
export interface Envelope<T> {
  success: boolean;
  statusCode: number;
  message?: string;
  data?: T;
  errors?: Problem[];
}

/** Why something was refused, and which field is to blame. Where there is no `message`, the web has the sentence. */
export interface Problem {
  code: string;
  message?: string;
  /** What the sentence names, by `Refusals`. */
  params?: Readonly<Record<string, string | number>>;
  path?: string;
}

/** Failures that any endpoint may answer with, beside its own. */
export const everyEndpointErrors = {
  validation_failed: 422,
  malformed_request: 400,
  not_signed_in: 401,
  token_expired: 401,
  not_allowed: 403,
  /** Of endpoints with `stepUp`: prove who you are, then ask again. */
  step_up_required: 403,
  /** Of endpoints with `stepUp`: the account owes a second factor and has none. */
  second_factor_needed: 403,
  not_found: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  temporarily_unavailable: 503,
  /** The disk of the database is full; nothing of the request was stored. */
  no_room: 503,
  in_maintenance: 503,
} as const;

export type Output<E extends Endpoint> = z.core.output<E['output']>;
type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body',
  IO extends 'in' | 'out',
> = E[K] extends z.core.$ZodType
  ? { [P in K]: IO extends 'in' ? z.core.input<E[K]> : z.core.output<E[K]> }
  : unknown;
/** What a caller sends. */
export type Input<E extends Endpoint> = Part<E, 'params', 'in'> &
  Part<E, 'query', 'in'> &
  Part<E, 'body', 'in'>;
/** What a handler receives, after parsing. */
export type Parsed<E extends Endpoint> = Part<E, 'params', 'out'> &
  Part<E, 'query', 'out'> &
  Part<E, 'body', 'out'>;
/** Names a handler may fail with. */
export type Failure<E extends Endpoint> = keyof E['errors'] | keyof typeof everyEndpointErrors;
