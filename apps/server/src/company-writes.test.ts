import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writesOutside } from './test-company-writes.ts';

/** No member acts: candidates and guests with their links. Their entries have another actor, or there is none. */
const byLink: readonly string[] = [
  'interviews/appointments/join-call.ts: byLink',
  'interviews/appointments/link-handlers.ts: byLink',
  'interviews/appointments/link-handlers.ts: openAppointment',
  'interviews/appointments/own-handlers.ts: linkTo',
  'interviews/appointments/seat-handlers.ts: byPlace',
  'interviews/appointments/seat-handlers.ts: openSeat',
  'interviews/appointments/seat-hours.ts: saveSeatHours',
  'hiring/applications/apply-handlers.ts: keep',
  'hiring/applications/apply-handlers.ts: volunteerAnswers',
  'hiring/candidate-page/gate-handlers.ts: enterHandler',
  'hiring/candidate-page/gate-handlers.ts: leavePage',
  'hiring/messages/message-link-handlers.ts: answerMessage',
  'hiring/offers/offer-link-handlers.ts: acceptOffer',
  'hiring/offers/offer-link-handlers.ts: declineOffer',
  'interviews/attempts/attempt-handlers.ts: getBotQuestions',
  'interviews/attempts/attempt-handlers.ts: openInvitation',
  'interviews/attempts/language-handlers.ts: chooseRoomLanguage',
  'interviews/attempts/attempt-handlers.ts: recordAttemptEvents',
  'interviews/attempts/attempt-handlers.ts: submitBotInterview',
  'interviews/attempts/break-handlers.ts: endBreak',
  'interviews/attempts/break-handlers.ts: takeBreak',
  'interviews/candidate-feedback/feedback-handlers.ts: declineFeedback',
  'interviews/candidate-feedback/feedback-handlers.ts: sendFeedback',
  'interviews/needs/need-link-handlers.ts: changing',
  'interviews/calls/call-handlers.ts: enter',
  'interviews/calls/call-handlers.ts: firstPasswordHandler',
  'interviews/calls/room-handlers.ts: beatInCall',
  'interviews/calls/room-handlers.ts: countConnection',
  'interviews/calls/room-handlers.ts: leaveCall',
  'interviews/proctoring/proctoring-handlers.ts: recordAuditHistory',
  'interviews/proctoring/proctoring-handlers.ts: recordMonitorHealth',
  'interviews/proctoring/proctoring-handlers.ts: recordViolation',
  'interviews/proctoring/proctoring-handlers.ts: startProctoring',
  'interviews/questions/report-handlers.ts: reportShownQuestion',
  'interviews/recordings/slice-handlers.ts: createLeaving',
  'interviews/recordings/slice-handlers.ts: createSliceWork',
  'interviews/recordings/upload-handlers.ts: createComplete',
  'interviews/recordings/upload-handlers.ts: createInitiate',
  'interviews/recordings/upload-handlers.ts: named',
  'interviews/recordings/upload-handlers.ts: signPart',
  'interviews/scorecards/cv-handlers.ts: openSeatCv',
  'interviews/scorecards/own-handlers.ts: openOwnScorecard',
  'interviews/scorecards/scorecard-handlers.ts: openScorecard',
  'interviews/scorecards/scorecard-handlers.ts: saveScorecard',
  'interviews/scorecards/scorecard-handlers.ts: sendScorecard',
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
  'operations/billing/price-list-handlers.ts: officeWrite',
  'operations/watch/watch-handlers.ts: retryFailedJob',
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
  'people/interviewers/identity-session-handlers.ts: beginCheck',
];

const root = import.meta.dirname;
/** By what stands in it: not every file with a handler is called so. */
const files = globSync('features/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', 'features/operations/demo/**'],
}).filter(
  (file) =>
    file.endsWith('-handlers.ts') || readFileSync(join(root, file), 'utf8').includes('HandlersOf<'),
);

test('a handler changes its company’s data in companyWrite, which wants the audit entry', () => {
  expect(files.length).toBeGreaterThan(80);
  const said = writesOutside(root, files).map((place) => place.replace('features/', ''));
  expect(said).toEqual([...byLink, ...platform, ...accounts].toSorted());
});
