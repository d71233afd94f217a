import { useSession } from '../../lib/session.ts';
import { type DraftStep, type Registration, saveDraft } from './interviewer-queries.ts';

/** One step, in the registration or on the profile page. */
export type StepProps = {
  readonly registration: Registration;
  readonly button: string;
  /** Only the registration keeps drafts: a profile shows what stands. */
  readonly isDrafted: boolean;
  readonly onSent: () => void;
};

export function useDraftOf({ registration, isDrafted }: StepProps, step: DraftStep) {
  const userId = useSession()?.user.userID ?? 0;
  if (!isDrafted) return null;
  return {
    name: `interviewer:${userId}:${step}`,
    kept: registration.drafts[step]?.content ?? null,
    save: (content: string) => saveDraft(step, content),
  };
}
