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

/** A refusal with a name that the endpoint declares; anything else becomes `internal_error`. */
export class Failure extends Error {
  readonly code: string;
  readonly path: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly failedProofOf: string | undefined;
  readonly refusedTo: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: string,
    message: string,
    { path, retryAfterSeconds, failedProofOf, refusedTo, data }: FailureOptions = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.path = path;
    this.retryAfterSeconds = retryAfterSeconds;
    this.failedProofOf = failedProofOf;
    this.refusedTo = refusedTo;
    this.data = data;
  }
}

/** `throw fail('answer_locked', 'This answer cannot be changed!')`. */
export function fail(code: string, message: string, options: FailureOptions = {}): Failure {
  return new Failure(code, message, options);
}
