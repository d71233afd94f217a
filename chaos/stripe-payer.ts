// A process of its own that pays for a plan on a page of the stand-in and hears of it, and takes itself away with SIGKILL
// at one moment of its way.
import { dyingDatabase } from './fee-steps.ts';
import { payOnce } from './stripe-rounds.ts';
import { type Buyer, deedsOf, openFor } from './stripe-steps.ts';

const { dies, ...buyer } = JSON.parse(process.argv[2] ?? '{}') as Buyer & { readonly dies: number };
const db = openFor(buyer, 2);
const { counted, last } = dyingDatabase(db, dies);
await payOnce(deedsOf(counted, buyer), { intent: buyer.intent, apiUrl: buyer.stripe.apiUrl });
console.log(last() + 1);
await db.close();
