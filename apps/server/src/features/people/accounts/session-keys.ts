import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_MS } from './session-rules.ts';

const AUDIENCE = 'candor';
const PURPOSE = 'access';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';

export type AccessClaims = { readonly accountId: number; readonly sessionId: number };
export type SessionKeys = ReturnType<typeof sessionKeys>;

/** One key for signing and another for deriving secrets, so that neither can stand in for the other. */
export function sessionKeys(secret: Uint8Array) {
  const derive = (info: string) => new Uint8Array(hkdfSync('sha256', secret, 'candor', info, 32));
  const signing = derive('access-token');
  const succession = derive('refresh-succession');
  return {
    signAccessToken({ accountId, sessionId }: AccessClaims, now: Date): Promise<string> {
      return new SignJWT({ purpose: PURPOSE, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(String(accountId))
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + ACCESS_TOKEN_MS))
        .sign(signing);
    },

    /** null for anything but our own, unexpired access token. */
    async readAccessToken(token: string, now: Date): Promise<AccessClaims | null> {
      try {
        const { payload } = await jwtVerify(token, signing, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          typ: TYPE,
          currentDate: now,
          requiredClaims: ['sub', 'exp', 'sid', 'purpose'],
        });
        const [accountId, sessionId] = [Number(payload.sub), payload['sid']];
        if (payload['purpose'] !== PURPOSE) return null;
        if (!isId(accountId) || !isId(sessionId)) return null;
        return { accountId, sessionId };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },

    /**
     * The secret that follows. Derived instead of drawn, so that the same successor can be given twice
     * within the grace time although the database holds hashes only.
     */
    successorOf: (refreshSecret: string): string =>
      createHmac('sha256', succession).update(refreshSecret, 'utf8').digest('base64url'),
  };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret, 'utf8').digest('hex');
