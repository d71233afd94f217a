import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 256 random bits, as Standard Webhooks writes them: whsec_ and base64. */
export const makeSecret = (): string => PREFIX + randomBytes(32).toString('base64');

export type SignedHeaders = Readonly<
  Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>
>;

/**
 * Standard Webhooks 1.0: HMAC-SHA256 over id, timestamp and body with dots between them, once for each secret that is
 * valid now.
 */
export function signedHeaders(
  secrets: readonly string[],
  message: { readonly id: string; readonly at: Date; readonly body: string },
): SignedHeaders {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const content = `${message.id}.${timestamp}.${message.body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
