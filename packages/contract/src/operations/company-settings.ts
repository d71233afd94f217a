import * as z from 'zod/mini';
import { type ErrorCodes, endpoint, type Privilege } from '../endpoint.ts';
import { done, text } from '../fields.ts';
import { emailProblem } from '../people/email-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;

/** One line of text, `most` characters long. */
const line = (most: number, example: string) => ({
  ...({ kind: 'line', most, usual: '' } as const),
  example,
  value: text(most),
  tidy: (typed: string): string => typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
});

/** A mail address, or none. */
const address = () => ({
  ...({ kind: 'address', most: 254, usual: '', example: '' } as const),
  value: text(254).check(
    z.refine(
      (value) => value.trim() === '' || emailProblem(value.trim()) === null,
      'Please enter valid email ID.',
    ),
  ),
  tidy: (typed: string): string => typed.trim().toLowerCase(),
});

/** One of these. */
const choice = (values: readonly string[], usual: string) => ({
  ...({ kind: 'choice', most: 40 } as const),
  ...{ values, usual, example: usual },
  value: text(40).check(z.refine((value) => values.includes(value))),
  tidy: (typed: string): string => typed,
});

/** How a setting is typed, which values it takes, which it has until a company chooses, and one to show. */
export type Setting =
  | ReturnType<typeof line>
  | ReturnType<typeof address>
  | ReturnType<typeof choice>;

/** Settings that stand on one page, are saved together, and are the same people's to change. */
type Section = {
  readonly path: `/api/${string}`;
  readonly summaries: { readonly read: string; readonly save: string };
  readonly privilege: Privilege;
  /** Saving asks once more who is there. */
  readonly stepUp?: true;
  /** What the audit log calls a change. */
  readonly action: string;
  /** What the server may find wrong beside the values themselves. */
  readonly errors: ErrorCodes;
  readonly settings: Readonly<Record<string, Setting>>;
};

