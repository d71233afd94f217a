import type { Endpoint, Failure } from '@candor/contract';

/** What an endpoint may fail with; `unreachable` is ours: no answer came at all. */
export type FailureCode<E extends Endpoint> = Failure<E> | 'unreachable';

export type FieldProblem = {
  readonly path: string;
  readonly code: string;
  readonly message: string;
};

type Details<Code> = {
  readonly code: Code;
  readonly statusCode: number;
  readonly message: string;
  readonly fields?: readonly FieldProblem[];
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly data?: unknown;
};

/** A refusal or a failure of one call, with a code that the contract declares. */
export class ApiError<Code = string> extends Error {
  override readonly name = 'ApiError';
  readonly code: Code;
  /** The HTTP status; 0 when no answer came. */
  readonly statusCode: number;
  /** Problems of single fields, by their path in the body. */
  readonly fields: readonly FieldProblem[];
  /** Names the failure in the server's log. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the endpoint's contract promises beside this code, not yet parsed. */
  readonly data: unknown;

  constructor(details: Details<Code>) {
    super(details.message);
    this.code = details.code;
    this.statusCode = details.statusCode;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.data = details.data;
  }

  /** Whether the same call may succeed later without anyone changing anything. */
  get mayPass(): boolean {
    return this.statusCode === 429 || this.isWorthRepeating;
  }

  /** Whether the program may ask again at once. After a 429 it may not: that would count as a try. */
  get isWorthRepeating(): boolean {
    return this.statusCode === 0 || this.statusCode >= 500;
  }
}

export type CallError<E extends Endpoint> = ApiError<FailureCode<E>>;
