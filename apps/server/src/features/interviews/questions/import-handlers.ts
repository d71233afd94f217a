import type { contract } from '@candor/contract';
import { optionLabels } from '@candor/contract/interviews/option-rules';
import { IMPORT_MOST_ROWS, type QuestionStatus } from '@candor/contract/interviews/question-rules';
import { csvFile, type CsvValue } from '../../../platform/csv/csv-rules.ts';
import { readHeadedCsv } from '../../../platform/csv/headed-rows.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { insertQuestions } from './bank-store.ts';
import { csvColumns, type FileProblem, type GoodRow, readQuestions } from './import-rules.ts';
import { questionsOfQti } from './qti-file.ts';
import { shownFigures } from './item-rules.ts';
import { type ExportRow, MOST_LISTED, readForExport } from './question-list-store.ts';
import { companyWrite, type Deed, deedOf } from '../../operations/audit/index.ts';
import { questionEntry } from './question-writing.ts';
import { findSkills, fingerprintsOf, skillsNamed } from './skill-store.ts';

type Handlers = HandlersOf<typeof contract.questions>;

const MOST_ERRORS = 1000;
const SAMPLE = 20;
/** Each row takes some 15 of PostgreSQL's 65,535 parameters of a statement. */
const AT_ONCE = 500;

export function importHandlers(
  db: Database,
): Pick<Handlers, 'previewImport' | 'importQuestions' | 'convertQti' | 'exportQuestions'> {
  return {
    async previewImport({ body, session: { companyId } }) {
      const read = readFile(body.csv);
      if ('problem' in read) return { ...nothing, problem: read.problem };
      return db.inCompany(companyId, async (tx) => {
        const marked = await markDuplicates(tx, companyId, read.good);
        const names = [...new Set(read.good.map(({ question }) => question.skillName))];
        const known = await findSkills(tx, companyId, names);
        const duplicates = marked.filter(({ isDuplicate }) => isDuplicate);
        return {
          rows: read.rows,
          valid: read.good.length,
          duplicates: duplicates.length,
          problem: null,
          errors: read.errors.slice(0, MOST_ERRORS),
          errorCount: read.errors.length,
          duplicateLines: duplicates.slice(0, MOST_ERRORS).map(({ line }) => line),
          newSkills: names.filter((name) => !known.has(name.toLowerCase())).slice(0, 100),
          sample: marked.slice(0, SAMPLE).map(({ line, question, isDuplicate }) => ({
            ...{ line, isDuplicate, stem: question.stem.slice(0, 200) },
            ...{ skillName: question.skillName, difficulty: question.difficulty },
          })),
        };
      });
    },

    importQuestions: ({ body, ...request }) => importFile(db, deedOf(request), body),

    convertQti: ({ body }) => Promise.resolve(questionsOfQti(body)),

    async exportQuestions({ query, session: { companyId } }) {
      const rows = await db.inCompany(companyId, (tx) =>
        readForExport(tx, { companyId, ...query }),
      );
      const kept = rows.slice(0, MOST_LISTED);
      const heading = [...csvColumns, 'status', 'version', 'times shown', 'facility'];
      return {
        fileName: 'questions.csv',
        csv: csvFile([...heading, 'discrimination'], kept.map(cellsOf)),
        rows: kept.length,
        isCut: rows.length > kept.length,
      };
    },
  };
}

const nothing = {
  ...{ rows: 0, valid: 0, duplicates: 0, errors: [], errorCount: 0 },
  ...{ duplicateLines: [], newSkills: [], sample: [] },
};

function readFile(csv: string): ReturnType<typeof readQuestions> | { problem: FileProblem } {
  const file = readHeadedCsv(csv, { mostRows: IMPORT_MOST_ROWS, what: 'questions' });
  return 'problem' in file ? file : readQuestions(file);
}

type Marked = GoodRow & { readonly isDuplicate: boolean };

/** Already in the bank, or further up in the file. */
async function markDuplicates(
  tx: Tx,
  companyId: number,
  good: readonly GoodRow[],
): Promise<Marked[]> {
  if (good.length === 0) return [];
  const fingerprints = await fingerprintsOf(
    tx,
    companyId,
    good.map(({ question }) => question),
  );
  const seen = new Set<string>();
  return good.map((row, index) => {
    const { fingerprint = '', isKnown = false } = fingerprints[index] ?? {};
    const isDuplicate = isKnown || seen.has(fingerprint);
    seen.add(fingerprint);
    return { ...row, isDuplicate };
  });
}

async function importFile(
  db: Database,
  deed: Deed,
  body: { readonly csv: string; readonly withDuplicates: boolean; readonly as: QuestionStatus },
) {
  const read = readFile(body.csv);
  if ('problem' in read) {
    const { line, message } = read.problem;
    throw refuse('unreadable_file', { params: { line, problem: message }, path: 'body.csv' });
  }
  return companyWrite(db, deed, async (tx) => {
    const marked = await markDuplicates(tx, deed.companyId, read.good);
    const wanted = marked.filter(({ isDuplicate }) => body.withDuplicates || !isDuplicate);
    const first = await store(tx, deed, { rows: wanted, status: body.as });
    const duplicates = marked.length - wanted.length;
    const invalid = read.rows - read.good.length;
    const imported = wanted.length;
    const result = { imported, duplicates, invalid };
    if (first === null) return { result, noAudit: 'nothing-changed' };
    const after = { questions: imported, status: body.as };
    return { result, audit: importedEntry(first, after) };
  });
}

/** One entry for the file: its first question, and how many came with it. */
const importedEntry = (questionID: number, after: object) =>
  questionEntry({ action: 'question.imported', questionID, after });

/** Gives the number of the first; null where there is none to store. */
async function store(
  tx: Tx,
  deed: Deed,
  { rows, status }: { readonly rows: readonly Marked[]; readonly status: QuestionStatus },
) {
  if (rows.length === 0) return null;
  const names = rows.map(({ question }) => question.skillName);
  const skills = await skillsNamed(tx, deed.companyId, names);
  let first = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE).map(({ question }) => ({
      ...{ ...question, options: [...question.options] },
      skillId: skills.get(question.skillName.toLowerCase()) ?? 0,
    }));
    const [id = 0] = await insertQuestions(tx, deed, { questions: part, status });
    first ||= id;
  }
  return first;
}

function cellsOf(row: ExportRow): CsvValue[] {
  const { exposure, facility, discrimination } = shownFigures(row);
  const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(3)));
  const options = optionLabels.map((_, position) => row.options[position] ?? '');
  return [
    ...[row.stem, row.code, ...options, row.key, row.skillName, row.difficulty],
    ...[row.timeHintSeconds, row.explanation, row.status, row.version, exposure],
    ...[rounded(facility), rounded(discrimination)],
  ];
}
