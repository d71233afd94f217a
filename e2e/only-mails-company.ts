import { createJob } from '@candor/contract/hiring/jobs';
import { noAccommodations } from '@candor/contract/interviews/scheduling';
import type { companyCalls } from './appointment-steps.ts';

type Call = Awaited<ReturnType<typeof companyCalls>>;

/** A job of which nobody said in which language it is held. */
export async function gardenerJob(call: Call) {
  const title = `Gärtnerin ${Date.now()}`;
  const description = 'Sie legen Gärten an und pflegen sie.';
  const { jobID } = await call('POST', '/api/jobs', {
    ...{ ...createJob.example.body, title, description, language: null },
    ...{ questions: [], skills: [] },
  });
  await call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  return { jobID: String(jobID), title };
}

/** What the company does meanwhile, one of it by each of two people. */
export function companySide(first: Call, second: Call, job: { jobID: string; title: string }) {
  const { jobID, title } = job;
  /** The company is shared by all that is tested beside this. */
  const ofJob = ({ jobTitle }: { jobTitle: string }) => jobTitle === title;
  const application = async () => {
    const { applications } = await first('GET', `/api/pipeline/jobs/${jobID}/applications`);
    return applications[0];
  };
  return {
    grant: async () => {
      const { needs } = await first('GET', '/api/needs?show=waiting');
      const { needID } = needs.find(ofJob);
      const need = await first('GET', `/api/needs/${needID}`);
      const extraMinutes = Math.ceil((need.minutes * need.asked.extraPercent) / 100);
      const breaks = { count: 2, minutes: 10 };
      const accommodations = { ...noAccommodations, extraMinutes, breaks };
      const body = { revision: need.revision, accommodations, words: 'Gern.' };
      await first('POST', `/api/needs/${needID}/grant`, body);
      return Number(need.interviewScheduleID);
    },
    reject: async () => {
      const { applicationID, version } = await application();
      await first('POST', '/api/pipeline/rejections', {
        applications: [{ applicationID, version }],
        ...{ reason: 'Skills do not match', mail: null },
      });
    },
    overturn: async (reason: string) => {
      const { appeals } = await second('GET', '/api/appeals?show=waiting');
      const { appealID } = appeals.find(ofJob);
      const { revision } = await second('GET', `/api/appeals/${appealID}`);
      await second('POST', `/api/appeals/${appealID}/answer`, {
        revision,
        isUpheld: false,
        reason,
      });
    },
  };
}
