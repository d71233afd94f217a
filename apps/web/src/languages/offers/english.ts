import type { ownWords } from '../../features/hiring/offers/offer-words.ts';

/** An offer, as the candidate reads and answers it; its terms, pay and day stay as they were written. */
export type Words = { readonly 'own-offer': typeof ownWords };
