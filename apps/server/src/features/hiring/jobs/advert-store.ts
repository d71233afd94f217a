import type { Output } from '@candor/contract';
import type { BiasAudit } from '@candor/contract/hiring/bias-audit-rules';
import { noticesOf } from '@candor/contract/hiring/notices/index';
import type { getAdvert, listAdverts as listEndpoint } from '@candor/contract/hiring/careers';
import type { JobQuestion } from '@candor/contract/hiring/job-question-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { publicPathOf } from './advert-rules.ts';
import type { Job } from './job-store.ts';
import { prefixQuery } from './search-rules.ts';

export const ADVERTS_PER_PAGE = 20;

/** What a visitor may know of a published job. */
export type Advert = Output<typeof getAdvert>;
type AdvertRow = Output<typeof listEndpoint>['jobs'][number];

/** Puts the job on the career page as it is now. */
export async function writeAdvert(
  tx: Tx,
  job: Job,
  {
    companyId,
    version,
    slug,
    now,
  }: { companyId: number; version: number; slug: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from companies where company_id = ${companyId}`.execute(tx);
  const values = {
    version,
    slug,
    companyName: rows[0]?.name ?? '',
    title: job.title.trim(),
    description: job.description,
    department: job.department.trim(),
    location: job.location.trim(),
    country: job.country,
    employmentType: job.employmentType ?? 'full-time',
    workplace: job.workplace ?? 'on-site',
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    salaryCurrency: job.salaryCurrency,
    salaryPeriod: job.salaryPeriod,
    openings: job.openings,
    experienceMin: job.experienceMin,
    experienceMax: job.experienceMax,
    education: job.education,
    skills: JSON.stringify(job.skills),
    questions: JSON.stringify(job.questions),
    closesOn: job.closesOn,
    language: job.language,
    jurisdiction: job.jurisdiction,
    biasAuditUrl: job.biasAuditUrl,
    biasAuditOn: job.biasAuditOn,
    updatedAt: now,
    isShown: true,
  };
  await tx
    .insertInto('jobAdverts')
    .values({ jobId: job.jobID, ownerId: companyId, publishedAt: now, ...values })
    .onConflict((on) => on.column('jobId').doUpdateSet(values))
    .execute();
}

export async function hideAdvert(
  tx: Tx,
  { companyId, jobID }: { readonly companyId: number; readonly jobID: number },
): Promise<void> {
  await tx
    .updateTable('jobAdverts')
    .set({ isShown: false })
    .where('jobId', '=', jobID)
    .where('ownerId', '=', companyId)
    .execute();
}

export async function deleteAdvert(
  tx: Tx,
  { companyId, jobID }: { readonly companyId: number; readonly jobID: number },
): Promise<void> {
  await tx
    .deleteFrom('jobAdverts')
    .where('jobId', '=', jobID)
    .where('ownerId', '=', companyId)
    .execute();
}

export type AdvertState = {
  readonly version: number;
  readonly publishedAt: Date;
  readonly slug: string;
  readonly isShown: boolean;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryCurrency: string | null;
  readonly salaryPeriod: string | null;
};

export function findAdvertState(
  tx: Tx,
  { companyId, jobID }: { readonly companyId: number; readonly jobID: number },
): Promise<AdvertState | undefined> {
  return tx
    .selectFrom('jobAdverts')
    .select(['version', 'publishedAt', 'slug', 'isShown'])
    .select(['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryPeriod'])
    .where('jobId', '=', jobID)
    .where('ownerId', '=', companyId)
    .executeTakeFirst();
}

/** Shown, not over, and of a company that is not suspended. */
const isPublic = (today: string) => sql`
  a.is_shown and (a.closes_on is null or a.closes_on >= ${today}::date)
  and exists (select from tenants t where t.id = a.owner_id and t.suspended_at is null)`;

const rowColumns = sql`
  a.job_id as "jobID", a.owner_id as "companyID", a.company_name, a.title, a.department, a.location,
  a.country, a.employment_type, a.workplace, a.published_at, a.closes_on, a.slug`;

type Raw<T> = Omit<T, 'publishedAt' | 'publicPath'> & {
  readonly publishedAt: Date;
  readonly slug: string;
};

function shown<T extends AdvertRow>({ slug, publishedAt, ...row }: Raw<T>): T {
  const { jobID, companyID } = row as unknown as AdvertRow;
  return {
    ...row,
    publishedAt: publishedAt.toISOString(),
    publicPath: publicPathOf({ companyID, jobID, slug }),
  } as unknown as T;
}

type StoredAdvert = Raw<Omit<Advert, 'questions' | 'notice'>> & {
  questions: JobQuestion[];
  jurisdiction: string | null;
} & BiasAudit;

export async function findAdvert(
  tx: Tx,
  jobID: number,
  today: string,
): Promise<Advert | undefined> {
  const { rows } = await sql<StoredAdvert>`
    select ${rowColumns}, a.questions, a.description, a.salary_min, a.salary_max, a.salary_currency, a.salary_period,
           a.openings, a.experience_min, a.experience_max, a.education, a.skills,
           a.language, a.jurisdiction, a.bias_audit_url, a.bias_audit_on
      from job_adverts a where a.job_id = ${jobID} and ${isPublic(today)}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { jurisdiction, biasAuditUrl, biasAuditOn, ...advert } = row;
  const { companyName } = advert;
  return shown<Advert>({
    ...advert,
    questions: advert.questions.map(asAsked),
    notice: noticesOf({ jurisdiction, companyName, biasAuditUrl, biasAuditOn }, new Date(today)),
  });
}

/** Which answers rule somebody out is nobody's to know. */
const asAsked = ({
  kind,
  label,
  isRequired,
  options,
}: JobQuestion): Advert['questions'][number] => ({
  kind,
  label,
  isRequired,
  options: [...options],
});

/** What an application is judged by: the job as it is published at this moment. */
export type OpenAdvert = {
  readonly jobID: number;
  readonly companyID: number;
  readonly companyName: string;
  readonly title: string;
  /** Of the job when it was published: another one may ask something else. */
  readonly version: number;
  readonly questions: readonly JobQuestion[];
  /** In which candidates read; null: as their browser asks. */
  readonly language: string | null;
  /** Whose law's notice stands beside it; null: none. */
  readonly jurisdiction: string | null;
};

/** undefined for what takes no applications: never published, paused, closed, over, of a suspended company. */
export async function findOpenAdvert(
  tx: Tx,
  jobID: number,
  today: string,
): Promise<OpenAdvert | undefined> {
  const { rows } = await sql<OpenAdvert>`
    select a.job_id as "jobID", a.owner_id as "companyID", a.company_name, a.title, a.version, a.questions,
           a.language, a.jurisdiction
      from job_adverts a where a.job_id = ${jobID} and ${isPublic(today)}`.execute(tx);
  return rows[0];
}

export type AdvertFilter = {
  readonly search?: string | undefined;
  readonly companyID?: number | undefined;
  readonly employmentType?: string | undefined;
  readonly workplace?: string | undefined;
  readonly today: string;
};

/** Newest first. Not company-owned, so its full text has an index that is used. */
export async function listAdverts(
  tx: Tx,
  filter: AdvertFilter,
  page: number,
): Promise<{ rows: AdvertRow[]; total: number }> {
  const matching = conditions(filter);
  const { rows } = await sql<Raw<AdvertRow>>`
    select ${rowColumns} from job_adverts a where ${matching}
     order by a.published_at desc, a.job_id desc
     limit ${ADVERTS_PER_PAGE} offset ${(page - 1) * ADVERTS_PER_PAGE}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from job_adverts a where ${matching}`.execute(tx);
  return { rows: rows.map((row) => shown<AdvertRow>(row)), total: counted.rows[0]?.total ?? 0 };
}

/** Where search engines find the open jobs, the newest first, and the companies that have some. */
export async function listPublicPaths(tx: Tx, today: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ jobID: number; slug: string; companyID: number }>`
    select a.job_id as "jobID", a.slug, a.owner_id as "companyID" from job_adverts a
     where ${isPublic(today)} order by a.published_at desc, a.job_id desc limit ${most}`.execute(
    tx,
  );
  const companies = new Set(rows.map(({ companyID }) => `/jobs/career/${companyID}`));
  return ['/jobs', ...companies, ...rows.map(publicPathOf)].slice(0, most);
}

