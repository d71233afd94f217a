import type { SomeRefusalWords } from '@candor/contract/refusals';

export const jobRefusals = {
  changed_meanwhile: {
    job: 'This job was changed since you opened it, in another window or by others.',
  },
  has_applications: 'There are applications for this job. It can be closed.',
  not_found: {
    advert: 'This job is not published any more.',
    'career-page': 'This company has no career page.',
    job: 'There is no such job.',
  },
  salary_not_yours: {
    change: 'Your role may not set what a job pays.',
    publish:
      'The pay of this job was not published yet, and your role may not set what a job pays.',
  },
  stage_in_use: ({ stage }) =>
    `There are applications in the stage “${stage}”. Please move them first.`,
  unknown_member: {
    'hiring-team': 'Somebody in the hiring team is not a member of the company, or is there twice.',
  },
  wrong_status: { job: ({ status }) => `This job is ${status}.` },
} as const satisfies SomeRefusalWords;
