import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

type Message = Record<string, unknown>;

/** Browsers give passkeys to names, not to bare network addresses. */
export function passkeyHindrance(): string | undefined {
  if (!browserSupportsWebAuthn()) return 'This browser knows no passkeys.';
  if (!/^[\d.]+$|^\[/.test(location.hostname)) return undefined;
  return `Passkeys need a name as address. Open ${location.protocol}//localhost:${location.port} instead.`;
}

export async function createPasskey(options: Message): Promise<Message> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

export async function signWithPasskey(options: Message): Promise<Message> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** What the browser refused, in words; its own are for developers. */
export function passkeyProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This passkey is already in use here.';
  if (name === 'NotAllowedError') return 'The passkey was not given. Please try again.';
  return error instanceof Error ? error.message : 'The passkey could not be used.';
}
