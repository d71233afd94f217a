import { CompactEncrypt, compactDecrypt } from 'jose';

/** AES-256-GCM under a key of 32 bytes: for secrets that the server must read again, unlike passwords. */
export function sealText(text: string, key: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key);
}

/** Rejects when the text was sealed under another key or changed since. */
export async function openSealedText(sealed: string, key: Uint8Array): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return new TextDecoder().decode(plaintext);
}
