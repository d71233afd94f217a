/** RSA-OAEP with SHA-256 under a key in SPKI, both base64. Needs a secure context, as every login should. */
export async function encryptPassword(password: string, publicKey: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const spki = Uint8Array.from(atob(publicKey), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  const bytes = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(password));
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}
