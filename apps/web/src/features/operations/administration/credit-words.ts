import { creditsText } from '@candor/contract/operations/credit-words';
import type { CreditKind } from '@candor/contract/operations/credits';

export const creditWords = {
  title: 'Credits',
  intro:
    'Companies buy credits, and inviting to interviews uses some. Without a price, interviews cost nothing. The check of an interviewer’s identity uses none: whoever is checked pays its price above, in money.',
  price: (credits: number) =>
    credits === 0
      ? 'A bot interview costs nothing at the moment.'
      : `A bot interview costs ${creditsText(credits)} at the moment.`,
  seatPrice: (credits: number) =>
    credits === 0
      ? 'A live interview costs nothing at the moment.'
      : `A live interview costs ${creditsText(credits)} for each seat at the moment.`,
  coming: 'Said for later',
  comingIntro:
    'Each holds by itself from its time on, whatever holds until then, and can be withdrawn until a minute before. Companies see it beside what interviews cost now.',
  withdraw: 'Withdraw',
  /** How one is told apart from another. */
  withdrawOf: (what: string, credits: number) => `Withdraw: ${what}, ${creditsText(credits)}`,
  history: 'What was said when',
  /** The list of which ends there. */
  historyCut: 'Earlier prices stand in the log of the installation.',
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
  forms: {
    'bot-interview': {
      credits: 'Credits for a bot interview',
      from: 'Price of interviews holds from',
      submit: 'Set price of interviews',
    },
    'live-seat': {
      credits: 'Credits for each seat of a live interview',
      from: 'Price of seats holds from',
      submit: 'Set price of seats',
    },
  } satisfies Record<CreditKind, Readonly<Record<'credits' | 'from' | 'submit', string>>>,
  /** By whose clock. */
  fromHint: (city: string) => `Empty: at once. ${city}`,
  fromMissing: 'Please enter a day and a time, or nothing.',
};

/** Null: no whole number of at most five digits. */
export const countOf = (typed: string): number | null =>
  /^\d{1,5}$/.test(typed.trim()) ? Number(typed.trim()) : null;

export const countProblem = (least: number) => (typed: string) => {
  const count = countOf(typed);
  return count === null || count < least ? `Please enter a whole number from ${least}.` : null;
};
