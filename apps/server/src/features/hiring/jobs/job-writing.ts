import type { JobBody } from '@candor/contract/hiring/job-fields';
import { hasOptions, type JobQuestion } from '@candor/contract/hiring/job-question-rules';
import { savingProblems } from '@candor/contract/hiring/job-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { dayOf } from './advert-rules.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { Change, Deed } from '../../operations/audit/index.ts';
import { jobEntry } from './job-deeds.ts';
import {
  countMembers,
  findJob,
  findMembership,
  insertJob,
  type Job,
  type Kept,
  updateJob,
} from './job-store.ts';
import { noPay, withPay } from './salary-rules.ts';
import { asKept, goneFrom } from './stage-rules.ts';
import { findStageInUse } from './stage-store.ts';

export type WrittenJob = { readonly jobID: number; readonly version: number };
type Question = NonNullable<JobBody['questions']>[number];

export const noSuchJob = () => refuse('not_found', { params: { what: 'job' } });

/** Holds the job until the transaction ends. Another company's job and one that never was get the same reply. */
export async function lockJob(
  tx: Tx,
  { companyId, accountId }: Deed,
  { jobID, ownDraft = false }: { readonly jobID: number; readonly ownDraft?: boolean | undefined },
): Promise<Job> {
  const job = await findJob(tx, { companyId, jobID }, { lock: true });
  if (job === undefined || (ownDraft && !isOwnDraft(job, accountId))) throw noSuchJob();
  return job;
}

/** Who may post but not edit goes on with what they began, until it is published. */
export const isOwnDraft = (job: Job, accountId: number): boolean =>
  job.status === 'draft' && job.createdBy === accountId;

export function refuseChanged(job: Job, version: number): void {
  if (job.version === version) return;
  throw refuse('changed_meanwhile', { params: { what: 'job' } });
}

/** The caller is the owner of a job that names nobody. */
export async function addJob(
  tx: Tx,
  deed: Deed,
  body: JobBody & { readonly clonedFrom?: number },
): Promise<Change<WrittenJob>> {
  const written = await checked(tx, deed, {
    ...withPay(body, noPay),
    ...keptOf(body, { language: null, jurisdiction: null, biasAuditUrl: null, biasAuditOn: null }),
  });
  // What a copy says of its stages' rows is about those of the other job.
  const job = { ...written, stages: asKept([], written.stages) };
  const own = await findMembership(tx, deed.companyId, deed.accountId);
  const team =
    job.team.length > 0 || own === undefined
      ? job.team
      : [{ membershipID: own, role: 'owner' as const }];
  const clonedFrom = body.clonedFrom === undefined ? {} : { clonedFrom: body.clonedFrom };
  const jobID = await insertJob(tx, deed, { ...job, team, ...clonedFrom });
  const after = { title: job.title, ...clonedFrom };
  return {
    result: { jobID, version: 1 },
    audit: jobEntry({ action: 'job.created', jobID, after }),
  };
}

/**
 * Writes what differs and counts the version on. The audit names the fields: texts are saved while somebody
 * types, and what counts of them is kept whole when they are published.
 */
export async function writeJob(
  tx: Tx,
  deed: Deed,
  { before, body }: { readonly before: Job; readonly body: JobBody & { readonly version: number } },
): Promise<Change<WrittenJob>> {
  const { jobID } = before;
  refuseChanged(before, body.version);
  const written = await checked(tx, deed, {
    ...withPay(body, before),
    ...keptOf(body, before),
  });
  const job = { ...written, stages: asKept(before.stages, written.stages) };
  const fields = changedFields(before, job);
  if (fields.length === 0) {
    return { result: { jobID, version: before.version }, noAudit: 'nothing-changed' };
  }
  const gone = goneFrom(before.stages, job.stages);
  const inUse = await findStageInUse(tx, { companyId: deed.companyId, jobID }, gone);
  if (inUse !== undefined) {
    throw refuse('stage_in_use', { params: { stage: inUse }, path: 'body.stages' });
  }
  const version = before.version + 1;
  await updateJob(tx, deed, { ...job, jobID, version });
  return {
    result: { jobID, version },
    audit: jobEntry({ action: 'job.updated', jobID, after: { version, fields } }),
  };
}

const keptOf = (
  { language, jurisdiction, biasAuditUrl, biasAuditOn }: JobBody,
  before: Kept,
): Kept => ({
  language: language === undefined ? before.language : language,
  jurisdiction: jurisdiction === undefined ? before.jurisdiction : jurisdiction,
  biasAuditUrl: biasAuditUrl === undefined ? before.biasAuditUrl : biasAuditUrl,
  biasAuditOn: biasAuditOn === undefined ? before.biasAuditOn : biasAuditOn,
});

async function checked<T extends JobBody>(tx: Tx, { companyId, now }: Deed, body: T): Promise<T> {
  const job = tidy(body);
  const [problem] = Object.entries(savingProblems(job, dayOf(now)));
  if (problem !== undefined) {
    throw fail('validation_failed', problem[1], { path: `body.${problem[0]}` });
  }
  const named = new Set(job.team.map(({ membershipID }) => membershipID));
  if (
    named.size !== job.team.length ||
    (await countMembers(tx, companyId, [...named])) !== named.size
  ) {
    throw refuse('unknown_member', { params: { what: 'hiring-team' }, path: 'body.team' });
  }
  return job;
}

function tidy<Body extends JobBody>(body: Body): Body {
  const named = <T extends { name: string }>(items: readonly T[]) =>
    items.map((item) => ({ ...item, name: item.name.trim() }));
  return {
    ...body,
    title: body.title.trim(),
    department: body.department.trim(),
    location: body.location.trim(),
    skills: named(body.skills),
    stages: named(body.stages),
    questions: (body.questions ?? []).map(tidyQuestion),
  };
}

/** What another kind of question left behind goes; a knock-out stays with its option. */
function tidyQuestion(question: JobQuestion): Question {
  const trimmed = (words: readonly string[]) => words.map((word) => word.trim());
  return {
    ...question,
    label: question.label.trim(),
    options: hasOptions(question.kind) ? trimmed(question.options) : [],
    knockOut: trimmed(question.knockOut),
  };
}

function changedFields(before: Job, after: JobBody): string[] {
  const team = before.team.map(({ membershipID, role }) => ({ membershipID, role }));
  const old: Record<string, unknown> = { ...before, team };
  const fields = Object.entries(after).filter(([name]) => name in old && name !== 'version');
  return fields.flatMap(([name, value]) => (isSame(old[name], value) ? [] : [name]));
}

/** In whatever order the database and the sender name the parts of an entry. */
function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
