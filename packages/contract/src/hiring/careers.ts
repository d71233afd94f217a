import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { brand } from '../people/brand.ts';
import { amount, id, idText, instant, language, notice, text } from '../fields.ts';
import { employmentTypes, workplaces } from './job-rules.ts';
import { advertFields, askedQuestion } from './job-fields.ts';

const advertRow = {
  jobID: id,
  companyID: id,
  companyName: z.string(),
  title: z.string(),
  department: z.string(),
  location: z.string(),
  country: z.nullable(z.string()),
  employmentType: z.enum(employmentTypes),
  workplace: z.enum(workplaces),
  publishedAt: instant,
  closesOn: z.nullable(z.iso.date()),
  publicPath: z.string(),
};

export const listAdverts = endpoint({
  method: 'GET',
  path: '/api/careers/jobs',
  summary: 'Published jobs, of every company or of one',
  query: z.object({
    search: z.optional(text(200)),
    companyID: z.optional(idText),
    employmentType: z.optional(z.enum(employmentTypes)),
    workplace: z.optional(z.enum(workplaces)),
    page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
  }),
  output: z.object({ jobs: z.array(z.object(advertRow)), total: amount, pageSize: amount }),
  errors: {},
  access: { kind: 'anyone' },
  example: { query: { search: 'engineer', page: '1' } },
});

export const getAdvert = endpoint({
  method: 'GET',
  path: '/api/careers/jobs/:jobID',
  summary: 'A published job',
  params: z.object({ jobID: idText }),
  output: z.object({
    ...advertFields,
    ...advertRow,
    questions: z.array(askedQuestion),
    /** In which it is held; null: as the browser asks. A node of before says nothing. */
    language: z.optional(z.nullable(language)),
    /** Of software in its interviews; null: its job follows no law that asks for one. A node of before says nothing. */
    notice: z.optional(z.nullable(notice)),
  }),
  errors: {},
  access: { kind: 'anyone' },
  example: { params: { jobID: '1' } },
});

export const getCareerCompany = endpoint({
  method: 'GET',
  path: '/api/careers/companies/:companyID',
  summary: 'What a company with published jobs says about itself',
  params: z.object({ companyID: idText }),
  output: z.object({
    companyID: id,
    name: z.string(),
    description: z.string(),
    industry: z.nullable(z.string()),
    size: z.nullable(z.string()),
    website: z.nullable(z.string()),
    city: z.nullable(z.string()),
    country: z.nullable(z.string()),
    /** For pages that were loaded before there was `brand`: its path. */
    logo: z.nullable(z.string()),
    brand,
    /** Of a year's promises of an answer, in percent; null where the company does not say, or made few. */
    keptPercent: z.optional(z.nullable(amount)),
  }),
  errors: {},
  access: { kind: 'anyone' },
  example: { params: { companyID: '1' } },
});
