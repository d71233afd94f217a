import { answersFile } from './answers-file.ts';
import type { InterviewSession } from './interview-session.ts';

/** Hands the waiting answers to the candidate as a file, from memory: nothing needs the network. */
export function saveAnswersFile(session: InterviewSession): void {
  const { interviewScheduleID, candidateName, skillGroups } = session.started;
  const { name, text } = answersFile({
    interviewScheduleID,
    candidateName,
    candidateId: session.candidateId,
    questions: skillGroups.flatMap(({ questions }) => questions),
    waiting: session.saving.get().waiting,
    now: session.serverNow(),
  });
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
