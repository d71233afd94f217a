import type { Day } from './job-rules.ts';

/** What a company says of the last bias audit of the software in a job's interviews. */
export type BiasAudit = {
  /** Of its published summary. */
  readonly biasAuditUrl: string | null;
  readonly biasAuditOn: Day | null;
};

export const AUDIT_URL_MOST = 500;

/** An address that a browser opens as a page; nothing that the contract refuses. */
const page = /^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?([/?#]\S*)?$/i;

export const isAuditUrl = (text: string): boolean =>
  text.length <= AUDIT_URL_MOST && page.test(text);

export type AuditWarning = 'missing' | 'ahead' | 'old';

/** New York City wants it made within the year before the software is used. Null: nothing to warn of. */
export function auditWarning(
  jurisdiction: string | null,
  { biasAuditUrl, biasAuditOn }: BiasAudit,
  today: Day,
): AuditWarning | null {
  if (jurisdiction !== 'us-nyc') return null;
  if (biasAuditUrl === null || biasAuditOn === null) return 'missing';
  if (biasAuditOn > today) return 'ahead';
  return biasAuditOn < yearBefore(today) ? 'old' : null;
}

/** The same day of the year before; of 29 February the first of March. */
function yearBefore(day: Day): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() - 1);
  return at.toISOString().slice(0, 10);
}
