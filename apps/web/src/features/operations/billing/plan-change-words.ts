import { moneyText, rateText } from '@candor/contract/operations/billing-rules';
import type { Offer } from './plan-change-queries.ts';

export const planChangeWords = {
  title: 'When it ends',
  /** Before the day. */
  ends: (name: string) => `${name} is paid until`,
  unsaid: 'Nothing renews by itself. Pay once more or choose another plan before that day.',
  /** Before the day. */
  ended: (name: string) => `${name} has ended on`,
  givenBack: (name: string) => `The payment for ${name} was refunded, so it ended on`,
  because: (reason: string) => `The reason: ${reason}`,
  over: 'Choose a plan, and the company works on. Nothing was deleted.',
  thenFree: (name: string) => `Then ${name} begins by itself. Nothing is to be done.`,
  thenPaid: (name: string) =>
    `You chose ${name} for then. Pay for it before that day, and it begins without a gap; else the company waits at this page.`,
  thenNothing:
    'It is cancelled: from that day nobody of the company can work in it until a plan is chosen again. Nothing is deleted.',
  chosenBefore: (name: string) =>
    `You chose ${name} for the time after. Pay for it, and it begins.`,
  undo: 'Undo this',
  cancel: (name: string) => `Cancel ${name} for that day`,
  now: (name: string) => `Change to ${name} now`,
  atEnd: (name: string, ending: string) => `Change to ${name} when ${ending} ends`,
  price: ({ net, gross, tax, taxBasisPoints, currency, credited }: Offer, ending: string) => {
    const sum =
      tax === 0
        ? moneyText(net, currency)
        : `${moneyText(net, currency)}, with ${rateText(taxBasisPoints)} tax ${moneyText(gross, currency)}`;
    return credited === 0
      ? `Now: ${sum}.`
      : `Now: ${sum}. ${moneyText(credited, currency)} is taken off for what is unused of ${ending}.`;
  },
  /** On the page where it is paid. */
  howNow: (ending: string) =>
    `It takes the place of ${ending} as soon as it is paid and runs for a whole period. By invoice ${ending} goes on until the money comes, and what is used of it until then shortens the new period by as much.`,
  fullPrice: 'Price',
  takenOff: 'Taken off for what is unused',
  changeTitle: (name: string) => `Change to ${name}?`,
  cancelTitle: (name: string) => `Cancel ${name}?`,
  keep: 'Change nothing',
  yesChange: 'Change at the end',
  yesCancel: 'Cancel at the end',
};

/** What happens then, to data and people; before it is decided. */
export const consequences = {
  until: (name: string) => `Until the day that it is paid for, all of ${name} goes on as now.`,
  free: (name: string) => `On that day ${name} begins by itself, and nobody notices a gap.`,
  paid: (name: string) =>
    `On that day ${name} begins if it was paid for by then; nothing is charged now. We remind you a week before by mail.`,
  locked:
    'Without a plan your colleagues keep their accounts, but see only that a plan has to be chosen.',
  data: 'No data is deleted because of it: candidates, interviews and recordings stay for as long as your rules say, and can be used again as soon as there is a plan.',
  candidates: 'Candidates who have a link can still take their interview.',
  undo: 'You can undo this until that day.',
};
