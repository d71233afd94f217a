import { contract, type Endpoint } from '@candor/contract';

/** What one request of a measured call sends; `n` counts its requests, so that no two need be alike. */
export type ListCall = {
  readonly name: string;
  /** Whose call it is; the company's admin unless said. */
  readonly as?: 'candidate' | 'anyone';
  readonly request: (n: number) => Request;
  /** What a page asks at the same moment: the call lasts until the last of them has been answered. */
  readonly along?: (n: number) => readonly Request[];
};

type Request = { readonly path: string; readonly body?: unknown };

/** Ids of the measured company's rows that the calls ask for. */
export type Places = {
  /** The most applied-for job first. */
  readonly jobs: readonly number[];
  readonly stages: readonly number[];
  readonly candidates: readonly number[];
  readonly interviews: readonly number[];
  readonly webhook: number;
};

const words = [
  'berg',
  'designer AND sql',
  'sql OR figma OR rust',
  'technician NOT welding',
  'bergen',
  'pyth',
  '"backend engineer"',
  // Both are words of tens of thousands, and never stand together.
  'oslo bergen',
  '"engineer technician"',
  'p1',
  'zzz',
];
const titles = ['engineer', 'designer', 'recruiter 12', 'nothing'];

/** Every list, search, board and report that a company reads, with the filters that its pages offer. */
export function listCalls(places: Places): ListCall[] {
  return [
    ...overviews(),
    ...boards(places),
    ...people(places),
    found(),
    ...interviews(places),
    ...sides(places),
  ];
}

type Values = (n: number) => Readonly<Record<string, string | number>>;

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** A call with these values in its query and in its path. */
const get =
  (endpoint: Endpoint, query: Values = () => ({}), params: Values = () => ({})) =>
  (n: number) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params(n)[name]));
    const asked = Object.entries(query(n)).map(([name, value]) => [name, String(value)]);
    return { path: `${path}?${new URLSearchParams(asked)}` };
  };

function overviews(): ListCall[] {
  const { listJobs } = contract.jobs;
  const { listAuditEntries } = contract.audit;
  const kinds = ['job', 'interview', 'nothing'];
  return [
    { name: 'dashboard', request: get(contract.dashboard.getDashboard, dayOf) },
    { name: 'report on hiring', request: get(contract.reports.getHiringReport, lastQuarter) },
    { name: 'report on tests', request: get(contract.reports.getTestReport, lastQuarter) },
    { name: 'jobs', request: get(listJobs) },
    { name: 'jobs, searched', request: get(listJobs, (n) => ({ search: at(titles, n) })) },
    { name: 'questions', request: get(contract.questions.listQuestions) },
    {
      name: 'questions, searched',
      request: get(contract.questions.listQuestions, (n) => ({ search: `part ${n}` })),
    },
    {
      name: 'questions, least telling',
      request: get(contract.questions.listQuestions, () => ({ sort: 'discrimination' })),
    },
    {
      name: 'questions of a skill',
      request: get(contract.questions.listQuestions, () => ({
        status: 'live',
        difficulty: 'easy',
      })),
    },
    { name: 'skills', request: get(contract.questions.listSkills) },
    { name: 'notifications', request: get(contract.notifications.listNotifications) },
    { name: 'tests', request: get(contract.tests.listBlueprints) },
    { name: 'audit log', request: get(listAuditEntries) },
    {
      name: 'audit log, one kind',
      request: get(listAuditEntries, (n) => ({ objectKind: at(kinds, n) })),
    },
  ];
}

function boards({ jobs, stages }: Places): ListCall[] {
  const { getBoard, getColumn, listApplicants } = contract.pipeline;
  const largest: Values = () => ({ jobID: at(jobs, 0) });
  const first: Values = () => ({ stageID: at(stages, 0) });
  const table = (query: Values) => get(listApplicants, query, largest);
  return [
    { name: 'board of the largest job', request: get(getBoard, undefined, largest) },
    {
      name: 'board of any job',
      request: get(getBoard, undefined, (n) => ({ jobID: at(jobs, n) })),
    },
    { name: 'one column', request: get(getColumn, first, largest) },
    { name: 'table of the largest job', request: table((n) => ({ page: 1 + (n % 20) })) },
    { name: 'table, by name', request: table(() => ({ sort: 'name' })) },
    {
      name: 'table, searched',
      request: table((n) => ({ search: at(['ada', 'berg', 'chen'], n) })),
    },
    {
      name: 'board, searched',
      request: get(getBoard, (n) => ({ search: at(['ada', 'berg', 'chen'], n) }), largest),
    },
    {
      name: 'table, longest waiting',
      request: table(() => ({ sort: 'waiting', status: 'active' })),
    },
  ];
}

