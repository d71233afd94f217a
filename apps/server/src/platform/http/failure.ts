/** A refusal with a name that the endpoint declares; anything else becomes `internal_error`. */
export class Failure extends Error {
  readonly code: string;
  readonly path: string | undefined;

  constructor(code: string, message: string, path?: string) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.path = path;
  }
}

/** `throw fail('answer_locked', 'This answer cannot be changed!')`; path names the field at fault. */
export function fail(code: string, message: string, options: { path?: string } = {}): Failure {
  return new Failure(code, message, options.path);
}
