import { answersFile } from './answers-file.ts';
import type { WaitingAnswer } from './attempt-outbox.ts';
import type { InterviewSession } from './interview-session.ts';
import type { Invitation } from './invitation.ts';

/** Hands the answers that the server does not hold to the candidate, from memory: nothing needs the network. */
export function saveAnswersFile(session: InterviewSession): void {
  const { interviewScheduleID, candidateName, skillGroups } = session.started;
  const { waiting, refused } = session.saving.get();
  const file = answersFile({
    interviewScheduleID,
    candidateName,
    candidateId: session.candidateId,
    questions: skillGroups.flatMap(({ questions }) => questions),
    waiting: [...refused, ...waiting],
    now: session.serverNow(),
  });
  download(file);
}

/** As above when the interview is over: the questions are not at hand then, their ids are. */
export function saveLeftAnswers(
  { interviewScheduleID, candidateName }: Invitation,
  left: readonly WaitingAnswer[],
): void {
  const facts = { interviewScheduleID, candidateName, candidateId: null, questions: [] };
  download(answersFile({ ...facts, waiting: left, now: Date.now() }));
}

function download({ name, text }: { readonly name: string; readonly text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
