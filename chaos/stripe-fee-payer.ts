// A process of its own that pays a fee on a page of the stand-in and hears of it, and takes itself away with SIGKILL at
// one moment of its way.
import { dyingDatabase, openFor } from './fee-steps.ts';
import { feeDeedsOf, type FeeBuyer } from './stripe-fee-steps.ts';
import { payOnce } from './stripe-rounds.ts';

const { dies, ...buyer } = JSON.parse(process.argv[2] ?? '{}') as FeeBuyer & {
  readonly dies: number;
};
const db = openFor(buyer, 2);
const { counted, last } = dyingDatabase(db, dies);
await payOnce(feeDeedsOf(counted, buyer), { intent: buyer.intent, apiUrl: buyer.stripe.apiUrl });
console.log(last() + 1);
await db.close();
