import type { StopName } from './day-rules.ts';

export const dayWords = {
  title: 'Play the day',
  place: (at: number, of: number) => `Stop ${at} of ${of}`,
  next: 'Next',
  back: 'Back',
  end: 'Done',
  leave: 'Leave the tour',
  show: 'Take me there',
  fold: 'Make it small',
  unfold: 'Show the words',
} as const;

/** What to see at a stop, and what to try there. */
export const stopWords: Readonly<
  Record<StopName, { readonly title: string; readonly see: string; readonly try: string }>
> = {
  dashboard: {
    title: 'What waits for you',
    see: 'Interviews that nobody decided yet, the longest waiting first. Beside them the replies that are late: Ole Dahl was promised one within five days of each step.',
    try: 'Every number leads to the list that it counts.',
  },
  board: {
    title: 'One job, everybody in it',
    see: 'Everybody who applied for one job, stage by stage. Ole’s card says since when his reply is overdue.',
    try: 'Open a card, or move it: by drag, or with S and the stage’s name. The move can be taken back.',
  },
  report: {
    title: 'A recording, and what was noted in it',
    see: 'Maja’s interview took two minutes. Each mark below the video is a moment that a monitor noted.',
    try: 'Press the flag “No face” at 0:59: the video stands two seconds before it. Play it, and the chair is empty.',
  },
  verdict: {
    title: 'A flag that is wrong',
    see: 'At 0:36 Maja looks down. The video shows why: she writes on paper, and you had granted her that.',
    try: 'Press that flag and say “Accommodation”. Your verdict stands beside the flag; the software rejects nobody.',
  },
  need: {
    title: 'What she had asked for',
    see: 'Maja had asked for paper and a quarter more time. It was answered within a day, before her interview began.',
    try: 'Open it: what was asked, what was granted, and by whom.',
  },
  decision: {
    title: 'Decide',
    see: 'These reports wait for a decision. A sitting shows one after the other, full screen, with the three moments worth seeing.',
    try: 'Press “Review in a sitting”: A advances, H holds, R rejects, J goes on, Esc comes back here.',
  },
  offer: {
    title: 'An offer is out',
    see: 'Amara’s offer is out: accepting it takes her typed name. Everything between you and her is on this page.',
    try: 'Open the offer to see it as she does.',
  },
  reports: {
    title: 'How hiring goes',
    see: 'Funnel, times, sources, and how many flags people dismissed: a monitor that errs shows here.',
    try: 'Press a number to see whom it counts. That was the day; sample data goes under Settings.',
  },
};
