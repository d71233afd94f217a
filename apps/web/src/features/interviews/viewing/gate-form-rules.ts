export type GateForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly consentGiven: boolean;
};

export type GateProblems = { readonly [Field in keyof GateForm]?: string };

export const emptyGateForm: GateForm = {
  firstName: '',
  lastName: '',
  email: '',
  consentGiven: false,
};

/** RV-1, RV-2. */
export const gateTexts = {
  noToken: 'Invalid access token',
  mismatch: 'Email mismatch',
  consent: 'You must accept the Terms & Conditions',
  termsChanged: 'The Terms & Conditions have changed. Please accept them again.',
} as const;

const plain = (email: string): string => email.trim().toLowerCase();

/** What the form can say before the server is asked; `invited` is the address that the link names. */
export function gateProblems(form: GateForm, invited: string | undefined): GateProblems {
  const isInvited = invited !== undefined && plain(form.email) === plain(invited);
  return {
    ...(form.firstName.trim() === '' && { firstName: 'Please enter your first name.' }),
    ...(form.lastName.trim() === '' && { lastName: 'Please enter your last name.' }),
    ...emailProblem(form.email, isInvited),
    ...(!form.consentGiven && { consentGiven: gateTexts.consent }),
  };
}

function emailProblem(email: string, isInvited: boolean): GateProblems {
  if (email.trim() === '') return { email: 'Please enter your email ID.' };
  return isInvited ? {} : { email: gateTexts.mismatch };
}

type Refusal = { readonly code: string; readonly statusCode: number };

/** Where the server's refusal of a code belongs: under a field, or above the button. */
export function refusalPlace({ code }: Refusal): GateProblems | string {
  if (code === 'invalid_access_token') return gateTexts.noToken;
  if (code === 'email_mismatch') return { email: gateTexts.mismatch };
  if (code === 'consent_required') return { consentGiven: gateTexts.consent };
  if (code === 'terms_changed') return { consentGiven: gateTexts.termsChanged };
  return 'Failed to send OTP.';
}
