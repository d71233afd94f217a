import { type LookupAddress, Resolver } from 'node:dns';
import type { LookupFunction } from 'node:net';

const PATIENCE_MS = 3000;

/**
 * Asks the name servers itself. The operating system would be asked on the few threads that the whole process shares:
 * some names whose servers are silent would hold up everybody's connections, the database's among them. Hosts files
 * are not read, which names that strangers chose have no need of.
 */
export function askNameServers(
  options: { readonly servers?: readonly string[] } = {},
): LookupFunction {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 2 });
  if (options.servers !== undefined) resolver.setServers(options.servers);
  return (host, { all, family }, callback) => {
    askBoth(resolver, host, (problem, found) => {
      const wanted = found.filter((one) => !family || one.family === family);
      const [first] = wanted;
      if (first === undefined) callback(problem ?? noAddress(host), '', 0);
      else if (all === true) callback(null, wanted);
      else callback(null, first.address, first.family);
    });
  };
}

type Problem = NodeJS.ErrnoException | null;

/** A name without addresses of one kind may have some of the other. */
function askBoth(
  resolver: Resolver,
  host: string,
  give: (problem: Problem, found: readonly LookupAddress[]) => void,
): void {
  const found: LookupAddress[] = [];
  let problem: Problem = null;
  let open = 2;
  const take = (family: 4 | 6) => (error: Problem, addresses: readonly string[]) => {
    if (error === null) found.push(...addresses.map((address) => ({ address, family })));
    else problem = error;
    open -= 1;
    if (open === 0) give(problem, found);
  };
  resolver.resolve4(host, take(4));
  resolver.resolve6(host, take(6));
}

const noAddress = (host: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${host} has no address of this kind`), { code: 'ENOTFOUND' });
