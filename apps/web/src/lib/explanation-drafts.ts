import {
  type DraftKey,
  onDraftElsewhere,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft-storage.ts';

/** What a candidate typed of an interview and has not sent: of nobody's account, it goes with the next sign-in on this machine. */
const placeOf = (interviewScheduleID: number): DraftKey => ({
  accountId: 0,
  name: `evidence-${interviewScheduleID}`,
});

export const readExplanationDrafts = (interviewScheduleID: number): string | null =>
  readDraft(placeOf(interviewScheduleID));

/** Without content nothing is kept. */
export function keepExplanationDrafts(interviewScheduleID: number, content: string | null): void {
  const place = placeOf(interviewScheduleID);
  if (content === null) removeDraft(place);
  else writeDraft(place, content);
}

export const onExplanationDrafts = (
  interviewScheduleID: number,
  listener: (content: string | null) => void,
) => onDraftElsewhere(placeOf(interviewScheduleID), listener);

/** Whoever leaves their page, or erases what is theirs, leaves nothing of it in this browser. */
export function removeExplanationDrafts(
  interviews: readonly { readonly interviewScheduleID: number }[],
): void {
  for (const { interviewScheduleID } of interviews) removeDraft(placeOf(interviewScheduleID));
}
