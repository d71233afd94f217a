import { CompactEncrypt, compactDecrypt } from 'jose';
import type { MailContent } from './mail-content.ts';

/** Sealed with AES-256-GCM: who reads the database must not read the links that people are sent. */
export function sealContent(content: MailContent, key: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key);
}

export async function openContent(sealed: string, key: Uint8Array): Promise<MailContent> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return JSON.parse(new TextDecoder().decode(plaintext)) as MailContent;
}
