import type { PayoutKind } from '@candor/contract/people/marketplace-rules';
import { openSealedText } from '../../../platform/sealing/sealed-text.ts';

/** Where somebody's money goes, as they typed it. */
export type PayoutDetails = {
  readonly kind: PayoutKind;
  readonly holder: string;
  readonly account: string;
  readonly bank: string;
};

/** For whoever pays it; sealed under another secret, it is null. */
export async function openPayoutDetails(
  sealed: string,
  sealingKey: Uint8Array,
): Promise<PayoutDetails | null> {
  const text = await openSealedText(sealed, sealingKey).catch(() => null);
  return text === null ? null : (JSON.parse(text) as PayoutDetails);
}
