// A process of its own that pays fees until it is killed.
import { payAll } from './fee-steps.ts';
import { payUntilStruck } from './struck.ts';

await payUntilStruck(payAll);
