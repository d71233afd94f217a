/** Letters, digits and ._%+- before the @, a domain, a top-level part of at least two letters. */
const pattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** The text to show under the field, or null when the address may be sent. */
export function emailProblem(email: string): string | null {
  const text = email.trim();
  if (text === '') return 'Please enter your email ID.';
  const [, domain = ''] = text.split('@');
  const dots = domain.split('.').length - 1;
  return pattern.test(text) && dots <= 2 ? null : 'Please enter valid email ID.';
}
