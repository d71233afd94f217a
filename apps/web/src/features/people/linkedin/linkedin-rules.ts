/** SS-1: where the first role leads; undefined for a role that has no place behind this door. */
export function pageOfRole(role: string | undefined): string | undefined {
  if (role === 'CANDIDATE') return '/jobseeker/candidate-dashboard';
  const isInterviewer = role === 'INTERVIEWER' || role === 'EXTERNAL_INTERVIEWER';
  return isInterviewer ? '/interviewer/dashboard' : undefined;
}

/** As whom the person came to sign in; anyone may have written into the storage. */
export function chosenUserType(stored: string | null): string {
  try {
    const [first]: unknown[] = JSON.parse(stored ?? '[]') as unknown[];
    return typeof first === 'string' ? first : 'CANDIDATE';
  } catch {
    return 'CANDIDATE';
  }
}

export const loginPageOf = (userType: string): string =>
  userType === 'EXTERNAL_INTERVIEWER' ? '/login/interviewer' : '/login/candidate';
