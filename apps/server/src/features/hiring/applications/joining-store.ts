import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { cancelEveryMail } from '../mail-templates/index.ts';

type Standing = {
  readonly applicationID: number;
  readonly status: 'active' | 'rejected' | 'withdrawn' | 'hired';
  readonly stageSince: Date;
};

type Pair = { readonly companyId: number; readonly keptId: number; readonly goneId: number };

export type SharedJob = {
  readonly jobTitle: string;
  readonly kept: Standing & { readonly candidateID: number };
  readonly gone: Standing & { readonly candidateID: number };
};

/** Jobs that both applied for. */
export async function findSharedJobs(
  tx: Tx,
  { companyId, keptId, goneId }: Pair,
): Promise<SharedJob[]> {
  const { rows } = await sql<{
    jobTitle: string;
    keptApplication: number;
    keptStatus: Standing['status'];
    keptSince: Date;
    goneApplication: number;
    goneStatus: Standing['status'];
    goneSince: Date;
  }>`
    select j.title as job_title, a.id as kept_application, a.status as kept_status, a.stage_since as kept_since,
           b.id as gone_application, b.status as gone_status, b.stage_since as gone_since
      from applications a
      join applications b on b.company_id = a.company_id and b.job_id = a.job_id and b.candidate_id = ${goneId}
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} and a.candidate_id = ${keptId}
     order by a.id for update of a, b`.execute(tx);
  return rows.map((row) => ({
    jobTitle: row.jobTitle,
    kept: {
      ...{ applicationID: row.keptApplication, candidateID: keptId },
      ...{ status: row.keptStatus, stageSince: row.keptSince },
    },
    gone: {
      ...{ applicationID: row.goneApplication, candidateID: goneId },
      ...{ status: row.goneStatus, stageSince: row.goneSince },
    },
  }));
}

/** What one application was before it became a part of another. */
export type Joined = {
  readonly standsId: number;
  readonly application: { readonly id: number; readonly candidate_id: number };
  readonly answers: readonly unknown[];
  readonly moves: readonly number[];
  readonly mails: readonly number[];
  readonly interviews: readonly number[];
  /** Records of earlier releases have none. */
  readonly offers?: readonly number[];
  readonly threads?: readonly number[];
  readonly appeals?: readonly number[];
  /** For the database's own `unsettle_appeals`; null: none waited. */
  readonly settled?: string | null;
  /** Keys of what the audit log says of it; records of earlier releases have none. */
  readonly keys?: readonly number[];
  readonly forms: readonly string[];
  /** Of those, the form that the application began with; it counts as a repeat of the one that stands. */
  readonly firstForms: readonly string[];
  /** Made by the merge, for answers that no form held. */
  readonly madeForm: string | null;
};

type Ids = { readonly companyId: number; readonly joinsId: number; readonly standsId: number };

/**
 * The one becomes a part of the other: its steps, letters, forms and interviews belong to the one that stands, its
 * answers lie in a form that counts as a repeat. Letters that have not left are held back: they spoke of it alone.
 */