function conditions(filter: AdvertFilter): RawBuilder<unknown> {
  const { search, companyID, employmentType, workplace, today } = filter;
  const all = [isPublic(today)];
  const words = prefixQuery(search);
  if (words !== null) all.push(sql`a.search @@ to_tsquery('simple', ${words})`);
  if (companyID !== undefined) all.push(sql`a.owner_id = ${companyID}`);
  if (employmentType !== undefined) all.push(sql`a.employment_type = ${employmentType}`);
  if (workplace !== undefined) all.push(sql`a.workplace = ${workplace}`);
  return sql.join(all, sql` and `);
}

/** In the transaction of a company: what its career page says about it. Undefined when it never published a job. */
export async function findCareerCompany(tx: Tx, companyID: number) {
  const { rows } = await sql<{
    name: string;
    description: string;
    industry: string | null;
    size: string | null;
    website: string | null;
    city: string | null;
    country: string | null;
  }>`
    select c.name, c.description, c.industry, c.size, c.website, c.city, c.country from companies c
     where c.company_id = ${companyID}
       and exists (select from job_adverts a where a.owner_id = c.company_id)
       and exists (select from tenants t where t.id = c.company_id and t.suspended_at is null)`.execute(
    tx,
  );
  return rows[0] && { companyID, ...rows[0] };
}

/** The adverts carry the company's name, for lists over all companies. */
export async function renameInAdverts(tx: Tx, companyId: number, name: string): Promise<void> {
  await tx
    .updateTable('jobAdverts')
    .set({ companyName: name })
    .where('ownerId', '=', companyId)
    .where('companyName', '<>', name)
    .execute();
}
