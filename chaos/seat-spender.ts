// A process of its own that moves the credits of a live interview, and takes itself away with SIGKILL at one moment.
import { dyingDatabase, openFor } from './fee-steps.ts';
import { moveSeats, type Spender } from './seat-steps.ts';

const { dies, ...spender } = JSON.parse(process.argv[2] ?? '{}') as Spender & {
  readonly dies: number;
};
const db = openFor(spender, 2);
await moveSeats(dyingDatabase(db, dies).counted, spender);
await db.close();
