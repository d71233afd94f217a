import { apply } from '@candor/contract/hiring/applications';
import { createJob } from '@candor/contract/hiring/jobs';
import type { TestApp } from '../../../test-app.ts';
import { type Caller, people, type Reply } from '../../people/companies/test-company.ts';
import { pdf, sent } from '../../people/profiles/test-documents.ts';

export const wholeJob = createJob.example.body;

export const wholeForm = { ...apply.example.body, cv: sent('cv.pdf', pdf()) };

let made = 0;

export const newAddress = (): string => {
  made += 1;
  return `applicant${made}@example.com`;
};

/** A published job of the company. */
export async function postOpenJob(call: Caller, change: object = {}): Promise<number> {
  const { data } = await call('POST', '/api/jobs', { ...wholeJob, ...change });
  await call('POST', `/api/jobs/${data.jobID}/publish`, { version: 1 });
  return Number(data.jobID);
}

/** Somebody who fills in the form of a job; `clock` moves on while they do. */
export function applicants(service: TestApp, clock: { pass: (ms: number) => void }) {
  const caller = people(service).caller;
  const openForm = async (jobID: number): Promise<string> => {
    const { data } = await caller()('GET', `/api/careers/jobs/${jobID}/application-form`);
    return String(data?.formToken);
  };
  const send = (jobID: number, body: object): Promise<Reply> =>
    caller()('POST', `/api/careers/jobs/${jobID}/applications`, body);
  return {
    openForm,
    send,
    /** Takes the time that a person takes. */
    applyTo: async (jobID: number, change: object = {}): Promise<Reply> => {
      const formToken = await openForm(jobID);
      clock.pass(3_000);
      return send(jobID, { ...wholeForm, formToken, ...change });
    },
  };
}
