import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, id, idText, instant, text } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import { currencies, salaryPeriods } from './job-rules.ts';
import {
  approval,
  offerContent,
  offerState,
  paper,
  shownHash,
  shownOffer,
} from './offer-fields.ts';
import { APPROVERS_MOST, OFFER_REASON_MOST } from './offer-rules.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
const pay = { featureId: areas.jobs, activityId: rights.salary } as const;
const reading = {
  ...member,
  privilege: { featureId: areas.candidates },
  alsoPrivilege: pay,
} as const;
/** An offer says what is paid, so it is written by whoever changes candidates and sees what jobs pay. */
const writing = {
  ...member,
  privilege: { featureId: areas.candidates, activityId: rights.change },
  alsoPrivilege: pay,
} as const;

const params = z.object({ offerID: idText });
const exampleParams = { offerID: '1' };
const version = z.int().check(z.positive());
const reason = (problem: string) =>
  text(OFFER_REASON_MOST).check(z.refine((value) => value.trim() !== '', problem));
/** As members of the company, in the order in which they are asked. */
const approvers = z.array(id).check(z.maxLength(APPROVERS_MOST));
const exampleContent = {
  terms: 'Dear {{firstName}},\n\nwe offer you {{jobTitle}} for {{salary}} from {{startDate}}.',
  message: '',
  ...{ salary: 6_200_000, currency: 'EUR', salaryPeriod: 'year' },
  ...{ startsOn: '2027-03-01', expiresOn: '2027-01-15', timeZone: 'Europe/Oslo' },
} as const;

const saved = z.object({ offerID: id, version });
/** `wrong_status`: it stands otherwise than this needs. */
const deedErrors = { changed_meanwhile: 409, wrong_status: 409 } as const;

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/applicants/:candidateID/offers',
  summary: 'The offers that were written for a candidate, newest first',
  params: z.object({ candidateID: idText }),
  output: z.object({
    offers: z.array(
      z.object({
        offerID: id,
        applicationID: id,
        jobTitle: z.string(),
        state: offerState,
        /** `EUR 62,000 a year`; empty without a salary. */
        salary: z.string(),
        changedAt: instant,
        /** From when it cannot be answered any more; null: not sent yet. */
        expiresAt: z.nullable(instant),
        /** Whose turn it is to approve. */
        waitsFor: z.nullable(z.string()),
      }),
    ),
    /** For which another one can be begun. */
    applications: z.array(z.object({ applicationID: id, jobTitle: z.string() })),
  }),
  errors: {},
  access: reading,
  example: { params: { candidateID: '1' } },
});

export const getOfferChoices = endpoint({
  method: 'GET',
  path: '/api/applications/:applicationID/offer-choices',
  summary: 'What an offer is written from: the application, templates, and who could approve it',
  params: z.object({ applicationID: idText }),
  output: z.object({
    candidateID: id,
    candidateName: z.string(),
    firstName: z.string(),
    jobTitle: z.string(),
    companyName: z.string(),
    currency: z.nullable(z.enum(currencies)),
    salaryPeriod: z.nullable(z.enum(salaryPeriods)),
    templates: z.array(z.object({ offerTemplateID: id, name: z.string(), terms: z.string() })),
    /** Who may see this job. */
    members: z.array(z.object({ membershipID: id, name: z.string() })),
  }),
  errors: {},
  access: writing,
  example: { params: { applicationID: '1' } },
});

