// A process of its own that pays a fee, and takes itself away with SIGKILL at one moment of its way.
import { dyingDatabase, openFor, payAll, type Payer } from './fee-steps.ts';

const { dies, ...payer } = JSON.parse(process.argv[2] ?? '{}') as Payer & { readonly dies: number };
const db = openFor(payer, 2);
const { counted, last } = dyingDatabase(db, dies);
await payAll(counted, payer);
console.log(last() + 1);
await db.close();