function people({ candidates, jobs }: Places): ListCall[] {
  const { getCandidateProfile, listCandidateTimeline } = contract.candidates;
  const search = (body: (n: number) => object) => (n: number) => ({
    path: contract.candidates.getCandidatesByFilter.path,
    body: body(n),
  });
  const one: Values = (n) => ({ candidateID: at(candidates, n) });
  const skilled = (n: number) => ({
    skills: [at(['sql', 'figma', 'rust'], n)],
    experienceMin: n % 10,
  });
  return [
    { name: 'candidates, newest activity', request: search(() => ({})) },
    ...words.map((keywords) => ({
      name: `candidates: ${keywords}`,
      request: search(() => ({ keywords })),
    })),
    { name: 'candidates by skill and years', request: search(skilled) },
    {
      name: 'candidates by score',
      request: search((n) => ({ scoreMin: 50 + (n % 40), sort: 'score' })),
    },
    {
      name: 'candidates of a stage',
      request: search((n) => ({
        stageKind: at(['screening', 'offer'], n),
        applicationStatus: 'active',
      })),
    },
    {
      name: 'candidates of a job, by name',
      request: search((n) => ({ jobID: at(jobs, n), sort: 'name' })),
    },
    {
      name: 'candidates active this week',
      request: search(() => ({ activeSince: day(7), skills: ['sql'] })),
    },
    { name: 'people to invite', request: get(contract.scheduling.findInvitees, invitees) },
    { name: 'candidate', request: get(getCandidateProfile, undefined, one) },
    { name: 'timeline of a candidate', request: get(listCandidateTimeline, undefined, one) },
  ];
}

/** As it is typed: beginnings, whole names, two words, a trade, and what nobody is called. */
const typed = ['ada', 'ber', 'berg', 'ada berg', 'engineer', 'p100', 'chen', 'zzz'];

/** Ctrl+K of whoever may read every list: all that it asks after one pause in the typing. */
function found(): ListCall {
  const search: Values = (n) => ({ search: at(typed, n), few: 'yes' });
  const lists = [
    contract.jobs.listJobs,
    contract.review.listInterviews,
    contract.appointments.listLiveInterviews,
    contract.questions.listQuestions,
  ].map((list) => get(list, search));
  return {
    name: 'Ctrl+K: all five kinds at once',
    request: (n) => ({
      path: contract.candidates.getCandidatesByFilter.path,
      body: { keywords: at(typed, n), few: 'yes' },
    }),
    along: (n) => lists.map((list) => list(n)),
  };
}

function interviews({ interviews: taken }: Places): ListCall[] {
  const { listInterviews, getInterviewReport, getInterviewReview } = contract.review;
  const one: Values = (n) => ({ interviewScheduleID: at(taken, n) });
  const list = (query: Values) => get(listInterviews, query);
  return [
    { name: 'interviews', request: list(() => ({})) },
    { name: 'interviews, page 50', request: list(() => ({ page: 50 })) },
    {
      name: 'interviews, searched',
      request: list((n) => ({ search: at(['berg', 'ada', 'zzz'], n) })),
    },
    { name: 'interviews, submitted', request: list(() => ({ state: 'submitted' })) },
    { name: 'interviews, undecided', request: list(() => ({ decision: 'waiting' })) },
    { name: 'interviews, best score', request: list(() => ({ sort: 'score' })) },
    { name: 'interviews, by name', request: list(() => ({ sort: 'candidate' })) },
    { name: 'interviews, expired', request: list(() => ({ state: 'expired' })) },
    { name: 'report of an interview', request: get(getInterviewReport, undefined, one) },
    { name: 'its decision and notes', request: get(getInterviewReview, undefined, one) },
    { name: 'its monitors', request: get(contract.proctoring.getProctoring, undefined, one) },
  ];
}

function sides({ webhook }: Places): ListCall[] {
  const { listAdverts } = contract.careers;
  const from = { webhookID: webhook };
  return [
    {
      name: 'deliveries of a webhook',
      request: get(contract.webhooks.listDeliveries, undefined, () => from),
    },
    { name: 'open jobs of everybody', as: 'anyone', request: get(listAdverts) },
    {
      name: 'open jobs, searched',
      as: 'anyone',
      request: get(listAdverts, (n) => ({ search: at(titles, n) })),
    },
    {
      name: 'own applications of a candidate',
      as: 'candidate',
      request: get(contract.applications.listOwnApplications),
    },
    {
      name: 'own interviews of a candidate',
      as: 'candidate',
      request: get(contract.registration.listOwnInterviews),
    },
  ];
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const lastQuarter: Values = () => ({ from: day(90), until: day(0) });
const invitees: Values = (n) => ({ search: at(['ada', 'berg', 'p100'], n) });
const dayOf: Values = () => ({ dayStart: `${day(0)}T00:00:00Z` });
