type Refusal = { readonly statusCode: number; readonly message: string };

/** EV-7: the first error message of the reply; where none came, the words of the page. */
export function resendProblem({ statusCode, message }: Refusal): string {
  return statusCode === 0 || message === '' ? 'Email Verification Resend Failed.' : message;
}
