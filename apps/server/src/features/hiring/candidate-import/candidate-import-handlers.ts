import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { beyondJobs } from '../../../platform/database/beyond-jobs.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { fileWords } from './candidate-import-words.ts';
import {
  type ImportBody,
  type JudgedFile,
  judgeFile,
  type ReadFile,
  readFile,
} from './judge-file.ts';
import { findTakingJobs } from './import-store.ts';
import { jobsNamed } from './plan-rules.ts';
import { takePeople } from './take-people.ts';

type Handlers = HandlersOf<typeof contract.candidateImport>;
type Shown = Awaited<ReturnType<Handlers['previewCandidateImport']>>;

const MOST_SHOWN = 200;
const MOST_FAULTS = 1000;
const MOST_JOBS = 100;
const SAMPLE_LONGEST = 80;

export function createCandidateImportHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    previewCandidateImport: ({ body, session: { companyId } }) => {
      const file = readFile(body);
      if ('problem' in file) return Promise.resolve({ ...nothing, problem: file.problem });
      return db.inCompany(companyId, (tx) => preview(tx, { companyId, body, file }));
    },

    importCandidates: ({ body, ...request }) => {
      const file = readFile(body);
      if ('problem' in file) throw unreadable(file.problem);
      if (file.missing.length > 0) throw unreadable({ line: 1, message: fileWords.missing });
      return companyWrite(db, deedOf(request), async (tx, deed) => {
        const jobs = await findTakingJobs(tx, deed.companyId);
        const judged = await judgeFile(tx, { companyId: deed.companyId, body, file, jobs });
        // Somebody known by another job alone is the same person; whoever imports hears of them as of new ones.
        const taken = await beyondJobs(tx, () =>
          takePeople(tx, deed, { plan: judged.plan, system: file.system }),
        );
        const { already, double, fault } = judged.counts;
        const result = { ...taken, already, double, fault };
        if (taken.people + taken.applications === 0) return { result, noAudit: 'nothing-changed' };
        const { system } = file;
        const after = { people: taken.people, applications: taken.applications, system };
        return {
          result,
          audit: { action: 'candidate.imported', objectKind: 'candidate', after },
        };
      });
    },
  };
}

const unreadable = ({ line, message }: { readonly line: number; readonly message: string }) =>
  refuse('unreadable_file', { params: { line, problem: message }, path: 'body.csv' });

const nothing: Shown = {
  ...{ problem: null, system: null, columns: [], missing: [], rows: 0, over: 0 },
  counts: { new: 0, known: 0, already: 0, double: 0, fault: 0, applications: 0 },
  ...{ outcomes: [], faults: [], faultCount: 0, matchedJobs: [], otherJobs: [], jobs: [] },
};

async function preview(
  tx: Tx,
  {
    companyId,
    body,
    file,
  }: { readonly companyId: number; readonly body: ImportBody; readonly file: ReadFile },
): Promise<Shown> {
  const jobs = await findTakingJobs(tx, companyId);
  const [first] = file.body;
  const shown: Shown = {
    ...nothing,
    ...{ system: file.system, missing: file.missing, rows: file.body.length },
    columns: file.headings.map((heading, at) => ({
      ...{ heading, field: file.fields[at] ?? null },
      sample: (first?.cells[at] ?? '').slice(0, SAMPLE_LONGEST),
    })),
    jobs: jobs.map(({ jobID, title, stages }) => ({
      ...{ jobID, title },
      stages: stages.map(({ stageID, name }) => ({ stageID, name })),
    })),
  };
  if (file.missing.length > 0) return shown;
  const judged = await judgeFile(tx, { companyId, body, file, jobs });
  const { matched, others } = jobsNamed(judged.read, jobs);
  return {
    ...shown,
    ...{ counts: judged.counts, outcomes: outcomesOf(judged), faultCount: judged.faults.length },
    faults: judged.faults.slice(0, MOST_FAULTS),
    matchedJobs: matched.slice(0, MOST_JOBS),
    otherJobs: others.slice(0, MOST_JOBS),
    over: judged.read.filter(({ over }) => over !== '').length,
  };
}

const outcomesOf = ({ plan: { planned } }: JudgedFile): Shown['outcomes'] =>
  planned.slice(0, MOST_SHOWN).map(({ row, outcome, place }) => ({
    ...{ line: row.line, email: row.email, outcome },
    name: `${row.firstName} ${row.lastName}`.trim(),
    ...{ jobTitle: place?.job.title ?? null, stageName: place?.stage.name ?? null },
  }));
