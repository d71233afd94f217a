import { BlockList, isIP } from 'node:net';

/** Whose word about the caller counts: nobody's, that of so many hops, or that of these networks. */
export type TrustedProxies =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'networks'; readonly networks: BlockList };

export const noProxies: TrustedProxies = { kind: 'none' };

const MAX_HOPS = 10;
const NETWORK = /^([0-9a-f.:]{2,45})(?:\/(\d{1,3}))?$/i;

/** `no`, a number of hops, or networks with commas between them; null for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'no' || text === '0') return noProxies;
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return hops <= MAX_HOPS ? { kind: 'hops', hops } : null;
  }
  const networks = new BlockList();
  for (const part of text.split(',')) {
    const [, address = '', prefix] = NETWORK.exec(part.trim()) ?? [];
    const version = isIP(address);
    if (version === 0) return null;
    const longest = version === 4 ? 32 : 128;
    const bits = prefix === undefined ? longest : Number(prefix);
    // A prefix of 0 trusts the whole internet, which is what `yes` did.
    if (bits < 1 || bits > longest) return null;
    networks.addSubnet(address, bits, familyOf(version));
  }
  return { kind: 'networks', networks };
}

/**
 * The rightmost address that is not one of our proxies. Each proxy adds whom it saw at the right end, so what a
 * client wrote itself stands left of that. What is no address is nobody: the proxy that passed it on is the caller then.
 */
export function callerAddress(
  socketAddress: string,
  forwarded: string | string[] | undefined,
  trusted: TrustedProxies,
): string {
  const listed = [forwarded ?? []].flat().join(',').split(',').toReversed();
  let caller = plainAddress(socketAddress) ?? socketAddress;
  for (const [hop, text] of listed.entries()) {
    if (!isTrusted(caller, hop, trusted)) break;
    const next = plainAddress(text.trim());
    if (next === null) break;
    caller = next;
  }
  return caller;
}

export function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
  if (trusted.kind === 'none') return false;
  if (trusted.kind === 'hops') return hop < trusted.hops;
  const version = isIP(address);
  return version !== 0 && trusted.networks.check(address, familyOf(version));
}

/** Some proxies add the port; a dual-stack socket writes IPv4 as IPv6. A zone (`%eth0`) is no part of an address. */
function plainAddress(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? withoutPort(text);
  const plain = bare.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(plain) !== 0 && !plain.includes('%') ? plain : null;
}

const withoutPort = (text: string) => /^(\d+(?:\.\d+){3}):\d{1,5}$/.exec(text)?.[1] ?? text;

const familyOf = (version: number) => (version === 4 ? 'ipv4' : 'ipv6');
