import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PageFacts } from '../../../platform/http/pages.ts';
import { dayOf } from './advert-rules.ts';
import { findAdvert, findCareerCompany, listAdverts, listPublicPaths } from './advert-store.ts';
import {
  advertHtml,
  advertListHtml,
  headHtml,
  jobPosting,
  summaryOf,
} from './career-html-rules.ts';

type Parts = { readonly db: Database; readonly clock: Clock; readonly baseUrl: string };

const jobPath = /^\/jobs\/(?:career\/[^/]+|view-job-detils)\/([1-9]\d{0,14})(?:-[^/]*)?\/?$/;
const companyPath = /^\/jobs\/career\/([1-9]\d{0,14})(?:-[^/]*)?\/?$/;

/** What search engines read of a career page; null for every other path. */
export function createCareerPages({ db, clock, baseUrl }: Parts) {
  const jobPage = async (jobID: number): Promise<PageFacts> => {
    const advert = await db.global((tx) => findAdvert(tx, jobID, dayOf(clock())));
    if (advert === undefined) return gone;
    const title = `${advert.title} at ${advert.companyName} · Candor`;
    const url = baseUrl + advert.publicPath;
    const data = jobPosting(advert, baseUrl);
    const head = headHtml({ title, description: summaryOf(advert), url, data });
    return { status: 200, head, body: advertHtml(advert) };
  };
  const listPage = async (title: string, path: string, companyID?: number): Promise<PageFacts> => {
    const today = dayOf(clock());
    const { rows } = await db.global((tx) => listAdverts(tx, { companyID, today }, 1));
    const description = `${title}: ${rows.map((job) => job.title).join(', ') || 'none today'}`;
    const head = headHtml({ title: `${title} · Candor`, description, url: baseUrl + path });
    return { status: 200, head, body: advertListHtml(title, rows) };
  };
  return async (path: string): Promise<PageFacts | null> => {
    if (/^\/jobs\/?$/.test(path)) return listPage('Jobs', '/jobs');
    const job = jobPath.exec(path)?.[1];
    if (job !== undefined) return jobPage(Number(job));
    const companyID = Number(companyPath.exec(path)?.[1] ?? 0);
    if (companyID === 0) return null;
    const company = await db.inCompany(companyID, (tx) => findCareerCompany(tx, companyID));
    if (company === undefined) return gone;
    return listPage(`Jobs at ${company.name}`, `/jobs/career/${companyID}`, companyID);
  };
}

/** One file of a site map holds so many addresses: https://www.sitemaps.org/protocol.html. */
const MOST_ADDRESSES = 50_000;

export const publicPathsOf =
  ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  () =>
    db.global((tx) => listPublicPaths(tx, dayOf(clock()), MOST_ADDRESSES));

/** The app says so in words; search engines by the number. */
const gone: PageFacts = { status: 404, head: '<title>Candor</title>', body: '' };
