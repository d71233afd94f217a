import { promiseWords } from '@candor/contract/promise-rules';
import { inLanguages } from '../../../lib/language.ts';

/** Who sees a recording, and for how long: the contract's sentences, which tests hold to what the server does. */
export const promises = inLanguages('promises', promiseWords);
