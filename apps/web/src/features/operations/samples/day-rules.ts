/** Somebody of the story, by their name in it. */
type Place = {
  readonly name: string;
  readonly candidateID: number;
  readonly jobID: number | null;
  readonly interviewScheduleID: number | null;
};

export type StopName =
  | 'dashboard'
  | 'board'
  | 'report'
  | 'verdict'
  | 'need'
  | 'decision'
  | 'offer'
  | 'reports';

export type Stop = {
  readonly name: StopName;
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
};

/** The stops of the day, in order; one whose person is not there any more, or whose page is not the reader's, is left out. */
export function stopsOf(places: readonly Place[], isOpen: (to: string) => boolean): Stop[] {
  const of = (name: string) => places.find((place) => place.name === name);
  const filmed = of('filmed')?.interviewScheduleID ?? null;
  const jobID = of('overdue')?.jobID ?? null;
  const offered = of('offered')?.candidateID ?? null;
  const stop = (
    name: StopName,
    to: string,
    search: Readonly<Record<string, number | string | null>> = {},
  ): Stop[] => {
    const said = Object.entries(search);
    if (said.some(([, value]) => value === null) || !isOpen(to)) return [];
    return [
      { name, to, search: Object.fromEntries(said.map(([key, value]) => [key, String(value)])) },
    ];
  };
  return [
    ...stop('dashboard', '/company/dashboard'),
    ...stop('board', '/company/jobs/view-jobs', { jobID, tab: 'pipeline' }),
    ...stop('report', '/company/view-interview', { interviewScheduleID: filmed }),
    ...stop('verdict', '/company/view-interview', { interviewScheduleID: filmed }),
    ...stop('need', '/company/interviews/needs', { view: 'all' }),
    ...stop('decision', '/company/interviews', { decision: 'waiting', sort: 'oldest' }),
    ...stop('offer', '/company/job-seeker-profile-tab', { candidateID: offered, tab: 'offers' }),
    ...stop('reports', '/company/reports'),
  ];
}
