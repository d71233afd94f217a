import { useAddress } from '../../../lib/use-address.ts';
import { IdentityCheckPage } from './identity-check-page.tsx';
import { IdentityChecksPage } from './identity-checks-page.tsx';

/** The list, or the one that the address names. */
export function IdentityPage() {
  const { check } = useAddress();
  const isNamed = check !== undefined && /^[1-9]\d{0,15}$/.test(check);
  return isNamed ? <IdentityCheckPage checkID={check} /> : <IdentityChecksPage />;
}
