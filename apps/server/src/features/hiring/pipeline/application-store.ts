import type { Output } from '@candor/contract';
import type { getApplication } from '@candor/contract/hiring/pipeline';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { type CardRow, cardColumns, cardTables } from './card-store.ts';

/** More than any honest application has; the panel stays a panel. */
const MOVES_MOST = 100;

export type ApplicationRow = CardRow & {
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly headline: string;
  readonly experienceYears: number | null;
  readonly skills: string[];
  readonly sourceDetail: string;
  readonly coverLetter: string;
  readonly jobID: number;
  readonly jobTitle: string;
  readonly cv: Output<typeof getApplication>['cv'];
};

export async function findApplication(
  tx: Tx,
  companyId: number,
  applicationID: number,
): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${cardColumns}, c.email, c.phone, c.city, c.headline, c.experience_years, c.skills,
           a.source_detail, a.cover_letter, j.id as "jobID", j.title as job_title,
           case when f.id is not null then jsonb_build_object('fileID', f.id, 'fileName', f.file_name,
             'contentType', f.content_type, 'bytes', f.bytes) end as cv
      from (select ${applicationID}::bigint as id) page
      ${cardTables(companyId)}
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      left join candidate_files f
        on f.company_id = a.company_id and f.id = a.cv_file_id and f.removed_at is null`.execute(
    tx,
  );
  return rows[0];
}

export async function findAnswers(tx: Tx, companyId: number, applicationID: number) {
  const rows = await tx
    .selectFrom('applicationAnswers')
    .select(['label', 'isKnockOut'])
    .select((of) => of.ref('answer').$castTo<unknown>().as('answer'))
    .where('companyId', '=', companyId)
    .where('applicationId', '=', applicationID)
    .orderBy('position')
    .execute();
  return rows.map(({ answer, ...row }) => ({
    ...row,
    answer: (Array.isArray(answer) ? answer : [answer]).map(String),
  }));
}

export type MoveRow = {
  readonly moveID: number;
  readonly kind: 'applied' | 'moved' | 'rejected' | 'withdrawn' | 'hired' | 'reopened' | 'undone';
  readonly fromStage: string | null;
  readonly toStage: string | null;
  readonly reason: string;
  readonly toldReasons: string | null;
  readonly by: string | null;
  readonly at: Date;
};

export async function findMoves(
  tx: Tx,
  companyId: number,
  applicationID: number,
): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select m.id as "moveID", m.kind, m.from_stage, m.to_stage, m.reason, m.told_reasons, m.moved_at as at,
           coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) as by
      from application_moves m
      left join accounts a on a.id = m.moved_by
     where m.company_id = ${companyId} and m.application_id = ${applicationID}
     order by m.id desc limit ${MOVES_MOST}`.execute(tx);
  return rows;
}

export async function findPlannedMails(tx: Tx, companyId: number, applicationID: number) {
  const rows = await tx
    .selectFrom('plannedMails')
    .select(['subject', 'sendAt', 'sentAt', 'cancelledAt', 'wishedAt', 'isSilent'])
    .where('companyId', '=', companyId)
    .where('applicationId', '=', applicationID)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ subject, sendAt, sentAt, cancelledAt, wishedAt, isSilent }) => ({
    subject,
    isSilent,
    waitsForFlags: wishedAt !== null && sentAt === null && cancelledAt === null,
    sendAt: (sentAt ?? sendAt).toISOString(),
    state:
      sentAt !== null
        ? ('sent' as const)
        : cancelledAt !== null
          ? ('cancelled' as const)
          : ('waiting' as const),
  }));
}