/** Every setting of a company. What people read of them are the web's `setting-words.ts`. */
export const settingSections = {
  mailSender: {
    path: '/api/letters/sender',
    summaries: {
      read: 'In whose name mails to candidates leave, and where answers go',
      save: 'Choose the name and the address for answers',
    },
    privilege: { featureId: areas.settings, activityId: rights.settings },
    action: 'mail-sender.saved',
    errors: { foreign_address: 422 },
    settings: {
      /** Empty: the company's name. */
      name: line(80, 'Larkfield hiring'),
      /** Empty: answers reach the administrator who has been here longest. */
      replyTo: address(),
    },
  },
  externalInterviews: {
    path: '/api/statements/rules',
    summaries: {
      read: 'What interviewers from outside are owed for late cancellations, and what they read before they agree',
      save: 'Choose the rules for interviewers from outside',
    },
    privilege: { featureId: areas.settings, activityId: rights.settings },
    action: 'external-interviews.saved',
    errors: {},
    settings: {
      /** Cancelled less than so many hours before, that part of the price is owed. */
      lateHours: choice(['0', '12', '24', '48', '72'], '24'),
      latePercent: choice(['0', '25', '50', '75', '100'], '50'),
      /** Who comes so many minutes late counts as not come. */
      lateMinutes: choice(['5', '10', '15', '30'], '15'),
      rules: line(500, 'Please bring questions of your own.'),
    },
  },
  needs: {
    path: '/api/needs/rules',
    summaries: {
      read: 'In how many days candidates are promised an answer to what they need',
      save: 'Choose in how many days candidates are answered',
    },
    privilege: { featureId: areas.settings, activityId: rights.settings },
    action: 'needs.rules-saved',
    errors: {},
    settings: { replyDays: choice(['1', '2', '3', '5', '7', '10'], '2') },
  },
  appeals: {
    path: '/api/appeals/rules',
    summaries: {
      read: 'For how long candidates can appeal against a rejection, and in how many days they are answered',
      save: 'Choose how long candidates can appeal, and when they are answered',
    },
    privilege: { featureId: areas.settings, activityId: rights.settings },
    action: 'appeals.rules-saved',
    errors: {},
    settings: {
      /** Never under seven. */
      appealDays: choice(['7', '14', '21', '30', '60', '90'], '14'),
      answerDays: choice(['3', '5', '7', '10', '14', '21', '30'], '10'),
      /** So long a rejection waits for a candidate to see notes of the critical label. */
      flagDays: choice(['2', '3', '5', '7', '10', '14'], '5'),
    },
  },
  careers: {
    path: '/api/careers/rules',
    summaries: {
      read: 'What the career page says besides the jobs',
      save: 'Choose what the career page says besides the jobs',
    },
    privilege: { featureId: areas.settings, activityId: rights.settings },
    action: 'careers.rules-saved',
    errors: {},
    settings: {
      /** How many of a year's promises of an answer were kept. */
      keptRate: choice(['no', 'yes'], 'no'),
    },
  },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof settingSections;
type SettingsIn<S extends SectionName> = (typeof settingSections)[S]['settings'];
type ValueOf<T> = T extends { readonly value: infer V extends z.core.$ZodType } ? V : never;

/** What a company has chosen in a section, setting by setting. */
export type Chosen<S extends SectionName> = {
  readonly [N in keyof SettingsIn<S>]: z.core.output<ValueOf<SettingsIn<S>[N]>>;
};

const eachOf = (section: SectionName): readonly (readonly [string, Setting])[] =>
  Object.entries(settingSections[section].settings);

/** One thing for each setting of a section. */
const bySetting = (
  section: SectionName,
  of: (setting: Setting, name: string) => unknown,
): unknown =>
  Object.fromEntries(eachOf(section).map(([name, setting]) => [name, of(setting, name)]));

/** As stored. What was never chosen, or is taken no longer, is as usual. */
export function chosenOf<S extends SectionName>(section: S, stored: object): Chosen<S> {
  const values = new Map<string, unknown>(Object.entries(stored));
  return bySetting(section, ({ value, usual }, name) => {
    const parsed = z.safeParse(value, values.get(name));
    return parsed.success ? parsed.data : usual;
  }) as Chosen<S>;
}

/** As typed, without what nobody meant to type. */
export function tidied<S extends SectionName>(section: S, typed: Chosen<S>): Chosen<S> {
  const values = new Map<string, string>(Object.entries(typed));
  return bySetting(section, ({ tidy }, name) => tidy(values.get(name) ?? '')) as Chosen<S>;
}

type Shape<S extends SectionName> = {
  readonly [N in keyof SettingsIn<S>]: ValueOf<SettingsIn<S>[N]>;
};

function endpointsOf<S extends SectionName>(name: S) {
  const section: Section = settingSections[name];
  const { path, summaries, privilege } = section;
  const errors: (typeof settingSections)[S]['errors'] = settingSections[name].errors;
  const values = z.object(bySetting(name, ({ value }) => value) as Shape<S>);
  const access = { ...member, privilege };
  const read = { ...{ path, access }, summary: summaries.read, output: values };
  const save = { ...{ path, access }, summary: summaries.save, body: values, output: done };
  return {
    read: endpoint({ method: 'GET', ...read, errors: {}, example: {} }),
    save: endpoint({
      method: 'PUT',
      ...save,
      errors,
      ...(section.stepUp && { stepUp: section.stepUp }),
      example: { body: bySetting(name, ({ example }) => example) },
    }),
  };
}

const sender = endpointsOf('mailSender');

/** Reading a section and saving it, each open to whom the list says. */
export const settingEndpoints = {
  mailSender: {
    ...sender,
    read: {
      ...sender.read,
      output: z.extend(sender.read.output, {
        /** Whose address answers go to, and candidates see, while none is chosen. Older nodes do not say it. */
        answersTo: z.optional(text(254)),
      }),
    },
  },
  externalInterviews: endpointsOf('externalInterviews'),
  needs: endpointsOf('needs'),
  appeals: endpointsOf('appeals'),
  careers: endpointsOf('careers'),
};
