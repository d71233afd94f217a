declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Opens a message of RFC 8188, as a browser does. */
  export function decrypt(
    message: Buffer,
    keys: {
      readonly version: 'aes128gcm';
      readonly privateKey: ECDH;
      readonly authSecret: string;
    },
  ): Buffer;
}
