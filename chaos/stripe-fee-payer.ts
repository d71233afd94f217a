// A process of its own that pays fees on pages of the stand-in and hears of it, until it is killed.
import { type FeeBuyer, feeDeedsOf } from './stripe-fee-steps.ts';
import { payOnce } from './stripe-rounds.ts';
import { payUntilStruck } from './struck.ts';

await payUntilStruck<FeeBuyer>((db, buyer) => payOnce(feeDeedsOf(db, buyer), buyer));
