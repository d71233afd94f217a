import type { signIn } from '@candor/contract/accounts';
import type { CallError } from '../../lib/api-error.ts';

/** What to tell somebody whose sign-in was refused: what happened, and what helps. */
export function signInProblem(error: CallError<typeof signIn>): string {
  switch (error.code) {
    case 'wrong_credentials':
      return 'Email or password is not right. Please check both and try again.';
    case 'wrong_type':
      return 'This account does not belong to a company.';
    case 'too_many_requests':
      return `Too many tries. ${waitText(error.retryAfterSeconds)}`;
    case 'validation_failed':
      return error.fields[0]?.message ?? error.message;
    case 'unreachable':
    case 'temporarily_unavailable':
    case 'internal_error':
    case 'malformed_request':
    case 'payload_too_large':
    case 'unsupported_media_type':
    case 'not_signed_in':
    case 'token_expired':
    case 'not_allowed':
    case 'not_found':
      return error.message;
  }
}

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'Please wait a few minutes.';
  return seconds < 90
    ? `Please try again in ${Math.ceil(seconds)} seconds.`
    : `Please try again in ${Math.ceil(seconds / 60)} minutes.`;
}
