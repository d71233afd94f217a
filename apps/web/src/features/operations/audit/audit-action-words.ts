import { actionWords } from './audit-words-rules.ts';

/** What the log's own words say to people. An action that has none here is read from its word. */
const actionSentences: Readonly<Record<string, string>> = {
  'api-key.created': 'Created an API key',
  'api-key.revoked': 'Revoked an API key',
  'appeals.rules-saved': 'Changed the rules of appeals',
  'application.added': 'Added an application',
  'application.appeal-answered': 'Answered an appeal',
  'application.appeal-withdrawn': 'Withdrew an appeal',
  'application.appealed': 'Appealed',
  'application.hired': 'Hired',
  'application.moved': 'Moved to another stage',
  'application.received': 'Applied',
  'application.rejected': 'Rejected',
  'application.repeated': 'Applied again',
  'application.reply-moved': 'Promised a reply two days later',
  'application.undone': 'Undid a step',
  'application.withdrawn': 'Withdrew the application',
  'attempt.continued': 'Went on after a break',
  'attempt.paused': 'Took a break',
  'attempt.started': 'Started an interview',
  'attempt.submitted': 'Handed in an interview',
  'attempt.timed-out': 'Ran out of time in an interview',
  'audit.exported': 'Exported the audit log',
  'archive.downloaded': 'Saved the file of the company',
  'archive.made': 'Took the company along in a file',
  'archive.taken': 'Brought a file of another Candor',
  'blueprint.archived': 'Archived a test',
  'blueprint.changed': 'Changed a test',
  'blueprint.created': 'Created a test',
  'blueprint.restored': 'Restored a test',
  'blueprint.versioned': 'Saved a new version of a test',
  'call.entered': 'Entered a call',
  'call.recording-asked': 'Asked to record a call',
  'call.recording-stopped': 'Stopped the recording of a call',
  'candidate.added_to_job': 'Added a candidate to a job',
  'candidate.cv_blackened': 'Redacted a CV',
  'candidate.cv_copy_removed': 'Removed the redacted copy of a CV',
  'candidate.erased': 'Erased a candidate',
  'candidate.exported': 'Exported candidates',
  'candidate.file_added': 'Added a candidate’s file',
  'candidate.file_removed': 'Removed a candidate’s file',
  'candidate.held': 'Held a candidate’s data back from deletion',
  'candidate.imported': 'Imported candidates',
  'candidate.kept_apart': 'Said that two candidates are two people',
  'candidate.merged': 'Merged two candidates',
  'candidate.noted': 'Wrote a note',
  'candidate.released': 'Released a candidate’s data for deletion',
  'candidate.tagged': 'Changed tags',
  'candidate.unmerged': 'Undid a merge of candidates',
  'candidate.updated': 'Changed a candidate’s data',
  'careers.rules-saved': 'Changed what the career page says',
  'company.create': 'Created the company',
  'company.logo': 'Changed the logo',
  'company.plan': 'Chose a plan',
  'company.reactivate': 'Reinstated the company',
  'company.release-domain': 'Released the mail domain',
  'company.suspend': 'Suspended the company',
  'company.update': 'Changed the company’s profile',
  'external-interviews.saved': 'Changed the rules for external interviewers',
  'interview.accommodated': 'Changed a candidate’s needs',
  'interview.booked': 'Booked an interview',
  'interview.cancelled': 'Cancelled an interview',
  'interview.cv-opened': 'Opened a CV',
  'interview.decided': 'Decided on an interview',
  'interview.explained': 'Explained what was noted',
  'interview.exported': 'Exported interviews',
  'interview.extended': 'Extended the time to take an interview',
  'interview.invited': 'Invited to an interview',
  'interview.kit-chosen': 'Chose an interview kit',
  'interview.link-resent': 'Sent the link again',
  'interview.list_exported': 'Exported a list of interviews',
  'interview.moved': 'Moved an interview',
  'interview.need-answered': 'Answered a candidate’s needs',
  'interview.need-asked': 'Asked for what they need',
  'interview.noted': 'Wrote a note on an interview',
  'interview.offered': 'Offered times for an interview',
  'interview.reminded': 'Reminded of an interview',
  'interview.scorecard-changed': 'Changed a scorecard',
  'interview.scorecard-sent': 'Sent a scorecard',
  'interview.started': 'Started an interview',
  'interview.submitted': 'Submitted an interview',
  'interview.times-offered': 'Gave their availability',
  'interview.withdrawn': 'Withdrew from an interview',
  'invitation.accept': 'Accepted an invitation to the company',
  'invitation.create': 'Invited a colleague',
  'invitation.resend': 'Invited a colleague again',
  'invitation.revoke': 'Took an invitation back',
  'job.changed': 'Changed a job',
  'job.closed': 'Closed a job',
  'job.created': 'Drafted a job',
  'job.deleted': 'Deleted a draft of a job',
  'job.paused': 'Paused a job',
  'job.published': 'Published a job',
  'job.updated': 'Changed a job',
  'mail-sender.saved': 'Changed the sender of mails',
  'mail-templates.reset': 'Restored the standard text of a mail',
  'mail-templates.saved': 'Changed the text of a mail',
  'membership.approve': 'Approved a colleague',
  'membership.deactivate': 'Ended a colleague’s access',
  'membership.profile': 'Changed their own profile',
  'membership.reactivate': 'Gave a colleague access again',
  'membership.refuse': 'Refused a request to join',
  'membership.request': 'Asked to join the company',
  'membership.update': 'Changed a colleague’s rights',
  'needs.rules-saved': 'Changed how soon needs are answered',
  'proctoring.judged': 'Judged what a monitor reported',
  'question.changed': 'Changed a question',
  'question.created': 'Wrote a question',
  'question.imported': 'Imported questions',
  'question.report-resolved': 'Answered a reported error',
  'question.retired': 'Retired a question',
  'question.versioned': 'Wrote a new version of a question',
  'recording.downloaded': 'Downloaded a recording',
  'recording.share-resent': 'Sent a shared recording again',
  'recording.share-revoked': 'Ended the sharing of a recording',
  'recording.shared': 'Shared a recording',
  'recording.deletion-asked': 'Asked that a recording is deleted',
  'recording.deleted-as-asked': 'Deleted a recording as its candidate asked',
  'recording.deletion-asked-again': 'Noted again, after a backup, that a recording is to go',
  'recording.watched': 'Watched a recording',
  'rejection-reasons.saved': 'Changed the reasons for rejections',
  'retention.deleted': 'Deleted data past its retention',
  'sample.added': 'Added sample data',
  'sample.removed': 'Removed sample data',
  'retention.saved': 'Changed how long data is kept',
  'role.created': 'Created a role',
  'role.deleted': 'Deleted a role',
  'role.updated': 'Changed a role',
  'session.end': 'Signed out',
  'session.proved': 'Confirmed their identity again',
  'session.revoke': 'Signed a device out',
  'session.revoke-all': 'Signed all devices out',
  'session.start': 'Signed in',
  'stage-template.deleted': 'Deleted a set of stages',
  'stage-template.saved': 'Saved a set of stages',
  'webhook.changed': 'Changed a webhook',
  'webhook.created': 'Added a webhook',
  'webhook.removed': 'Removed a webhook',
  'webhook.replayed': 'Sent an event again',
  'webhook.secret-rotated': 'Changed the secret of a webhook',
  'webhook.switched-off': 'Switched a webhook off',
  'webhook.switched-on': 'Switched a webhook on',
  'webhook.tested': 'Tested a webhook',
};

