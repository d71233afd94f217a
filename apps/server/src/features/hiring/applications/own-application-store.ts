import type { Output } from '@candor/contract';
import type { AppealState } from '@candor/contract/hiring/appeal-rules';
import type { listOwnApplications } from '@candor/contract/hiring/applications';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { cancelEveryMail, toldReasons } from '../mail-templates/index.ts';
import type { OwnStanding } from './own-application-rules.ts';

/** Nobody is a candidate of more; a scan of them all stays short. */
const MOST_COMPANIES = 50;
const MOST_APPLICATIONS = 50;

type Shown = Output<typeof listOwnApplications>['applications'][number];

export type OwnApplication = Pick<Shown, 'applicationID' | 'companyName' | 'jobTitle' | 'stage'> &
  OwnStanding & {
    readonly companyID: number;
    readonly appliedAt: Date;
    readonly replyBy: Date | null;
    /** Of an application that stands rejected: when that was told, whose letters have left. */
    readonly toldAt: Date | null;
    readonly appealState: AppealState | null;
    readonly appealReplyBy: Date | null;
    readonly appealCount: number;
    readonly isAppealAnswered: boolean;
    readonly toldReasons: string | null;
  };

type Place = { readonly companyId: number; readonly id: number };

/**
 * Where the person's own proved address is a candidate. A policy of the database compares that address; each company
 * is then read in its own name, by the candidate's number there.
 */
function findPlaces(tx: Tx, accountId: number): Promise<Place[]> {
  return tx
    .selectFrom('candidates as c')
    .innerJoin('accounts as a', 'a.email', 'c.email')
    .select(['c.companyId', 'c.id'])
    .where('a.id', '=', accountId)
    .orderBy('c.createdAt', 'desc')
    .limit(MOST_COMPANIES)
    .execute();
}

/** Needs a transaction in the account's name. */
export async function readOwnApplications(tx: Tx, accountId: number): Promise<OwnApplication[]> {
  const found: OwnApplication[] = [];
  for (const { companyId, id } of await findPlaces(tx, accountId)) {
    found.push(
      ...(await withinCompany(tx, companyId, () => readApplicationsOf(tx, companyId, id))),
    );
  }
  return found.toSorted((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime());
}

/** Needs the company's name. */
export async function readApplicationsOf(
  tx: Tx,
  companyId: number,
  candidateId: number,
): Promise<OwnApplication[]> {
  const { rows } = await sql<OwnApplication>`
    select a.company_id as "companyID", a.id as "applicationID", o.name as company_name,
           j.title as job_title, a.status, s.kind as stage, a.applied_at, a.reply_by, a.status_changed_at,
           exists (select from planned_mails m
                    where m.company_id = a.company_id and m.application_id = a.id
                      and m.sent_at is null and m.cancelled_at is null) as has_waiting_mail,
           r.told_at, r.told_reasons, p.state as appeal_state, p.reply_by as appeal_reply_by,
           coalesce(p.count, 0) as appeal_count, coalesce(p.is_answered, false) as is_appeal_answered
      from applications a
      left join lateral (
        select m.id, ${toldReasons}, greatest(m.moved_at, (select max(w.sent_at) from planned_mails w
                 where w.company_id = m.company_id and w.application_id = a.id and w.move_id = m.id)) as told_at
          from application_moves m
         where m.company_id = a.company_id and m.application_id = a.id and m.to_status = 'rejected' and a.status = 'rejected'
         order by m.id desc limit 1) r on true
      left join lateral (
        select l.state, l.reply_by, count(*) over ()::int as count, bool_or(l.state <> 'withdrawn') over () as is_answered
          from appeals l
         where l.company_id = a.company_id and l.application_id = a.id and (a.status <> 'rejected' or l.move_id = r.id)
         order by l.id desc limit 1) p on true
      join companies o on o.company_id = a.company_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join job_stages s on s.company_id = a.company_id and s.id = a.stage_id
     where a.company_id = ${companyId} and a.candidate_id = ${candidateId}
     order by a.id desc limit ${MOST_APPLICATIONS}`.execute(tx);
  return rows;
}

/** The candidate's number in a company that has this address; undefined in every other. */
export async function findOwnCandidate(
  tx: Tx,
  accountId: number,
  companyId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('candidates as c')
    .innerJoin('accounts as a', 'a.email', 'c.email')
    .select('c.id')
    .where('a.id', '=', accountId)
    .where('c.companyId', '=', companyId)
    .executeTakeFirst();
  return row?.id;
}

export type LockedOwn = OwnStanding & {
  readonly jobId: number;
  readonly stageId: number;
  readonly stageName: string;
  readonly stageSince: Date;
  readonly replyBy: Date | null;
};

/** Held until the transaction ends. Needs the company's name. */
export async function lockOwn(
  tx: Tx,
  key: { readonly companyId: number; readonly candidateId: number; readonly applicationId: number },
): Promise<LockedOwn | undefined> {
  const { companyId, candidateId, applicationId } = key;
  const { rows } = await sql<LockedOwn>`
    select a.status, a.status_changed_at, a.job_id, a.stage_id, s.name as stage_name, a.stage_since, a.reply_by,
           exists (select from planned_mails m
                    where m.company_id = a.company_id and m.application_id = a.id
                      and m.sent_at is null and m.cancelled_at is null) as has_waiting_mail
      from applications a
      join job_stages s on s.company_id = a.company_id and s.id = a.stage_id
     where a.company_id = ${companyId} and a.id = ${applicationId} and a.candidate_id = ${candidateId}
       for update of a`.execute(tx);
  return rows[0];
}

/** Whom a mail about an application goes to, and what it can say. */
export function findAddressee(tx: Tx, companyId: number, applicationId: number) {
  return tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', (join) =>
      join.onRef('c.companyId', '=', 'a.companyId').onRef('c.id', '=', 'a.candidateId'),
    )
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.companyId', '=', 'a.companyId').onRef('j.id', '=', 'a.jobId'),
    )
    .innerJoin('companies as o', 'o.companyId', 'a.companyId')
    .select(['c.email as to', 'c.firstName', 'c.lastName', 'j.title as jobTitle'])
    .select('o.name as companyName')
    .where('a.companyId', '=', companyId)
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}

/** The caller holds the lock. A mail that waits would now tell what is not so. */
export async function writeWithdrawal(
  tx: Tx,
  { companyId, applicationId, now }: { companyId: number; applicationId: number; now: Date },
  before: LockedOwn,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set((set) => ({
      status: 'withdrawn',
      version: set('version', '+', 1),
      statusChangedAt: now,
      statusChangedBy: null,
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', applicationId)
    .execute();
  await cancelEveryMail(tx, { companyId, applicationId, now });
  await tx
    .insertInto('applicationMoves')
    .values({
      ...{ companyId, applicationId, kind: 'withdrawn', movedBy: null, movedAt: now },
      ...{ fromStage: before.stageName, toStage: before.stageName },
      ...{ fromStatus: before.status, toStatus: 'withdrawn', fromStageId: before.stageId },
      ...{ stageSinceBefore: before.stageSince, replyByBefore: before.replyBy },
    })
    .execute();
}
