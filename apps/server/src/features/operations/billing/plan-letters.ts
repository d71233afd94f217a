import type { PostedLetter } from '../../../platform/mail/post-office.ts';

export type PlanLetterKind = 'planned' | 'undone' | 'ending' | 'ended';

/** What comes when the plan ends: nobody said, nothing, a plan that costs nothing, or one that is to be paid for. */
export type Next =
  | { readonly kind: 'unsaid' | 'none' }
  | { readonly kind: 'free' | 'paid'; readonly name: string };

type Told = {
  readonly to: string;
  readonly key: string;
  readonly firstName: string | null;
  readonly plan: string;
  /** '11 December 2026' */
  readonly day: string;
  readonly next: Next;
  readonly url: string;
};

const kept =
  'Nothing is deleted because of that: candidates, interviews and recordings stay for as long as your rules say, and candidates with a link can still take their interview. Your colleagues keep their accounts and see that a plan has to be chosen.';

/** What happens on the day, and what is to be done for it. */
function comes({ plan, day, next }: Told): string[] {
  if (next.kind === 'free')
    return [`On ${day} ${plan} ends and ${next.name} begins. Nothing is to be done.`];
  if (next.kind === 'paid') {
    return [
      `On ${day} ${plan} ends. You chose ${next.name} for then; pay for it before that day, and it begins without a gap.`,
      `If nobody pays, your company waits at its plans. ${kept}`,
    ];
  }
  if (next.kind === 'none') {
    return [
      `On ${day} ${plan} ends, and nothing comes after it: nobody of your company can work in it from then on, until you choose a plan again.`,
      kept,
    ];
  }
  return [
    `On ${day} ${plan} ends. Nothing renews by itself: pay for it once more or choose another plan before that day, and you work on without a gap.`,
    `Else your company waits at its plans. ${kept}`,
  ];
}

function ended({ plan, next }: Told): string[] {
  if (next.kind === 'free')
    return [`${plan} has ended, and ${next.name} has begun. Nothing is to be done.`];
  const then = next.kind === 'paid' ? `Pay for ${next.name}` : 'Choose a plan';
  return [`${plan} has ended. ${then}, and your company works on.`, kept];
}

const letters: Readonly<
  Record<PlanLetterKind, (told: Told) => { subject: string; paragraphs: string[] }>
> = {
  planned: (told) => ({
    subject:
      told.next.kind === 'none'
        ? `Your plan is cancelled for ${told.day}`
        : `Your plan changes on ${told.day}`,
    paragraphs: [...comes(told), 'You can undo this until then.'],
  }),
  undone: (told) => ({
    subject: 'Your plan stays as it was',
    paragraphs: [`What was chosen for the end of ${told.plan} was taken back.`, ...comes(told)],
  }),
  ending: (told) => ({ subject: `${told.plan} ends on ${told.day}`, paragraphs: comes(told) }),
  ended: (told) => ({ subject: `${told.plan} has ended`, paragraphs: ended(told) }),
};

/** To whoever runs a company. */
export function planLetter(kind: PlanLetterKind, told: Told): PostedLetter {
  const { subject, paragraphs } = letters[kind](told);
  return {
    ...{ to: told.to, key: told.key, subject, preview: paragraphs[0] ?? subject, paragraphs },
    greeting: told.firstName === null ? 'Hello,' : `Hello ${told.firstName},`,
    action: { label: 'Look at the plans', url: told.url },
  };
}
