/** What a company's programs can be told of. */
export const webhookEvents = [
  'application.created',
  'application.moved',
  'application.rejected',
  'application.withdrawn',
  'interview.invited',
  'interview.started',
  'interview.submitted',
  'interview.offered',
  'interview.booked',
  'interview.move-asked',
  'interview.move-declined',
  'interview.moved',
  'interview.over',
  'interview.cancelled',
  'interview.feedback',
  'interview.decided',
  'flag.judged',
  'candidate.erased',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

export const eventWords: Readonly<Record<WebhookEvent, string>> = {
  'application.created': 'Somebody applied or was added to a job',
  'application.moved': 'An application changed its stage, was hired or reopened',
  'application.rejected': 'An application was rejected',
  'application.withdrawn': 'A candidate withdrew',
  'interview.invited': 'A candidate was invited to an interview',
  'interview.started': 'An interview was started',
  'interview.submitted': 'An interview was submitted, or ended at its deadline',
  'interview.offered': 'A candidate offered times for a live interview',
  'interview.booked': 'A time was booked for a live interview',
  'interview.move-asked': 'Other times are wanted for a live interview',
  'interview.move-declined': 'A live interview stays at its time',
  'interview.moved': 'A live interview was moved to another time',
  'interview.over': 'A live interview is over',
  'interview.cancelled': 'An invitation was cancelled',
  'interview.feedback': 'Somebody sent a scorecard of a live interview',
  'interview.decided': 'Somebody decided on an interview',
  'flag.judged': 'Somebody gave a verdict on a flag',
  'candidate.erased': 'A candidate’s data was erased',
};

export const WEBHOOKS_MOST = 20;
/** For so long the secret before the last one signs too. */
export const OLD_SECRET_HOURS = 24;
/** The log is pruned after so many days. */
export const LOG_DAYS = 30;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What passes before each try after the first: three days together. */
export const retryDelays: readonly number[] = [
  5_000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR + 24 * MINUTE + 55_000,
];

/** When a delivery that failed `tries` times is due again; null: it is given up. */
export function nextTryAt(tries: number, now: number): number | null {
  const delay = retryDelays[tries - 1];
  return delay === undefined ? null : now + delay;
}
