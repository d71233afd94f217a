import { contract, type Endpoint } from '@candor/contract';

/** What one request of a measured call sends; `n` counts its requests, so that no two need be alike. */
export type ListCall = {
  readonly name: string;
  readonly request: (n: number) => { readonly path: string; readonly body?: unknown };
};

/** Ids of the measured company's rows that the calls ask for. */
export type Places = {
  /** The most applied-for job first. */
  readonly jobs: readonly number[];
  readonly stages: readonly number[];
  readonly candidates: readonly number[];
  readonly interviews: readonly number[];
};

const words = [
  'berg',
  'designer AND sql',
  'technician NOT welding',
  'bergen',
  'pyth*',
  '"backend engineer"',
  'zzz',
];

/** Every list, search, board and report that a company reads, with the filters that its pages offer. */
export function listCalls(places: Places): ListCall[] {
  return [...overviews(), ...boards(places), ...people(places), ...interviews(places)];
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
    { name: 'jobs, searched', request: get(listJobs, (n) => ({ search: at(words, n) })) },
    { name: 'questions', request: get(contract.questions.listQuestions) },
    { name: 'tests', request: get(contract.blueprints.listBlueprints) },
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
      request: table((n) => ({ search: at(['ada', 'bo', 'chen'], n) })),
    },
  ];
}

function people({ candidates }: Places): ListCall[] {
  const { getCandidateProfile, listCandidateTimeline } = contract.applicants;
  const search = (body: (n: number) => object) => (n: number) => ({
    path: contract.applicants.getCandidatesByFilter.path,
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
    { name: 'candidate', request: get(getCandidateProfile, undefined, one) },
    { name: 'timeline of a candidate', request: get(listCandidateTimeline, undefined, one) },
  ];
}

function interviews({ interviews: taken }: Places): ListCall[] {
  const { listInterviews, getInterviewReport, getInterviewReview } = contract.interviews;
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
    { name: 'report of an interview', request: get(getInterviewReport, undefined, one) },
    { name: 'its decision and notes', request: get(getInterviewReview, undefined, one) },
    { name: 'its monitors', request: get(contract.proctoring.getProctoring, undefined, one) },
  ];
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const lastQuarter: Values = () => ({ from: day(90), until: day(0) });
const dayOf: Values = () => ({ dayStart: `${day(0)}T00:00:00Z` });
