import * as z from 'zod/mini';
import { applicationStage, candidateFilter, score, tag } from './candidate-fields.ts';
import { candidateSorts, CHOSEN_MOST, TAGS_MOST } from './candidate-rules.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, few, id, idText, instant, text } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
/** PR-3: candidates are feature 4. */
const access = { ...member, privilege: { featureId: areas.candidates } } as const;
const viewing = {
  ...member,
  privilege: { featureId: areas.candidates, activityId: rights.look },
} as const;
const changing = {
  ...member,
  privilege: { featureId: areas.candidates, activityId: rights.change },
} as const;

const chosen = z.array(id).check(z.minLength(1), z.maxLength(CHOSEN_MOST));

export const getCandidatesByFilter = endpoint({
  method: 'POST',
  path: '/api/aggregator/Company/getcandidatesbyfilter',
  summary: "The company's candidates that a filter leaves, fifty at a time",
  body: z.extend(candidateFilter, {
    sort: z.optional(z.enum(candidateSorts)),
    /** The reply before said it. */
    cursor: z.optional(text(600)),
    few,
  }),
  output: z.object({
    candidates: z.array(
      z.object({
        candidateID: id,
        name: z.string(),
        email: z.string(),
        headline: z.string(),
        skills: z.array(z.string()),
        tags: z.array(z.string()),
        city: z.string(),
        country: z.nullable(z.string()),
        experienceYears: z.nullable(amount),
        lastScore: score,
        lastActivityAt: instant,
        /** Of the newest application. */
        application: z.nullable(applicationStage),
        /** Another candidate who may be the same person. */
        maybeSame: z.nullable(z.object({ candidateID: id, name: z.string() })),
      }),
    ),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
    /** At most 10,000; `isMore` says that there are others. Null on later pages: it is the first one's. */
    total: z.nullable(z.object({ count: amount, isMore: z.boolean() })),
  }),
  /** `keywords_misread`: the message says what is wrong with the words. */
  errors: { keywords_misread: 422, cursor_refused: 422 },
  access: { ...access, key: 'read:candidates' },
  bodyLimit: 128 * 1024,
  example: { body: { keywords: 'engineer NOT intern', experienceMin: 2, sort: 'activity' } },
});

export const listCandidateChoices = endpoint({
  method: 'GET',
  path: '/api/applicants/choices',
  summary: 'What the filters can be filled with',
  output: z.object({
    skills: z.array(z.string()),
    tags: z.array(z.string()),
    countries: z.array(z.string()),
    jobs: z.array(z.object({ jobID: id, title: z.string() })),
    /** Who can be named in a note: colleagues who may see candidates. */
    colleagues: z.array(z.object({ membershipID: id, name: z.string() })),
  }),
  errors: {},
  access: {
    ...member,
    privilege: {
      featureId: areas.candidates,
      hasMultipleEntryPoint: [areas.candidates, areas.interviews],
    },
  },
  example: {},
});

export const exportCandidates = endpoint({
  method: 'POST',
  path: '/api/applicants/export',
  summary: 'The candidates that a filter leaves, at most 10,000, or the chosen ones, as CSV',
  body: z.extend(candidateFilter, {
    sort: z.optional(z.enum(candidateSorts)),
    candidateIDs: z.optional(chosen),
  }),
  output: z.object({ fileName: z.string(), csv: z.string(), count: amount, isMore: z.boolean() }),
  errors: { keywords_misread: 422 },
  access: { ...member, privilege: { featureId: areas.candidates, activityId: rights.exportData } },
  bodyLimit: 128 * 1024,
  stepUp: true,
  example: { body: { keywords: 'engineer' } },
});

export const tagCandidates = endpoint({
  method: 'POST',
  path: '/api/applicants/tags',
  summary: 'Put tags on candidates, and take tags off',
  body: z.object({
    candidateIDs: chosen,
    add: z.array(tag).check(z.maxLength(TAGS_MOST)),
    remove: z.array(tag).check(z.maxLength(TAGS_MOST)),
  }),
  output: z.object({ changed: amount }),
  /** `too_many_tags`: one of them would have more than fifty. */
  errors: { too_many_tags: 422 },
  access: changing,
  example: { body: { candidateIDs: [1], add: ['silver medal'], remove: [] } },
});

export const addCandidatesToJob = endpoint({
  method: 'POST',
  path: '/api/applicants/add-to-job',
  summary: 'Let candidates stand in the first stage of a job',
  body: z.object({ candidateIDs: chosen, jobID: id }),
  /** `already`: had an application for this job, which stays as it is. */
  output: z.object({ added: amount, already: amount }),
  errors: { no_stages: 409, job_closed: 409 },
  access: changing,
  example: { body: { candidateIDs: [1], jobID: 1 } },
});

const search = z.object({
  name: text(80).check(z.minLength(1, 'Please enter a name.')),
  /** The address's query, as the page writes it. */
  query: text(4000),
  isShared: z.boolean(),
});
const searchParams = z.object({ candidateSearchID: idText });
const searchErrors = { name_taken: 409, too_many_searches: 422 } as const;

export const listCandidateSearches = endpoint({
  method: 'GET',
  path: '/api/applicants/searches',
  summary: 'Searches that I saved, and those that colleagues share',
  output: z.object({
    searches: z.array(
      z.object({
        candidateSearchID: id,
        ...search.shape,
        isOwn: z.boolean(),
        ownerName: z.string(),
      }),
    ),
  }),
  errors: {},
  access,
  example: {},
});

export const saveCandidateSearch = endpoint({
  method: 'POST',
  path: '/api/applicants/searches',
  summary: 'Save a search',
  body: search,
  output: z.object({ candidateSearchID: id }),
  errors: searchErrors,
  access: viewing,
  example: { body: { name: 'Welders in Bergen', query: 'keywords=welder', isShared: true } },
});

export const updateCandidateSearch = endpoint({
  method: 'PUT',
  path: '/api/applicants/searches/:candidateSearchID',
  summary: 'Change a search of mine',
  params: searchParams,
  body: search,
  output: done,
  errors: searchErrors,
  access: viewing,
  example: {
    params: { candidateSearchID: '1' },
    body: { name: 'Welders in Bergen', query: 'keywords=welder', isShared: false },
  },
});

export const deleteCandidateSearch = endpoint({
  method: 'DELETE',
  path: '/api/applicants/searches/:candidateSearchID',
  summary: 'Forget a search of mine',
  params: searchParams,
  output: done,
  errors: {},
  access: viewing,
  example: { params: { candidateSearchID: '1' } },
});
