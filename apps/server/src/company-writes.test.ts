import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writesOutside } from './test-company-writes.ts';

/** No member acts: candidates and guests with their links. Their entries have another actor, or there is none. */
const byLink: readonly string[] = [
  'hiring/applications/apply-handlers.ts: keep',
  'hiring/applications/apply-handlers.ts: volunteerAnswers',
  'interviews/attempts/attempt-handlers.ts: getBotQuestions',
  'interviews/attempts/attempt-handlers.ts: openInvitation',
  'interviews/attempts/attempt-handlers.ts: recordAttemptEvents',
  'interviews/attempts/attempt-handlers.ts: submitBotInterview',
  'interviews/attempts/break-handlers.ts: endBreak',
  'interviews/attempts/break-handlers.ts: takeBreak',
  'interviews/calls/call-handlers.ts: enter',
  'interviews/calls/call-handlers.ts: firstPasswordHandler',
  'interviews/proctoring/proctoring-handlers.ts: recordAuditHistory',
  'interviews/proctoring/proctoring-handlers.ts: recordMonitorHealth',
  'interviews/proctoring/proctoring-handlers.ts: recordViolation',
  'interviews/proctoring/proctoring-handlers.ts: startProctoring',
  'interviews/questions/report-handlers.ts: reportShownQuestion',
  'interviews/recordings/slice-handlers.ts: createLeaving',
  'interviews/recordings/slice-handlers.ts: signSlice',
  'interviews/recordings/upload-handlers.ts: completeUpload',
  'interviews/recordings/upload-handlers.ts: createInitiate',
  'interviews/recordings/upload-handlers.ts: named',
  'interviews/recordings/upload-handlers.ts: signPart',
  'interviews/viewing/gate-handlers.ts: verifyHandler',
];

/** In the platform's chain, which `recordAct` writes. */
const platform: readonly string[] = [
  'operations/administration/administration-handlers.ts: setMaintenance',
  'operations/administration/company-handlers.ts: reactivateCompany',
  'operations/administration/company-handlers.ts: releaseHandler',
  'operations/administration/company-handlers.ts: suspendCompany',
  'operations/administration/identity-handlers.ts: decide',
  'operations/administration/identity-handlers.ts: getIdentityCheck',
  'operations/administration/people-handlers.ts: change',
  'operations/administration/people-handlers.ts: reset',
];

/** Of an account, which may be in no company: `recordAccountChange` and its like choose the chain. */
const accounts: readonly string[] = [
  'people/accounts/device-handlers.ts: revokeDevice',
  'people/accounts/device-handlers.ts: signOutEverywhere',
  'people/accounts/password-handlers.ts: byLink',
  'people/accounts/password-handlers.ts: changePasswordHandler',
  'people/companies/company-handlers.ts: askToJoinCompany',
  'people/companies/company-handlers.ts: createCompany',
  'people/interviewers/identity-handlers.ts: submitIdentityCheck',
];

/** Members' changes that still call the chain by themselves. This list may only shrink. */
const notYet: readonly string[] = [
  'hiring/jobs/job-handlers.ts: cloneJob',
  'hiring/jobs/job-handlers.ts: createJob',
  'hiring/jobs/job-handlers.ts: deleteOwnDraft',
  'hiring/jobs/job-handlers.ts: publishJob',
  'hiring/jobs/job-handlers.ts: publishOwnDraft',
  'hiring/jobs/job-handlers.ts: saveJob',
  'hiring/jobs/job-handlers.ts: saveOwnDraft',
  'hiring/jobs/job-handlers.ts: taker',
  'hiring/pipeline/pipeline-handlers.ts: addApplicant',
  'hiring/pipeline/pipeline-handlers.ts: moveApplications',
  'hiring/pipeline/pipeline-handlers.ts: rejectApplications',
  'hiring/pipeline/pipeline-handlers.ts: reopenApplications',
  'hiring/pipeline/pipeline-handlers.ts: undoMoves',
  'interviews/questions/image-handlers.ts: uploadQuestionImage',
  'interviews/questions/import-handlers.ts: importQuestions',
  'interviews/questions/question-handlers.ts: createQuestion',
  'interviews/questions/question-handlers.ts: moveQuestion',
  'interviews/questions/question-handlers.ts: saveQuestion',
  'interviews/questions/report-handlers.ts: reportQuestion',
  'interviews/questions/report-handlers.ts: resolveQuestionReport',
  'interviews/review/decision-handlers.ts: addInterviewNote',
  'interviews/review/decision-handlers.ts: decideInterview',
  'interviews/scheduling/invitation-handlers.ts: cancelHandler',
  'interviews/scheduling/invitation-handlers.ts: extendHandler',
  'interviews/scheduling/invitation-handlers.ts: remindCandidates',
  'interviews/scheduling/invitation-handlers.ts: resendHandler',
  'interviews/scheduling/invitation-handlers.ts: setAccommodations',
  'interviews/scheduling/scheduling-handlers.ts: scheduleHandler',
  'interviews/viewing/download-handlers.ts: downloadRecording',
  'interviews/viewing/share-handlers.ts: createHandler',
  'interviews/viewing/share-handlers.ts: resendHandler',
  'interviews/viewing/share-handlers.ts: revokeShare',
  'interviews/viewing/view-handlers.ts: reportMemberWatched',
  'operations/audit/audit-handlers.ts: exportAudit',
  'people/companies/company-handlers.ts: updateCompany',
  'people/privileges/privilege-handlers.ts: updateRole',
];

const root = import.meta.dirname;
const files = globSync('features/**/*-handlers.ts', { cwd: root });

test('a handler changes its company’s data in companyWrite, which wants the audit entry', () => {
  expect(files.length).toBeGreaterThan(75);
  const said = writesOutside(root, files).map((place) => place.replace('features/', ''));
  expect(said).toEqual([...byLink, ...platform, ...accounts, ...notYet].toSorted());
});
