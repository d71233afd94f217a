export type AdvisoryVerdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'found'; readonly findings: readonly string[] }
  | { readonly kind: 'unasked'; readonly why: string };

type Finding = { readonly name?: string; readonly severity?: string; readonly range?: string };
type Reply = {
  readonly vulnerabilities?: Readonly<Record<string, Finding>>;
  readonly message?: string;
  readonly error?: { readonly code?: string; readonly summary?: string };
};

const grave = new Set(['high', 'critical']);

/** What `npm audit --json` printed. Only a reply with a list of advisories is an answer; no list is none. */
export function readAdvisories(output: string): AdvisoryVerdict {
  const reply = parse(output);
  if (reply?.vulnerabilities === undefined) {
    return { kind: 'unasked', why: whyNot(reply) };
  }
  const findings = Object.entries(reply.vulnerabilities)
    .filter(([, { severity = '' }]) => grave.has(severity))
    .map(([name, { severity, range }]) => `${name} ${range ?? ''}: ${severity}`);
  return findings.length > 0 ? { kind: 'found', findings } : { kind: 'clean' };
}

function parse(output: string): Reply | undefined {
  try {
    const value: unknown = JSON.parse(output);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const whyNot = (reply: Reply | undefined): string =>
  reply?.message || reply?.error?.summary || reply?.error?.code || 'no answer';
