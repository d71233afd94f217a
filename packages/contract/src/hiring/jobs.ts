import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, calendarDay, done, few, id, idText, instant, text } from '../fields.ts';
import { jobBody, jobFields, jobQuestions } from './job-fields.ts';
import { employmentTypes, jobStatuses, teamRoles, workplaces } from './job-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
/** PR-3: 1 post or clone, 2 edit, 4 view. */
const may = {
  list: { ...member, privilege: { featureId: areas.jobs } },
  post: { ...member, privilege: { featureId: areas.jobs, activityId: rights.postJobs } },
  edit: { ...member, privilege: { featureId: areas.jobs, activityId: rights.editJobs } },
  view: { ...member, privilege: { featureId: areas.jobs, activityId: rights.viewJobs } },
} as const;

/** The version that the caller last read; a job changed since then is refused with `changed_meanwhile`. */
const version = z.int().check(z.positive(), z.maximum(2_000_000_000));
const savedBody = z.extend(jobBody, { version });
const params = z.object({ jobID: idText });
const saved = z.object({ jobID: id, version });

const job = z.object({
  ...jobFields,
  questions: jobQuestions,
  team: z.array(z.object({ membershipID: id, role: z.enum(teamRoles), name: z.string() })),
  jobID: id,
  version,
  status: z.enum(jobStatuses),
  createdAt: instant,
  updatedAt: instant,
  /** When it was last put on the career page; null for what never was, or is closed. */
  publishedAt: z.nullable(instant),
  /** Saved since it was put on the career page. */
  hasUnpublishedChanges: z.boolean(),
  /** The career page; null while nobody can open it. */
  publicPath: z.nullable(z.string()),
  interviews: amount,
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: "The company's jobs",
  query: z.object({
    search: z.optional(text(200)),
    status: z.optional(z.enum(jobStatuses)),
    department: z.optional(text(80)),
    employmentType: z.optional(z.enum(employmentTypes)),
    workplace: z.optional(z.enum(workplaces)),
    sort: z.optional(z.enum(['updated', 'newest', 'oldest', 'title', 'closing'])),
    page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
    few,
  }),
  output: z.object({
    jobs: z.array(
      z.object({
        jobID: id,
        title: z.string(),
        department: z.string(),
        location: z.string(),
        workplace: z.nullable(z.enum(workplaces)),
        employmentType: z.nullable(z.enum(employmentTypes)),
        status: z.enum(jobStatuses),
        ownerName: z.string(),
        openings: amount,
        interviews: amount,
        /** null for who may not see candidates. Counted to 1,000, those active in a stage to 100. */
        applicants: z.nullable(
          z.object({
            count: amount,
            /** Stages in which somebody is, in their order. */
            stages: z.array(z.object({ stageID: id, name: z.string(), count: amount })),
          }),
        ),
        closesOn: z.nullable(calendarDay),
        createdAt: instant,
        updatedAt: instant,
        hasUnpublishedChanges: z.boolean(),
        /** Begun by the caller and never published. */
        isOwnDraft: z.boolean(),
      }),
    ),
    total: amount,
    pageSize: amount,
  }),
  errors: {},
  access: may.list,
  example: { query: { status: 'open', page: '1' } },
});

export const listJobChoices = endpoint({
  method: 'GET',
  path: '/api/jobs/choices',
  summary: 'What the fields of a job can be filled with: colleagues, and words used before',
  output: z.object({
    members: z.array(z.object({ membershipID: id, name: z.string() })),
    departments: z.array(z.string()),
    locations: z.array(z.string()),
    skills: z.array(z.string()),
  }),
  errors: {},
  access: may.list,
  example: {},
});

