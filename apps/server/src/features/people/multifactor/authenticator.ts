import { generateSecret, generateURI, verify } from 'otplib';

const PERIOD_SECONDS = 30;

export const newAuthenticatorSecret = (): string => generateSecret();

/** What authenticator apps read from a QR code. */
export const authenticatorUri = (email: string, secret: string): string =>
  generateURI({ issuer: 'Candor', label: email, secret });

/**
 * The time step that a code belongs to, or null when it is wrong, older than the newest one taken, or more
 * than one step away from now: the tolerance that RFC 6238 section 5.2 recommends.
 */
export async function timeStepOf(
  code: string,
  secret: string,
  { now, lastTimeStep }: { readonly now: Date; readonly lastTimeStep: number | null },
): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: PERIOD_SECONDS,
    ...(lastTimeStep === null ? {} : { afterTimeStep: lastTimeStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
