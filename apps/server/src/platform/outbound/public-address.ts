import { BlockList, isIP, type LookupFunction } from 'node:net';
import { askNameServers } from './name-servers.ts';

const reserved = new BlockList();
// The special-purpose registries of IANA (RFC 6890 and its successors) that are not the public internet.
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // Where Azure's machines ask about themselves: within a public block, but no host of the internet.
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  reserved.addSubnet(net, prefix, 'ipv4');
}
// Tunnels to IPv4 addresses, and documentation; everything outside 2000::/3 is refused anyway.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved.addSubnet(net, prefix, 'ipv6');
}
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address, as a resolver gives it, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  if (family === 6) return globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
  return false;
}

/** Nothing was connected to. */
export class AddressRefused extends Error {}

/**
 * A resolver that gives public addresses only. The connection goes to the very address that was judged, so a
 * name that resolves differently the next time (DNS rebinding) gains nothing.
 */
export function publicLookup(
  mayConnect: (address: string) => boolean = isPublicAddress,
  resolve: LookupFunction = askNameServers(),
): LookupFunction {
  return (host, options, callback) => {
    resolve(host, options, (error, found, family) => {
      if (error !== null) return callback(error, found, family);
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      if (addresses.length > 0 && addresses.every(mayConnect)) return callback(null, found, family);
      callback(new AddressRefused(`${host} is not an address of the public internet`), '', 0);
    });
  };
}
