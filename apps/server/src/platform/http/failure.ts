import type { Problem } from '@candor/contract';
import type { RefusalCode, Refusals } from '@candor/contract/refusals';

export type FailureOptions = {
  /** Names the field at fault. */
  readonly path?: string;
  /** When trying again may succeed: for failures that are too many requests, a minute unless said. */
  readonly retryAfterSeconds?: number;
  /** Whoever did not prove to be this: an address or an account. Logged, as a pseudonym. */
  readonly failedProofOf?: string;
  /** Who was refused for want of a right, where the handler's session cannot say it. Logged, as a pseudonym. */
  readonly refusedTo?: string;
  /** What the caller can go on with, as the endpoint's contract describes it. */
  readonly data?: Readonly<Record<string, unknown>>;
};

type Said = Pick<Problem, 'message' | 'params'>;

/** A refusal with a name that the endpoint declares; anything else becomes `internal_error`. */
export class Failure extends Error {
  readonly code: string;
  readonly said: Said;
  readonly path: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly failedProofOf: string | undefined;
  readonly refusedTo: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: string,
    said: Said,
    { path, retryAfterSeconds, failedProofOf, refusedTo, data }: FailureOptions = {},
  ) {
    super(said.message ?? code);
    this.name = 'Failure';
    this.code = code;
    this.said = said;
    this.path = path;
    this.retryAfterSeconds = retryAfterSeconds;
    this.failedProofOf = failedProofOf;
    this.refusedTo = refusedTo;
    this.data = data;
  }

  /** As the envelope has it. */
  get problem(): Problem {
    const path = this.path === undefined ? {} : { path: this.path };
    return { code: this.code, ...this.said, ...path };
  }
}

/**
 * `throw fail('answer_locked', 'This answer cannot be changed!')`: in the specification's own words, or in those of a
 * rule that the web asks too.
 */
export function fail(code: string, message: string, options: FailureOptions = {}): Failure {
  return new Failure(code, { message }, options);
}

type Refusal<C extends RefusalCode> = [Refusals[C]] extends [null]
  ? [options?: FailureOptions]
  : [options: FailureOptions & { readonly params: Refusals[C] }];

/**
 * `throw refuse('account_email', { params: { email }, path: 'body.fromOther' })`: a code of `Refusals` and what its
 * sentence names. The sentence is the web's.
 */
export function refuse<C extends RefusalCode>(code: C, ...[options = {}]: Refusal<C>): Failure {
  const { params, ...others } = options as FailureOptions & Said;
  return new Failure(code, params === undefined ? {} : { params }, others);
}
