export const enrolWords = {
  appTitle: 'With an authenticator app',
  passkeyTitle: 'With a passkey',
  passkeyLead: 'Your browser makes one: a fingerprint, a face, a PIN or a security key.',
  passkeyButton: 'Add a passkey and sign in',
} as const;
