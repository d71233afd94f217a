/** A column whose texts are sealed under a key derived from the installation's secret (platform/config/secret.ts). */
export type Seal = {
  readonly table: string;
  readonly column: string;
  readonly purpose: 'sealing' | 'persons' | 'mails';
  /** Subject to row-level security. */
  readonly isOfCompany: boolean;
};

/** What stays for years. */
export const lastingSeals: readonly Seal[] = [
  {
    ...{ table: 'multifactor_factors', column: 'sealed_secret' },
    purpose: 'sealing',
    isOfCompany: false,
  },
  {
    ...{ table: 'webhook_endpoints', column: 'secret_sealed' },
    purpose: 'sealing',
    isOfCompany: true,
  },
  {
    ...{ table: 'connected_calendars', column: 'source_sealed' },
    purpose: 'sealing',
    isOfCompany: false,
  },
  {
    ...{ table: 'payout_details', column: 'details_sealed' },
    purpose: 'sealing',
    isOfCompany: false,
  },
  {
    ...{ table: 'payout_origin', column: 'details_sealed' },
    purpose: 'sealing',
    isOfCompany: false,
  },
  { ...{ table: 'person_keys', column: 'sealed_key' }, purpose: 'persons', isOfCompany: true },
];

/** What waits for minutes or days: a start with a wrong secret may have left some. */
export const passingSeals: readonly Seal[] = [
  {
    ...{ table: 'webhook_endpoints', column: 'old_secret_sealed' },
    purpose: 'sealing',
    isOfCompany: true,
  },
  { ...{ table: 'mails', column: 'sealed_content' }, purpose: 'mails', isOfCompany: false },
  {
    ...{ table: 'login_keys', column: 'sealed_private_key' },
    purpose: 'sealing',
    isOfCompany: false,
  },
  { ...{ table: 'payouts', column: 'details_sealed' }, purpose: 'sealing', isOfCompany: false },
  { ...{ table: 'viewing_requests', column: 'sealed' }, purpose: 'sealing', isOfCompany: false },
];