export async function joinApplication(tx: Tx, ids: Ids, now: Date): Promise<Joined> {
  const { companyId, joinsId, standsId } = ids;
  const { rows } = await sql<{ application: string; answers: string }>`
    select to_jsonb(a)::text as application,
           coalesce((select jsonb_agg(to_jsonb(q) order by q.position) from application_answers q
                      where q.company_id = a.company_id and q.application_id = a.id), '[]')::text as answers
      from applications a where a.company_id = ${companyId} and a.id = ${joinsId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A locked application is there.');
  await cancelEveryMail(tx, { companyId, applicationId: joinsId, now });
  const { firstForms, madeForm } = await keepAnswers(tx, ids, now);
  const moved = {
    moves: await repoint(tx, 'application_moves', ids),
    mails: await repoint(tx, 'planned_mails', ids),
    interviews: await repoint(tx, 'interview_schedules', ids),
    offers: await repoint(tx, 'offers', ids),
    threads: await repoint(tx, 'message_threads', ids),
    appeals: await repoint(tx, 'appeals', ids),
    keys: await repoint(tx, 'person_keys', ids),
  };
  const {
    rows: [appeals],
  } = await sql<{ settled: string | null }>`
    select settle_appeals(${companyId}, ${standsId}, ${now})::text as settled`.execute(tx);
  const forms = await sql<{ formKey: string }>`
    update application_forms set application_id = ${standsId}
     where company_id = ${companyId} and application_id = ${joinsId} returning form_key`.execute(
    tx,
  );
  await tx
    .deleteFrom('applications')
    .where('companyId', '=', companyId)
    .where('id', '=', joinsId)
    .execute();
  return {
    ...{ standsId, firstForms, madeForm, ...moved, settled: appeals?.settled ?? null },
    forms: forms.rows.map(({ formKey }) => formKey),
    application: JSON.parse(row.application),
    answers: JSON.parse(row.answers),
  };
}

async function keepAnswers(tx: Tx, { companyId, joinsId }: Ids, now: Date) {
  const answers = sql`coalesce((select jsonb_agg(jsonb_build_object('kind', q.kind, 'label', q.label, 'answer', q.answer)
                                  order by q.position)
     from application_answers q where q.company_id = a.company_id and q.application_id = a.id), '[]')`;
  const first = await sql<{ formKey: string }>`
    update application_forms f
       set is_repeat = true, answers = ${answers}, cover_letter = a.cover_letter, cv_file_id = coalesce(f.cv_file_id, a.cv_file_id)
      from applications a
     where a.company_id = ${companyId} and a.id = ${joinsId}
       and f.company_id = a.company_id and f.application_id = a.id and not f.is_repeat returning f.form_key`.execute(
    tx,
  );
  const firstForms = first.rows.map(({ formKey }) => formKey);
  if (firstForms.length > 0) return { firstForms, madeForm: null };
  const madeForm = `merged-${joinsId}-${now.getTime()}`;
  await sql`
    insert into application_forms (company_id, form_key, application_id, is_repeat, applicant, answers, cover_letter, cv_file_id, sent_at)
    select a.company_id, ${madeForm}, a.id, true,
           jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'phone', c.phone, 'city', c.city,
                              'country', c.country, 'links', to_jsonb(c.links)),
           ${answers}, a.cover_letter, a.cv_file_id, a.applied_at
      from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
     where a.company_id = ${companyId} and a.id = ${joinsId}`.execute(tx);
  return { firstForms, madeForm };
}

async function repoint(
  tx: Tx,
  table:
    | 'appeals'
    | 'application_moves'
    | 'planned_mails'
    | 'interview_schedules'
    | 'message_threads'
    | 'offers'
    | 'person_keys',
  { companyId, joinsId, standsId }: Ids,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set application_id = ${standsId}
     where company_id = ${companyId} and application_id = ${joinsId} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** After the application's row is there again. */
export async function partApplication(tx: Tx, companyId: number, joined: Joined): Promise<void> {
  const own = joined.application.id;
  const back = async (table: string, ids: readonly number[]) => {
    await sql`
      update ${sql.table(table)} set application_id = ${own}
       where company_id = ${companyId} and application_id = ${joined.standsId} and id = any(${ids})`.execute(
      tx,
    );
  };
  await back('application_moves', joined.moves);
  await back('planned_mails', joined.mails);
  await back('interview_schedules', joined.interviews);
  await back('offers', joined.offers ?? []);
  await back('message_threads', joined.threads ?? []);
  await back('appeals', joined.appeals ?? []);
  if (joined.settled)
    await sql`select unsettle_appeals(${companyId}, ${joined.settled}::jsonb)`.execute(tx);
  await back('person_keys', joined.keys ?? []);
  await sql`
    update application_forms
       set application_id = ${own},
           is_repeat = is_repeat and form_key <> all(${joined.firstForms}),
           answers = case when form_key = any(${joined.firstForms}) then '[]' else answers end,
           cover_letter = case when form_key = any(${joined.firstForms}) then '' else cover_letter end
     where company_id = ${companyId} and application_id = ${joined.standsId} and form_key = any(${joined.forms})`.execute(
    tx,
  );
  if (joined.madeForm === null) return;
  await tx
    .deleteFrom('applicationForms')
    .where('companyId', '=', companyId)
    .where('formKey', '=', joined.madeForm)
    .execute();
}

/** What an application pointed at may be gone by now: a stage that was taken away, a file that was erased. */
export async function withLivingPlaces(
  tx: Tx,
  companyId: number,
  { application, standsId }: Joined,
): Promise<unknown> {
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(p) || jsonb_build_object(
             'stage_id', coalesce((select id from job_stages s where s.company_id = ${companyId} and s.id = p.stage_id), stands.stage_id),
             'cv_file_id', (select id from candidate_files f where f.company_id = ${companyId} and f.id = p.cv_file_id),
             'consent_id', (select id from candidate_consents c where c.company_id = ${companyId} and c.id = p.consent_id)))::text as row
      from jsonb_populate_record(null::applications, ${JSON.stringify(application)}::jsonb) p
      join applications stands on stands.company_id = ${companyId} and stands.id = ${standsId}`.execute(
    tx,
  );
  return rows[0] === undefined ? null : JSON.parse(rows[0].row);
}
