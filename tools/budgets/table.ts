/** What a page may load before anyone can use it, in bytes after gzip. */
export type Budget = {
  readonly name: string;
  /** The HTML file in apps/web/dist. */
  readonly page: string;
  /**
   * Scripts loaded later that belong to this view: the first part of their name. They bring those that they import with
   * them, and their styles.
   */
  readonly routes: readonly string[];
  readonly js: number;
  readonly css: number;
  /** The typefaces that the page asks for at once. */
  readonly font: number;
};

/**
 * Scripts and styles that a page asks for before anyone can use it: over HTTP/1.1 a browser asks for six at a time.
 * `npm run chunks` when it is reached.
 */
export const MOST_FILES = 34;

/** Of the words of a surface in another language than English. */
export const LANGUAGE_MOST = 5_000;

export const budgets: readonly Budget[] = [
  {
    name: 'room before consent',
    page: 'room.html',
    routes: [],
    js: 125_000,
    css: 14_000,
    font: 50_000,
  },
  {
    // UX §4: what the interview adds to the page before consent, 60 kB of scripts and 2 of styles beside it.
    name: 'room after consent',
    page: 'room.html',
    routes: ['consent-step', 'check-step', 'interview-flow', 'room-monitors'],
    js: 185_000,
    css: 16_000,
    font: 50_000,
  },
  {
    // Before joining: what somebody without an account loads to try their devices.
    name: 'call before joining',
    page: 'call.html',
    routes: [],
    js: 110_800,
    css: 10_000,
    font: 50_000,
  },
  {
    name: 'login',
    page: 'app.html',
    routes: ['task-layout', 'sign-in-page', 'base'],
    js: 199_400,
    css: 22_000,
    font: 95_000,
  },
  {
    name: 'home',
    page: 'app.html',
    routes: ['home-page', 'evidence-timeline'],
    js: 179_600,
    css: 22_000,
    font: 95_000,
  },
  {
    // An emailed-link page: whoever follows it has nothing of the product in the cache.
    name: 'view recording',
    page: 'app.html',
    routes: ['viewer-layout', 'view-recording-page', 'base'],
    js: 195_900,
    css: 22_000,
    font: 95_000,
  },
  {
    // For whoever has only mails, often on a phone: nothing of the product is in the cache.
    name: 'candidate’s own page',
    page: 'app.html',
    routes: ['viewer-layout', 'own-page', 'base'],
    js: 190_600,
    css: 22_000,
    font: 95_000,
  },
  {
    // The player comes after the receipt.
    name: 'evidence of an interview',
    page: 'app.html',
    routes: ['viewer-layout', 'evidence-page', 'base'],
    js: 209_200,
    css: 22_000,
    font: 95_000,
  },
  {
    // Links to a live interview, mailed to people who have no account: what it is, and whose turn.
    name: 'live interview, candidate',
    page: 'app.html',
    routes: ['viewer-layout', 'appointment-link-page', 'invited-page', 'base'],
    js: 184_400,
    css: 22_000,
    font: 95_000,
  },
  {
    name: 'live interview, interviewer',
    page: 'app.html',
    routes: ['viewer-layout', 'appointment-link-page', 'seat-page', 'base'],
    js: 184_500,
    css: 22_000,
    font: 95_000,
  },
  {
    // With the form: a week's grid, or the free times.
    name: 'live interview, candidate offers',
    page: 'app.html',
    routes: ['viewer-layout', 'appointment-link-page', 'invited-page', 'candidate-offer', 'base'],
    js: 198_400,
    css: 22_000,
    font: 95_000,
  },
  {
    name: 'live interview, candidate picks',
    page: 'app.html',
    routes: ['viewer-layout', 'appointment-link-page', 'invited-page', 'candidate-pick', 'base'],
    js: 199_200,
    css: 22_000,
    font: 95_000,
  },
  {
    name: 'live interview, interviewer matches',
    page: 'app.html',
    routes: ['viewer-layout', 'appointment-link-page', 'seat-page', 'seat-times', 'base'],
    js: 198_500,
    css: 22_000,
    font: 95_000,
  },
  {
    name: 'interviews',
    page: 'app.html',
    routes: [...['console-layout', 'company-interviews-page', 'data-list'], 'base'],
    js: 210_400,
    css: 45_000,
    font: 95_000,
  },
  {
    name: 'live interviews',
    page: 'app.html',
    routes: [...['console-layout', 'company-live-page', 'data-list'], 'base'],
    js: 206_600,
    css: 45_000,
    font: 95_000,
  },
  {
    name: 'a live interview',
    page: 'app.html',
    routes: ['console-layout', 'live-interview-page', 'base'],
    js: 212_300,
    css: 45_000,
    font: 95_000,
  },
  {
    // Its form comes while its choices are read.
    name: 'schedule a live interview',
    page: 'app.html',
    routes: ['console-layout', 'schedule-live-page', 'base'],
    js: 208_600,
    css: 45_000,
    font: 95_000,
  },
  {
    name: 'career pages',
    page: 'app.html',
    routes: ['careers-page', 'career-job-page', 'career-company-page', 'base'],
    js: 197_000,
    css: 22_000,
    font: 95_000,
  },
  {
    // With all that its form needs.
    name: 'post a job',
    page: 'app.html',
    routes: ['console-layout', 'post-job-page', 'base'],
    js: 217_400,
    css: 45_000,
    font: 95_000,
  },
  {
    // A job with its pipeline.
    name: 'pipeline',
    page: 'app.html',
    routes: ['console-layout', 'view-job-page', 'base'],
    js: 200_000,
    css: 45_000,
    font: 95_000,
  },
  {
    // With its player; what is read later comes later.
    name: 'report',
    page: 'app.html',
    routes: ['console-layout', 'interview-report-page', 'base'],
    js: 212_800,
    css: 45_000,
    font: 95_000,
  },
  {
    name: 'candidates',
    page: 'app.html',
    routes: ['console-layout', 'job-seeker-page', 'company-candidate-page', 'base'],
    js: 210_600,
    css: 45_000,
    font: 95_000,
  },
  {
    // UX §4: without a polyfill of Temporal; offsets are read from Intl.
    name: 'availability',
    page: 'app.html',
    routes: ['console-layout', 'availability-page', 'base'],
    js: 205_000,
    css: 22_000,
    font: 95_000,
  },
];
