import type { currencies, salaryPeriods } from '@candor/contract/hiring/job-rules';
import { areas, rights } from '@candor/contract/people/right-rules';

/** What a job pays is seen and set by this right alone (docs/decisions/0203). */
export const payRight = { featureId: areas.jobs, activityId: rights.salary } as const;

const fields = ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryPeriod'] as const;
type Field = (typeof fields)[number];
export type Pay = {
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryCurrency: (typeof currencies)[number] | null;
  readonly salaryPeriod: (typeof salaryPeriods)[number] | null;
};
type Asked = { readonly [F in Field]?: Pay[F] | undefined };

export const noPay: Pay = {
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryPeriod: null,
};

/** The first field of pay that a body names, whatever it says: even “none” would be a change. */
export const namedPay = (body: Asked): Field | undefined =>
  fields.find((field) => body[field] !== undefined);

/** A body without pay leaves what is stored. */
export function withPay<T extends Asked>(body: T, kept: Pay): Omit<T, Field> & Pay {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = body;
  return {
    ...body,
    salaryMin: salaryMin === undefined ? kept.salaryMin : salaryMin,
    salaryMax: salaryMax === undefined ? kept.salaryMax : salaryMax,
    salaryCurrency: salaryCurrency === undefined ? kept.salaryCurrency : salaryCurrency,
    salaryPeriod: salaryPeriod === undefined ? kept.salaryPeriod : salaryPeriod,
  };
}

/** Whether the career page would show another pay than it does; null: it shows nothing yet. */
export const isPayNews = (pay: Pay, shown: { readonly [F in Field]: unknown } | null): boolean =>
  fields.some((field) => pay[field] !== (shown ?? noPay)[field]);

export function withoutPay<T extends Asked>(job: T): Omit<T, Field> {
  const {
    salaryMin: _min,
    salaryMax: _max,
    salaryCurrency: _in,
    salaryPeriod: _per,
    ...rest
  } = job;
  return rest;
}