const exampleJob = {
  title: 'Robotics engineer',
  slug: '',
  description: '## Your work\nYou build robots that pick apples.\n\n- design\n- test',
  department: 'Engineering',
  employmentType: 'full-time',
  workplace: 'hybrid',
  location: 'Bergen',
  country: 'NO',
  salaryMin: 65_000_000,
  salaryMax: 80_000_000,
  salaryCurrency: 'NOK',
  salaryPeriod: 'year',
  openings: 2,
  experienceMin: 3,
  experienceMax: 8,
  education: 'bachelor',
  closesOn: '2027-01-31',
  skills: [{ name: 'TypeScript', level: 'advanced' }],
  stages: [
    { name: 'Applied', kind: 'applied' },
    { name: 'Panel', kind: 'interview' },
  ],
  team: [],
  questions: [
    {
      kind: 'yes-no',
      label: 'May you work in Norway?',
      isRequired: true,
      options: [],
      knockOut: ['no'],
    },
  ],
} as const;

/** What a job pays was sent by who may not set it. */
const payErrors = { salary_not_yours: 403 } as const;
const saveErrors = {
  ...payErrors,
  changed_meanwhile: 409,
  unknown_member: 422,
  stage_in_use: 409,
} as const;
const publishErrors = {
  ...payErrors,
  changed_meanwhile: 409,
  not_publishable: 422,
  wrong_status: 409,
} as const;

export const createJob = endpoint({
  method: 'POST',
  path: '/api/jobs',
  summary: 'Begin a job; it is a draft until it is published',
  body: jobBody,
  output: saved,
  errors: { ...payErrors, unknown_member: 422 },
  access: may.post,
  example: { body: exampleJob },
});

export const cloneJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobID/clone',
  summary: 'Begin a draft with everything that another job says',
  params,
  output: saved,
  errors: {},
  access: may.post,
  example: { params: { jobID: '1' } },
});

export const getOwnDraft = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobID/draft',
  summary: 'A draft that I began, to go on with',
  params,
  output: job,
  errors: {},
  access: may.post,
  example: { params: { jobID: '1' } },
});

export const saveOwnDraft = endpoint({
  method: 'PUT',
  path: '/api/jobs/:jobID/draft',
  summary: 'Save a draft that I began',
  params,
  body: savedBody,
  output: saved,
  errors: saveErrors,
  access: may.post,
  example: { params: { jobID: '1' }, body: { ...exampleJob, version: 1 } },
});

export const publishOwnDraft = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobID/draft/publish',
  summary: 'Put a draft that I began on the career page',
  params,
  body: z.object({ version }),
  output: saved,
  errors: publishErrors,
  access: may.post,
  example: { params: { jobID: '1' }, body: { version: 1 } },
});

export const deleteOwnDraft = endpoint({
  method: 'DELETE',
  path: '/api/jobs/:jobID/draft',
  summary: 'Throw away a draft that I began',
  params,
  output: done,
  errors: { has_applications: 409 },
  access: may.post,
  example: { params: { jobID: '1' } },
});

export const getJobToEdit = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobID/edit',
  summary: 'A job with everything that can be changed in it',
  params,
  output: job,
  errors: {},
  access: may.edit,
  example: { params: { jobID: '1' } },
});

export const saveJob = endpoint({
  method: 'PUT',
  path: '/api/jobs/:jobID',
  summary: 'Save changes of a job; the career page shows them when it is published again',
  params,
  body: savedBody,
  output: saved,
  errors: saveErrors,
  access: may.edit,
  example: { params: { jobID: '1' }, body: { ...exampleJob, version: 1 } },
});

export const publishJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobID/publish',
  summary: 'Put a job on the career page as it is now: the first time, again, or after a pause',
  params,
  body: z.object({ version }),
  output: saved,
  errors: publishErrors,
  access: may.edit,
  example: { params: { jobID: '1' }, body: { version: 1 } },
});

export const pauseJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobID/pause',
  summary: 'Take an open job off the career page for a while',
  params,
  output: saved,
  errors: { wrong_status: 409 },
  access: may.edit,
  example: { params: { jobID: '1' } },
});

export const closeJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobID/close',
  summary: 'Close a job',
  params,
  output: saved,
  errors: { wrong_status: 409 },
  access: may.edit,
  example: { params: { jobID: '1' } },
});

export const getJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobID',
  summary: 'One job',
  params,
  output: job,
  errors: {},
  access: { ...may.view, key: 'read:jobs' },
  example: { params: { jobID: '1' } },
});
