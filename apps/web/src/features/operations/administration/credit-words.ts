import { creditsText } from '@candor/contract/operations/credit-words';
import type { CreditKind } from '@candor/contract/operations/credits';

export const creditWords = {
  title: 'Credits',
  intro:
    'Companies buy credits, and inviting to interviews uses some. Without a price, interviews cost nothing.',
  price: (credits: number) =>
    credits === 0
      ? 'A bot interview costs nothing at the moment.'
      : `A bot interview costs ${creditsText(credits)} at the moment.`,
  seatPrice: (credits: number) =>
    credits === 0
      ? 'A live interview costs nothing at the moment.'
      : `A live interview costs ${creditsText(credits)} for each seat at the moment.`,
  history: 'What was said when',
  said: {
    'bot-interview': 'A bot interview',
    'live-seat': 'A seat of a live interview',
  } satisfies Record<CreditKind, string>,
  /** Before a time. */
  cost: (credits: number) => (credits === 0 ? 'nothing, from' : `${creditsText(credits)}, from`),
  pack: (name: string, credits: number, amount: string) =>
    `${name}: ${creditsText(credits)} for ${amount}, before tax.`,
  packName: 'Name of the pack',
  packCredits: 'Credits in it',
  amount: (currency: string) => `Price of the pack in ${currency}, before tax`,
  addPack: 'Offer pack',
  newPrice: 'Credits for a bot interview from now on',
  setPrice: 'Set price of interviews',
  newSeatPrice: 'Credits for each seat of a live interview from now on',
  setSeatPrice: 'Set price of seats',
};

/** Null: no whole number of at most five digits. */
export const countOf = (typed: string): number | null =>
  /^\d{1,5}$/.test(typed.trim()) ? Number(typed.trim()) : null;

export const countProblem = (least: number) => (typed: string) => {
  const count = countOf(typed);
  return count === null || count < least ? `Please enter a whole number from ${least}.` : null;
};
