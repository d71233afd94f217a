import { type DraftStep, type Registration, saveDraft } from './registration-queries.ts';

/** One step, in the registration or on the profile page. */
export type StepProps = {
  readonly registration: Registration;
  readonly button: string;
  /** Only the registration keeps drafts: a profile shows what stands. */
  readonly isDrafted: boolean;
  readonly onSent: () => void;
};

export function draftOf({ registration, isDrafted }: StepProps, step: DraftStep) {
  if (!isDrafted) return null;
  return {
    name: `candidate:${step}`,
    kept: registration.drafts[step]?.content ?? null,
    save: (content: string) => saveDraft(step, content),
  };
}
