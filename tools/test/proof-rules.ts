/** What stands in the file of a proof: the sum of what was tested, and the day. */
export type Proof = { readonly sum: string; readonly day: string };

/** Two words on one line; anything else proves nothing. */
export function readProof(text: string): Proof | undefined {
  const [sum, day, ...rest] = text.trim().split(/\s+/u);
  if (sum === undefined || day === undefined || rest.length > 0) return undefined;
  return /^[0-9a-f]{64}$/u.test(sum) ? { sum, day } : undefined;
}

export function writeProof({ sum, day }: Proof): string {
  return `${sum} ${day}\n`;
}

/** The pinned packages of the S3 client, one a line: a new version is a reason to ask a real server again. */
export function clientPackages(lockfile: {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}): string {
  return Object.entries(lockfile.packages)
    .filter(([path]) => /(^|\/)node_modules\/(@aws-sdk|@smithy|@aws-crypto)\//u.test(path))
    .map(([path, { version }]) => `${path} ${version}`)
    .toSorted()
    .join('\n');
}
