/** Whether only this machine can reach the host; an IPv6 address with its brackets or without. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return /^127(\.\d{1,3}){3}$/.test(name);
}
