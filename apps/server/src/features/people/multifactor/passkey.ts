import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Factor } from './factor-store.ts';

/** Whose passkeys these are: browsers bind each one to a host name and an origin. */
export type RelyingParty = { readonly id: string; readonly origins: string[] };

/**
 * Browsers give no passkey to a bare network address. On this machine `localhost` stands in for it, so
 * that they can be tried without a domain.
 */
export function relyingParty(baseUrl: string): RelyingParty {
  const { hostname, origin, port, protocol } = new URL(baseUrl);
  if (!/^[\d.]+$|^\[/.test(hostname)) return { id: hostname, origins: [origin] };
  const local = `${protocol}//localhost${port === '' ? '' : `:${port}`}`;
  return { id: 'localhost', origins: [origin, local] };
}

type Known = Pick<Factor, 'credentialId' | 'transports'>;

const credentials = (factors: readonly Known[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, transports: [...transports] }],
  );

/** What `navigator.credentials.create` is given; its challenge must be kept until the answer. */
export function creationOptions(
  party: RelyingParty,
  person: { readonly accountId: number; readonly email: string },
  enrolled: readonly Known[],
) {
  return generateRegistrationOptions({
    rpName: 'Candor',
    rpID: party.id,
    userID: new TextEncoder().encode(`account-${person.accountId}`),
    userName: person.email,
    attestationType: 'none',
    excludeCredentials: credentials(enrolled),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** The passkey that a browser made for this challenge, or null when its answer proves nothing. */
export async function readCreated(
  party: RelyingParty,
  response: Record<string, unknown>,
  challenge: string,
) {
  const result = await verified(() =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: false,
    }),
  );
  const made = result?.registrationInfo?.credential;
  if (made === undefined) return null;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    signatureCounter: made.counter,
    transports: (made.transports ?? []).slice(0, 10),
  };
}

export function requestOptions(party: RelyingParty, enrolled: readonly Known[]) {
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: credentials(enrolled),
    userVerification: 'preferred',
  });
}

/** The new signature counter when this passkey signed this challenge, else null. */
export async function readSigned(
  party: RelyingParty,
  response: Record<string, unknown>,
  { challenge, factor }: { readonly challenge: string; readonly factor: Factor },
): Promise<number | null> {
  const { credentialId, publicKey, signatureCounter } = factor;
  if (credentialId === null || publicKey === null) return null;
  const result = await verified(() =>
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: signatureCounter,
      },
    }),
  );
  return result?.verified === true ? result.authenticationInfo.newCounter : null;
}

/** The library throws whatever is wrong with the answer of a browser: to us each of them is a no. */
async function verified<T extends { verified: boolean }>(work: () => Promise<T>) {
  try {
    const result = await work();
    return result.verified ? result : null;
  } catch {
    return null;
  }
}
