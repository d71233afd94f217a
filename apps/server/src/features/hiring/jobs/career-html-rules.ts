import { minorDigits } from '@candor/contract/hiring/job-rules';
import { plainTextOf, readRichText, type RichTextRun } from '@candor/contract/rich-text-rules';

/** What the rules look at; contract/careers.ts has the schema. */
type Advert = {
  readonly jobID: number;
  readonly companyName: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly country: string | null;
  readonly employmentType: string | null;
  readonly workplace: string | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryCurrency: string | null;
  readonly salaryPeriod: string | null;
  readonly openings: number;
  readonly skills: readonly { readonly name: string }[];
  readonly publishedAt: string;
  readonly closesOn: string | null;
  readonly publicPath: string;
  readonly language?: string | null | undefined;
};

/** Everything that means something in HTML is written as text, in elements and in attributes alike. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function runs(all: readonly RichTextRun[]): string {
  return all
    .map(({ text, style, href }) => {
      const words = escapeHtml(text);
      if (href !== undefined)
        return `<a rel="nofollow ugc" href="${escapeHtml(href)}">${words}</a>`;
      if (style === 'strong') return `<strong>${words}</strong>`;
      return style === 'emphasis' ? `<em>${words}</em>` : words;
    })
    .join('');
}

function richTextHtml(source: string): string {
  return readRichText(source)
    .map((block) => {
      if ('items' in block) {
        const tag = block.kind === 'bullets' ? 'ul' : 'ol';
        return `<${tag}>${block.items.map((item) => `<li>${runs(item)}</li>`).join('')}</${tag}>`;
      }
      const tag = block.kind === 'heading' ? 'h2' : 'p';
      return `<${tag}>${runs(block.runs)}</${tag}>`;
    })
    .join('');
}

const employment: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/** schema.org's JobPosting, as search engines ask for it. */
export function jobPosting(advert: Advert, baseUrl: string): Record<string, unknown> {
  const { location, country, workplace } = advert;
  const address = {
    '@type': 'PostalAddress',
    ...(location === '' ? {} : { addressLocality: location }),
    ...(country === null ? {} : { addressCountry: country }),
  };
  const place =
    workplace === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: country },
        }
      : { jobLocation: { '@type': 'Place', address } };
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: advert.title,
    description: richTextHtml(advert.description),
    identifier: { '@type': 'PropertyValue', name: advert.companyName, value: String(advert.jobID) },
    datePosted: advert.publishedAt,
    ...(advert.closesOn === null ? {} : { validThrough: `${advert.closesOn}T23:59:59Z` }),
    employmentType: employment[advert.employmentType ?? ''] ?? 'OTHER',
    hiringOrganization: { '@type': 'Organization', name: advert.companyName },
    ...place,
    ...salaryOf(advert),
    totalJobOpenings: advert.openings,
    skills: advert.skills.map(({ name }) => name).join(', '),
    url: baseUrl + advert.publicPath,
  };
}

function salaryOf({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Advert): object {
  if (salaryCurrency === null || (salaryMin === null && salaryMax === null)) return {};
  const money = (minor: number) => minor / 10 ** minorDigits(salaryCurrency);
  const value = {
    '@type': 'QuantitativeValue',
    ...(salaryMin === null ? {} : { minValue: money(salaryMin) }),
    ...(salaryMax === null ? {} : { maxValue: money(salaryMax) }),
    unitText: (salaryPeriod ?? 'year').toUpperCase(),
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: salaryCurrency, value } };
}

type Head = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly data?: Record<string, unknown>;
};

/** A data block is never executed, so the policy against inline scripts lets it be; `<` could end it. */
export function headHtml({ title, description, url, data }: Head): string {
  const json = data && JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    ...(json === undefined ? [] : [`<script type="application/ld+json">${json}</script>`]),
  ].join('\n    ');
}

/**
 * The job's words, for who reads the page without running it; the app puts its own in their place. None of them are
 * ours: they are in the language that the job is held in, where it says one.
 */
export function advertHtml(advert: Advert): string {
  const words = [
    `<h1>${escapeHtml(advert.title)}</h1>`,
    `<p>${escapeHtml([advert.companyName, advert.location].filter(Boolean).join(' · '))}</p>`,
    richTextHtml(advert.description),
  ].join('');
  const { language = null } = advert;
  return language === null ? words : `<div lang="${escapeHtml(language)}">${words}</div>`;
}

export const advertListHtml = (
  title: string,
  adverts: readonly Pick<Advert, 'title' | 'companyName' | 'location' | 'publicPath'>[],
): string => {
  const items = adverts.map(
    (job) =>
      `<li><a href="${escapeHtml(job.publicPath)}">${escapeHtml(job.title)}</a> ${escapeHtml(job.companyName)} ${escapeHtml(job.location)}</li>`,
  );
  return `<h1>${escapeHtml(title)}</h1><ul>${items.join('')}</ul>`;
};

export const summaryOf = (advert: Advert): string => plainTextOf(advert.description, 200);
