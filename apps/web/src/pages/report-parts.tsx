import { lazy, type ReactNode, Suspense } from 'react';

/**
 * What of a report is not read first comes after it, so that its first load keeps to the bytes of a page: what only an
 * invitation needs, what is below, and what is behind a tab.
 */
export const InvitationPanel = lazy(async () => ({
  default: (await import('../features/interviews/scheduling/invitation-panel.tsx')).InvitationPanel,
}));

export const GrantedBreaks = lazy(async () => ({
  default: (await import('../features/interviews/scheduling/granted-breaks.tsx')).GrantedBreaks,
}));

export const SharingPanel = lazy(async () => ({
  default: (await import('../features/interviews/viewing/sharing-panel.tsx')).SharingPanel,
}));

export const RecordingDownload = lazy(async () => ({
  default: (await import('../features/interviews/viewing/recording-download.tsx'))
    .RecordingDownload,
}));

export const ReportQuestion = lazy(async () => ({
  default: (await import('../features/interviews/questions/report-question.tsx')).ReportQuestion,
}));

export const InterviewNotes = lazy(async () => ({
  default: (await import('../features/interviews/review/interview-notes.tsx')).InterviewNotes,
}));

export const InterviewHistory = lazy(async () => ({
  default: (await import('../features/interviews/review/interview-history.tsx')).InterviewHistory,
}));

export const LateAnswers = lazy(async () => ({
  default: (await import('../features/interviews/review/late-answers.tsx')).LateAnswers,
}));

export const RecordingFacts = lazy(async () => ({
  default: (await import('../features/interviews/recordings/recording-facts.tsx')).RecordingFacts,
}));

const CandidateSaid = lazy(async () => ({
  default: (await import('../features/interviews/evidence/candidate-said.tsx')).CandidateSaid,
}));

/** What the candidate says of a flag, by its key; null stands for the whole interview. */
export const saidOf =
  (interviewScheduleID: string) =>
  (eventKey: string | null): ReactNode => (
    <Suspense fallback={null}>
      <CandidateSaid {...{ interviewScheduleID, eventKey }} />
    </Suspense>
  );