/** What a link in an entry leads to. */
const objectWords = {
  job: 'See the job',
  candidate: 'See the candidate',
  interview: 'See the interview',
  question: 'See the question',
  blueprint: 'See the test',
  membership: 'See the colleague',
  company: 'See the profile',
} as const;

/** What was done, as people say it; the log's own word stands in the entry. */
export function actionText(action: string, after?: unknown): string {
  if (action === 'interview.cv-opened' && isOfCopy(after)) {
    return 'Opened the redacted copy of a CV';
  }
  return actionSentences[action] ?? actionWords(action);
}

/** Entries before the first copies do not say. */
const isOfCopy = (after: unknown): boolean =>
  typeof after === 'object' && after !== null && 'isCopy' in after && after.isCopy === true;

type About = {
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string | null;
};
type Place = {
  readonly to: string;
  readonly text: string;
  readonly search: Readonly<Record<string, string>>;
};

/** The page of what an entry is about, and its words; null: there is none by a number alone. */
export function placeOfObject({ action, objectKind, objectId }: About): Place | null {
  const name = objectKind === 'interview' ? interviewOf(action) : objectKind;
  const place = Object.entries(places).find(([kind]) => kind === name)?.[1];
  if (place === undefined || objectId === null) return null;
  const { param, ...shown } = place;
  return { ...shown, search: param === null ? {} : { [param]: objectId } };
}

/** Interviews by link and live ones have pages of their own; only what is done to one kind alone says which it is. */
function interviewOf(action: string): string {
  const deed = action.replace('interview.', '');
  return byLink.has(deed) ? 'interview' : live.has(deed) ? 'live' : '';
}

const byLink = new Set([
  ...['accommodated', 'extended', 'invited', 'link-resent', 'started', 'submitted'],
  ...['need-answered', 'need-asked', 'need-kept', 'need-offer-answered', 'need-withdrawn'],
]);
const live = new Set([
  ...['asked', 'booked', 'moved', 'offered', 'times-offered', 'withdrawn', 'place-changed'],
  ...['move-asked', 'move-declined', 'move-dropped', 'plan-changed', 'seat-changed'],
]);

const places = {
  job: { to: '/company/jobs/view-jobs', param: 'jobID', text: objectWords.job },
  candidate: {
    ...{ to: '/company/job-seeker-profile', param: 'candidateID' },
    text: objectWords.candidate,
  },
  interview: {
    ...{ to: '/company/view-interview', param: 'interviewScheduleID' },
    text: objectWords.interview,
  },
  live: {
    ...{ to: '/company/interviews/live-interview', param: 'interviewScheduleID' },
    text: objectWords.interview,
  },
  question: { to: '/company/questions/question', param: 'questionID', text: objectWords.question },
  blueprint: { to: '/company/blueprints/edit', param: 'blueprintID', text: objectWords.blueprint },
  membership: {
    to: '/company/users/view-user',
    param: 'membershipID',
    text: objectWords.membership,
  },
  company: { to: '/company/view-profile', param: null, text: objectWords.company },
} as const;
