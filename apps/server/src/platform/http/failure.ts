export type FailureOptions = {
  /** Names the field at fault. */
  readonly path?: string;
  /** When trying again may succeed: for failures that are too many requests, a minute unless said. */
  readonly retryAfterSeconds?: number;
};

/** A refusal with a name that the endpoint declares; anything else becomes `internal_error`. */
export class Failure extends Error {
  readonly code: string;
  readonly path: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, message: string, { path, retryAfterSeconds }: FailureOptions = {}) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.path = path;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** `throw fail('answer_locked', 'This answer cannot be changed!')`. */
export function fail(code: string, message: string, options: FailureOptions = {}): Failure {
  return new Failure(code, message, options);
}
