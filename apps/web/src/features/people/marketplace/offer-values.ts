import type { Input } from '@candor/contract';
import { digitsOf, minorOf } from '@candor/contract/operations/billing-rules';
import type { saveOffer } from '@candor/contract/people/marketplace-offer';
import type { Offer } from './marketplace-queries.ts';
import { offerWords } from './marketplace-words.ts';

/** As it is typed: an amount, and a company a line. */
export type TypedOffer = Pick<Offer, 'currency' | 'about' | 'sample' | 'isPublished'> & {
  readonly rate: string;
  readonly keptFrom: string;
};

export function typedOf({ rate, keptFrom, ...offer }: Offer): TypedOffer {
  const { currency, about, sample, isPublished } = offer;
  const digits = digitsOf(currency);
  const amount = rate === null ? '' : (rate / 10 ** digits).toFixed(digits).replace(/\.0+$/, '');
  return { rate: amount, currency, about, sample, isPublished, keptFrom: keptFrom.join('\n') };
}

export const rateProblem = (rate: string, { currency }: Pick<TypedOffer, 'currency'>) =>
  rate.trim() === '' || (minorOf(rate, currency) ?? 0) > 0 ? null : offerWords.badRate;

export function offerBody(typed: TypedOffer, revision: number): Input<typeof saveOffer>['body'] {
  const { rate, keptFrom, ...offer } = typed;
  return {
    ...offer,
    revision,
    rate: rate.trim() === '' ? null : minorOf(rate, offer.currency),
    keptFrom: [...new Set(keptFrom.split('\n').map((name) => name.trim()))].filter(
      (name) => name !== '',
    ),
  };
}
