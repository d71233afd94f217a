// A process of its own that pays for plans on pages of the stand-in and hears of it, until it is killed.
import { payOnce } from './stripe-rounds.ts';
import { type Buyer, deedsOf } from './stripe-steps.ts';
import { payUntilStruck } from './struck.ts';

await payUntilStruck<Buyer>((db, buyer) => payOnce(deedsOf(db, buyer), buyer));
