import { useSearch } from '@tanstack/react-router';
import { IdentityCheckPage } from './identity-check-page.tsx';
import { IdentityChecksPage } from './identity-checks-page.tsx';

/** The list, or the one that the address names. */
export function IdentityPage() {
  const { check } = useSearch({ strict: false }) as { check?: string };
  const isNamed = check !== undefined && /^[1-9]\d{0,15}$/.test(check);
  return isNamed ? <IdentityCheckPage checkID={check} /> : <IdentityChecksPage />;
}
