// A process of its own that pays for a plan on a page of the stand-in and hears of it, and takes itself away with SIGKILL
// at one moment of its way.
import type { Told } from '../apps/server/src/platform/payments/test-stripe.ts';
import { dyingDatabase } from './fee-steps.ts';
import { type Buyer, deedsOf, openFor, pageOf } from './stripe-steps.ts';

const { dies, ...buyer } = JSON.parse(process.argv[2] ?? '{}') as Buyer & { readonly dies: number };
const db = openFor(buyer, 2);
const { counted, last } = dyingDatabase(db, dies);
const deeds = deedsOf(counted, buyer);
const { paymentID } = await deeds.begin();
const url = await deeds.checkOut(paymentID);
const order = { act: { page: pageOf(url ?? ''), act: 'good' } };
const reply = await fetch(`${buyer.stripe.apiUrl}/control`, {
  method: 'POST',
  body: JSON.stringify(order),
});
const { told } = (await reply.json()) as { readonly told: readonly Told[] };
const [first] = told.filter(({ payload }) => payload.includes(buyer.intent));
if (first === undefined) throw new Error('Nothing was told');
await deeds.hear(first);
await deeds.resend(paymentID);
console.log(last() + 1);
await db.close();
