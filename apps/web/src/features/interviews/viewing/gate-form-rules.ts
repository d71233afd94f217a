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

/** RV-1, RV-2: in the language of the page. */
export type GateTexts = Readonly<
  Record<
    | 'firstNameMissing'
    | 'lastNameMissing'
    | 'emailMissing'
    | 'noToken'
    | 'mismatch'
    | 'consent'
    | 'termsChanged'
    | 'notSent',
    string
  >
>;

const plain = (email: string): string => email.trim().toLowerCase();

/** What the form can say before the server is asked; `invited` is the address that the link names. */
export function gateProblems(
  form: GateForm,
  invited: string | undefined,
  texts: GateTexts,
): GateProblems {
  const isInvited = invited !== undefined && plain(form.email) === plain(invited);
  return {
    ...(form.firstName.trim() === '' && { firstName: texts.firstNameMissing }),
    ...(form.lastName.trim() === '' && { lastName: texts.lastNameMissing }),
    ...emailProblem(form.email, isInvited, texts),
    ...(!form.consentGiven && { consentGiven: texts.consent }),
  };
}

function emailProblem(email: string, isInvited: boolean, texts: GateTexts): GateProblems {
  if (email.trim() === '') return { email: texts.emailMissing };
  return isInvited ? {} : { email: texts.mismatch };
}

type Refusal = { readonly code: string; readonly statusCode: number };

/** Where the server's refusal of a code belongs: under a field, or above the button. */
export function refusalPlace({ code }: Refusal, texts: GateTexts): GateProblems | string {
  if (code === 'invalid_access_token') return texts.noToken;
  if (code === 'email_mismatch') return { email: texts.mismatch };
  if (code === 'consent_required') return { consentGiven: texts.consent };
  if (code === 'terms_changed') return { consentGiven: texts.termsChanged };
  return texts.notSent;
}