export const createOffer = endpoint({
  method: 'POST',
  path: '/api/offers',
  summary: 'Begin an offer for an application',
  body: z.object({ applicationID: id, content: offerContent, approvers }),
  output: saved,
  errors: { wrong_status: 409, offer_open: 409, unknown_member: 422 },
  access: writing,
  example: { body: { applicationID: 1, content: exampleContent, approvers: [] } },
});

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/offers/:offerID',
  summary: 'One offer, for who may write offers and for those who approve it',
  params,
  output: z.object({
    offerID: id,
    version,
    state: offerState,
    candidateID: id,
    applicationID: id,
    jobID: id,
    candidateName: z.string(),
    firstName: z.string(),
    jobTitle: z.string(),
    companyName: z.string(),
    content: offerContent,
    approvals: z.array(approval),
    /** Of its job: openings that are left, and offers that wait for an answer. */
    room: z.object({ left: amount, waiting: amount }),
    draftedBy: z.string(),
    createdAt: instant,
    sentBy: z.nullable(z.string()),
    /** Exactly what the candidate sees; null: not sent yet. */
    shown: z.nullable(shownOffer),
    shownHash: z.nullable(shownHash),
    endedAt: z.nullable(instant),
    /** Null: the candidate, or the time that was over. */
    endedBy: z.nullable(z.string()),
    reason: z.string(),
    /** As the candidate typed it. */
    signedName: z.nullable(z.string()),
    /** Whether the reader reads offers; who only approves this one sees neither its paper nor the candidate. */
    mayRead: z.boolean(),
    /** Whether the reader writes offers. */
    mayWrite: z.boolean(),
    /** Whether it is the reader's turn to approve. */
    mayDecide: z.boolean(),
  }),
  errors: {},
  access: member,
  example: { params: exampleParams },
});

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/api/offers/:offerID',
  summary: 'Write a draft of an offer',
  params,
  body: z.object({ version, content: offerContent, approvers }),
  output: saved,
  errors: { ...deedErrors, unknown_member: 422 },
  access: writing,
  example: { params: exampleParams, body: { version: 1, content: exampleContent, approvers: [] } },
});

export const askForApproval = endpoint({
  method: 'POST',
  path: '/api/offers/:offerID/asking',
  summary: 'Ask those who approve an offer, one after the other',
  params,
  body: z.object({ version }),
  output: saved,
  errors: { ...deedErrors, unknown_member: 422 },
  access: writing,
  example: { params: exampleParams, body: { version: 1 } },
});

export const decideOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:offerID/approval',
  summary: 'Approve an offer, or send it back, when it is my turn',
  params,
  body: z.object({
    version,
    isApproved: z.boolean(),
    /** Needed where it is sent back. */
    reason: text(OFFER_REASON_MOST),
  }),
  output: saved,
  errors: { ...deedErrors, not_your_turn: 409, reason_needed: 422 },
  access: member,
  example: { params: exampleParams, body: { version: 1, isApproved: true, reason: '' } },
});

export const reopenOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:offerID/reopening',
  summary: 'Write an offer again that was being approved; who approved it is asked again',
  params,
  body: z.object({ version }),
  output: saved,
  errors: deedErrors,
  access: writing,
  example: { params: exampleParams, body: { version: 1 } },
});

export const sendOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:offerID/sending',
  summary: 'Send an offer to its candidate',
  params,
  body: z.object({ version }),
  output: saved,
  errors: deedErrors,
  access: writing,
  example: { params: exampleParams, body: { version: 1 } },
});

export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:offerID/withdrawal',
  summary: 'Take an offer back; a candidate who has it is told',
  params,
  body: z.object({ version, reason: reason('Please say why.') }),
  output: saved,
  errors: deedErrors,
  access: writing,
  example: { params: exampleParams, body: { version: 1, reason: 'The budget was cut.' } },
});

export const copyOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:offerID/copies',
  summary: 'Begin an offer with the words of one that is over',
  params,
  output: saved,
  errors: { wrong_status: 409, offer_open: 409 },
  access: writing,
  example: { params: exampleParams },
});

export const getOfferPaper = endpoint({
  method: 'GET',
  path: '/api/offers/:offerID/paper',
  summary: 'An offer that was sent, as a PDF; with the answer where it was accepted',
  params,
  output: paper,
  errors: { wrong_status: 409 },
  access: reading,
  example: { params: exampleParams },
});
