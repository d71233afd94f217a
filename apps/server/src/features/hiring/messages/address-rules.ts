/** 128 random bits in letters that no mail server and no person writing by hand turns into others. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567';
export const ADDRESS_BYTES = 16;

/** Of a thread: the company's id and what only that mail knows. Mail programs may write an address in lower case. */
export function addressToken(companyId: number, random: Uint8Array): string {
  let bits = '';
  for (const byte of random) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.padEnd(Math.ceil(bits.length / 5) * 5, '0').match(/.{5}/g) ?? [];
  const secret = groups.map((group) => SIGNS[Number.parseInt(group, 2)]).join('');
  return `${companyId.toString(36)}-${secret}`;
}

/** `replies+TOKEN@hiring.example` of `replies@hiring.example`. */
export function withToken(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

/** The token of the first of these addresses that is ours, and whose company it names. */
export function tokenIn(
  recipients: readonly string[],
  address: string,
): { readonly companyId: number; readonly token: string } | null {
  const at = address.lastIndexOf('@');
  const [before, after] = [
    `${address.slice(0, at)}+`.toLowerCase(),
    address.slice(at).toLowerCase(),
  ];
  for (const recipient of recipients) {
    if (!recipient.startsWith(before) || !recipient.endsWith(after)) continue;
    const token = recipient.slice(before.length, recipient.length - after.length);
    const [, company] = /^([\da-z]{1,10})-[a-z2-7]{26}$/.exec(token) ?? [];
    if (company !== undefined) return { companyId: Number.parseInt(company, 36), token };
  }
  return null;
}
