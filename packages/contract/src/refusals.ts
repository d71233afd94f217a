import type { CalendarTrouble } from './interviews/calendar-rules.ts';

/**
 * What a refusal says beside its code: `null` where the code is all of it. The server gives no sentence with one of
 * these. The web has it in the `refusal-words.ts` of the feature, or does not compile. One code that stands for several
 * sentences tells them apart by `what`.
 */
export interface Refusals extends Record<CalendarTrouble, null> {
  account_email: { email: string };
  address_differs: null;
  address_taken: { email: string };
  already_applied: null;
  already_decided: null;
  already_resolved: null;
  application_ended: null;
  application_unavailable: null;
  archive_part_odd: null;
  archive_under_way: null;
  asking_not_allowed: null;
  bad_period: null;
  billing_off: null;
  call_busy_door: null;
  call_cancelled: null;
  call_early: null;
  call_elsewhere: null;
  call_full: { most: number };
  call_link_used: null;
  call_over: null;
  call_shared: null;
  candidate_held: null;
  appeal_closed: null;
  appeal_waits: null;
  changed_meanwhile:
    | { what: 'job-offer' | 'offer-template' }
    | { what: 'application' | 'availability' | 'candidate' | 'decision' | 'equality' | 'job' }
    | {
        what:
          | 'appeal'
          | 'live-interview'
          | 'need'
          | 'offer'
          | 'owed'
          | 'payer'
          | 'payout'
          | 'statement';
      }
    | { what: 'kit' | 'one-of-two' | 'question' | 'scorecard' | 'seat-price' | 'test' }
    | { what: 'mail-template'; by: string };
  check_unpaid: null;
  confirmation_needed: null;
  cursor_refused: { what: 'list' | 'search' };
  cv_not_shared: null;
  day_ahead: null;
  day_past: null;
  decided_already: null;
  deletion_asked: null;
  draft_changed: null;
  empty_note: null;
  empty_report: null;
  feedback_late: null;
  file_refused: null;
  foreign_address: null;
  form_changed: { what: 'equality' | 'job' };
  form_expired: null;
  has_applications: null;
  identity_by_review: null;
  identity_checked: null;
  identity_refuses: null;
  identity_silent: null;
  identity_tries_over: null;
  interview_over: null;
  interview_running: null;
  job_closed: null;
  last_day_over: null;
  last_plan: null;
  live_cancelled: null;
  name_taken: null;
  need_closed: null;
  nobody_waited_for: null;
  no_account: null;
  no_call: null;
  no_change: null;
  no_credit: { needed: number; left: number };
  no_factor: null;
  no_files: null;
  no_origin: null;
  no_pack: null;
  no_paper: null;
  no_seller: null;
  no_stages: null;
  not_allowed: {
    what:
      | 'moving'
      | 'rejecting'
      | 'rejecting-anybody'
      | 'sees-all-jobs'
      | 'undoing-a-granted-appeal';
  };
  not_an_image: null;
  not_begun: null;
  not_finished: null;
  not_interviewer: null;
  not_found:
    | { what: 'job-offer' | 'message' | 'message-template' | 'offer-template' }
    | { what: 'advert' | 'application' | 'career-page' | 'job' | 'job-or-member' | 'open-job' }
    | { what: 'candidate' | 'merge' | 'note' | 'own-file' | 'removable-file' | 'saved-search' }
    | { what: 'company' | 'company-domain' | 'identity-check' | 'person' | 'recording-trouble' }
    | { what: 'bank-line' | 'delivery' | 'key' | 'payment' | 'stage-template' | 'view' | 'webhook' }
    | {
        what:
          | 'appeal'
          | 'archive'
          | 'flag'
          | 'interviewer'
          | 'need'
          | 'payout'
          | 'payout-batch'
          | 'statement';
      }
    | { what: 'calendar' | 'interview' | 'kit' | 'question' | 'question-report' | 'test' };
  no_promise: null;
  not_latest: null;
  not_over: null;
  not_recorded: null;
  not_at_once: null;
  nothing_due: null;
  nothing_ends: null;
  notice_changed: null;
  not_seated: null;
  not_whole: null;
  not_your_turn: null;
  offer_differs: null;
  only_pdf: null;
  offer_open: null;
  offer_over: null;
  other_goes_back: null;
  outside_window: null;
  own_account: { what: 'disable' | 'payout' | 'reset-factors' };
  page_closed: null;
  payment_due: null;
  payment_over: null;
  payout_over: null;
  moved_before: null;
  people_booked: null;
  place_refused: null;
  plan_exists: null;
  price_gone: null;
  price_past: null;
  price_planned: null;
  prices_full: null;
  private_mention: null;
  provider_refuses: null;
  provider_silent: null;
  reason_needed: null;
  reasons_needed: { what: 'pipeline' | 'report' };
  recording_asked: null;
  recording_not_asked: null;
  records_joined: null;
  reply_closed: null;
  request_key_reused: null;
  review_first: null;
  salary_not_yours: { what: 'change' | 'publish' };
  same_candidate: null;
  scorecard_incomplete: null;
  scorecard_sent: null;
  scorecards_begun: null;
  second_person_needed: null;
  slot_not_offered: null;
  slot_taken: null;
  span_short: null;
  stage_in_use: { stage: string };
  statement_closed: null;
  steps_first: null;
  too_fast: null;
  too_late: null;
  too_many_calendars: { most: number };
  too_many_files: null;
  too_many_keys: { most: number };
  too_many_moves: { most: number };
  too_many_reactions: null;
  too_many_reports: null;
  too_many_requests: { what: 'test-mails'; most: number };
  too_many_searches: null;
  too_many_tags: { what: 'one-of-them' | 'together' };
  too_many_templates: { most: number };
  too_many_views: null;
  too_many_webhooks: { most: number };
  two_accounts: null;
  unknown_image: null;
  unknown_invoice: null;
  unknown_plan: null;
  unknown_member: { what: 'hiring-team' | 'note' | 'seat' | 'named' | 'blocked' | 'approver' };
  unknown_provider: null;
  unknown_question: { what: 'shown' | 'twice' } | { what: 'not-live'; number: number };
  unknown_reason: null;
  unknown_skill: null;
  unknown_stage: null;
  unreadable_file: { line: number; problem: string };
  validation_failed:
    | { what: 'name-missing' | 'person-named' | 'reason-twice' }
    | { what: 'template-twice' | 'templates-many' | 'why-missing' }
    | { what: 'days-few' | 'days-many' | 'days-unexplained'; days: number };
  webhook_off: null;
  wrong_code: null;
  wrong_status:
    | { what: 'application' | 'archive' | 'message' | 'question' | 'job-offer' }
    | { what: 'job'; status: string };
}

export type RefusalCode = keyof Refusals;

type Sentence<P> = string | ((params: P) => string);

type Of<P, W> = P extends { what: infer X } ? (W extends X ? P : never) : never;

type WordsOf<P> = [P] extends [null]
  ? string
  : [P] extends [{ what: string }]
    ? { readonly [W in P['what']]: Sentence<Of<P, W>> }
    : (params: P) => string;

/** A sentence of each; of one that stands for several, each of them. */
export type RefusalWords = { readonly [C in RefusalCode]: WordsOf<Refusals[C]> };

type Some<W> = W extends string | ((...given: never[]) => unknown) ? W : Partial<W>;

/** Those of one feature. */
export type SomeRefusalWords = { readonly [C in RefusalCode]?: Some<RefusalWords[C]> };
