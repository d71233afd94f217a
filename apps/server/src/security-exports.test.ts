import type { Endpoint } from '@candor/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { createCallers } from './test-callers.ts';
import { createScene, endpoints, type Scene, urlOf } from './test-scene.ts';

let service: TestApp;
let scene: Scene;
let authorization: string;
/** Of an interviewer from outside. */
let outsider: string;
let office: string;
let scheduleId: number;
/** Where a text may begin with anything. */
const words: Column[] = [];

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  ({ authorization } = await scene.signInAsAdmin());
  const { rows } = await service.owner.query(
    `select schedule_id::int as id from attempts where company_id = $1 and status = 'submitted' limit 1`,
    [scene.companyId],
  );
  scheduleId = rows[0].id;
  const callers = createCallers(service, scene);
  outsider = (await callers.interviewer()).authorization ?? '';
  office = (await callers['super admin']()).authorization ?? '';
  await plantSums();
  await plantStatement();
  await plantCredits();
  for (const column of await textColumns()) {
    if (await changeAll([column], ({ name }) => `'=' || ${name}`)) words.push(column);
  }
});
afterAll(() => service.close());

/** The demo has nobody who volunteered an answer. */
const plantSums = () =>
  service.owner.query(
    `insert into equality_sums (company_id, job_id, added_on, question, answer, furthest, people)
     select $1, (select min(id) from jobs where company_id = $1), current_date, 'gender', answer, furthest, 6
       from unnest(array['One', 'Two']) answer, unnest(array[0, 5]) furthest`,
    [scene.companyId],
  );

const plantStatement = () =>
  service.owner.query(
    `insert into interviewer_statements (company_id, account_id, company_name, job_title, kind, state, minutes, rate,
                                         currency, amount, late_hours, late_percent, reason, agreed_at)
     select $1, account_id, 'Larkfield', 'Engineer', 'technical', 'disputed', 60, 9000, 'EUR', 0, 24, 50, 'Came late', now()
       from sessions where id = $2`,
    [scene.companyId, JSON.parse(atob(outsider.split('.')[1] ?? '')).sid],
  );

const plantCredits = () =>
  service.owner.query(
    `insert into credit_moves (company_id, reason, credits, schedule_id, made_at) values ($1, 'used', -1, $2, now())`,
    [scene.companyId, scheduleId],
  );

type Column = { readonly table: string; readonly name: string };

/** Everything written in words: of companies, and the names of their people. What is sealed is no text of theirs. */
async function textColumns(): Promise<Column[]> {
  const { rows } = await service.owner.query<Column>(
    `select quote_ident(c.table_name) as table, quote_ident(c.column_name) as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
        and c.is_generated = 'NEVER' and (c.table_name, c.column_name) <> ('equality_sums', 'question')
        and c.column_name !~ '(^|_)sealed(_|$)' and (c.table_name = 'accounts' and c.column_name like '%name' or exists (
              select from information_schema.columns o where o.table_schema = 'public'
                 and o.table_name = c.table_name and o.column_name = 'company_id'))`,
  );
  return rows;
}

/** Past triggers; false where a column may hold certain words only. */
async function changeAll(
  columns: readonly Column[],
  valueOf: (column: Column) => string,
): Promise<boolean> {
  const changes = columns.map(
    (column) =>
      `update ${column.table} set ${column.name} = ${valueOf(column)} where ${column.name} <> ''`,
  );
  const client = await service.owner.connect();
  try {
    const past = 'set local session_replication_role = replica';
    await client.query(['begin', past, ...changes, 'commit'].join(';'));
    return true;
  } catch {
    await client.query('rollback');
    return false;
  } finally {
    client.release();
  }
}

const cellsOf = (csv: string): string[] => parse(csv, { bom: true, relaxColumnCount: true }).flat();

/** What a spreadsheet would run, also behind blanks; a number is a number. */
const isFormula = (cell: string): boolean =>
  (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) || cell.includes('\u0000')) &&
  !/^-?\d+(\.\d+)?$/.test(cell);

/** What each export is asked for; one that is new has no row yet. */
const asked: Readonly<Record<string, readonly object[]>> = {
  'candidates.exportCandidates': [{ body: { keywords: '' } }],
  'audit.exportAudit': [{ query: {} }],
  'review.exportInterviewReport': [{}],
  'review.exportInterviews': [{ query: {} }],
  'questions.exportQuestions': [{ query: {} }],
  'reports.exportReport': [{ query: { report: 'hiring' } }, { query: { report: 'tests' } }],
  'reports.exportImpactReport': [{ query: {} }],
  'statements.exportOwnStatements': [{}],
  'billing.exportCreditMoves': [{}],
  'billing.exportRevenue': [{ query: {} }],
};

/** What is saved as a file; what a caller's own file reads as goes back to its preview alone. */
const isExport = ({ output }: Endpoint): boolean => {
  const shape = (output as { def?: { shape?: object } }).def?.shape ?? {};
  return 'csv' in shape && 'fileName' in shape;
};
const exported = endpoints.filter(([, endpoint]) => isExport(endpoint));

test('[E7] every export of the contract has a row here', () => {
  const unknown = exported.filter(([name]) => !(name in asked));
  expect(unknown.map(([name]) => name)).toEqual([]);
  expect(exported.length).toBeGreaterThan(5);
});

function readerOf({ access }: Endpoint): string {
  if (access.kind === 'company') return authorization;
  const isOffice = access.kind === 'session' && access.userTypes?.includes('SUPER_ADMIN') === true;
  return isOffice ? office : outsider;
}

/** Months and sums: nobody writes a word of them. */
const isWordless = (name: string, given: object): boolean =>
  name === 'billing.exportRevenue' || JSON.stringify(given).includes('hiring');

async function exportOf(endpoint: Endpoint, given: { query?: object; body?: object }) {
  const url = urlOf(endpoint, {
    params: { interviewScheduleID: String(scheduleId) },
    query: { ...given.query },
  });
  const payload = given.body;
  const { method } = endpoint;
  const headers = { authorization: readerOf(endpoint) };
  const reply = await service.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  expect([reply.statusCode, reply.json().errors]).toEqual([200, undefined]);
  return cellsOf(reply.json().data.csv);
}

const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

test.each(signs)('[E7] %j first in every field makes a formula in no export', async (sign) => {
  const changed = await changeAll(
    words,
    ({ name }) => `chr(${sign.charCodeAt(0)}) || substr(${name}, 2)`,
  );
  expect([changed, words.length > 100]).toEqual([true, true]);
  for (const [name, endpoint] of exported) {
    for (const given of asked[name] ?? []) {
      const cells = await exportOf(endpoint, given);
      expect([name, cells.filter(isFormula)]).toEqual([name, []]);
      // Everywhere else the field was there, and made harmless.
      const met = cells.filter((cell) => cell.startsWith(`'${sign}`)).length;
      expect([name, met > 0]).toEqual([name, !isWordless(name, given)]);
    }
  }
});
