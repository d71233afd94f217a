import type { RefusalWords } from '@candor/contract/refusals';
import type { replyWords } from '../../lib/reply-words.ts';
import type { chromeWords } from '../../shell/chrome-words.ts';
import type { pageStateWords } from '../../ui/page-state-words.ts';
import type { Everywhere } from '../everywhere/english.ts';

/** What their pages may be refused. */
type OwnRefusal =
  | 'already_decided'
  | 'interview_running'
  | 'not_finished'
  | 'appeal_closed'
  | 'candidate_held'
  | 'interview_over'
  | 'need_closed'
  | 'offer_differs'
  | 'offer_over'
  | 'outside_window'
  | 'page_closed'
  | 'records_joined'
  | 'reply_closed'
  | 'slot_not_offered'
  | 'slot_taken'
  | 'span_short'
  | 'too_many_moves'
  | 'feedback_late'
  | 'last_day_over'
  | 'application_ended'
  | 'request_key_reused'
  | 'address_differs'
  | 'wrong_code';

/** What the contract and the server say of what was sent, word for word. */
export type Sentence =
  | 'Please enter your first name.'
  | 'Please enter your last name.'
  | 'Please enter a phone number: digits, spaces and + ( ) - only.'
  | 'Please write something.'
  | 'Please type your name.'
  | 'Please mark a time.'
  | 'Please give a reason.'
  | 'Please choose a time zone.'
  | 'Too many requests. Please wait a moment.'
  | 'Too many requests at once. Please wait a moment.'
  | 'The service is catching its breath. Your work is kept; please try again.';

/** Around every page that somebody opens by a mailed link. */
export type Words = Everywhere & {
  readonly chrome: typeof chromeWords;
  readonly 'page-state': typeof pageStateWords;
  readonly reply: typeof replyWords;
  readonly refusals: Pick<RefusalWords, OwnRefusal>;
  readonly sentences: Readonly<Record<Sentence, string>>;
};
