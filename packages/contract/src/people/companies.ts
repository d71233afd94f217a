import * as z from 'zod/mini';
import {
  companySizes,
  industries,
  isTimeZone,
  LOGO_MOST_BYTES,
  logoTypes,
  phoneProblem,
  websiteProblem,
} from './company-rules.ts';
import { brand } from './brand.ts';
import { colourPattern } from './brand-rules.ts';
import { endpoint } from '../endpoint.ts';
import { done, id, text } from '../fields.ts';

const filled = (most: number) =>
  text(most).check(z.refine((value) => value.trim() !== '', 'Must not be empty'));
const phone = text(40).check(z.refine((value) => phoneProblem(value) === null));

/** What every visitor of the company's pages may read. */
const companyProfile = {
  name: filled(120),
  website: text(300).check(z.refine((value) => websiteProblem(value) === null)),
  industry: z.enum(industries),
  size: z.enum(companySizes),
  /** ISO 3166-1, two letters. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  city: filled(120),
  phone,
  description: text(2000),
};
const exampleProfile = {
  name: 'Larkfield Robotics',
  website: 'https://larkfield.example',
  industry: 'Manufacturing',
  size: '51-200',
  country: 'NO',
  city: 'Bergen',
  phone: '+47 55 00 00 00',
  description: 'We build robots that pick apples.',
} as const;

const admin = { kind: 'company', roles: ['COMPANY_ADMIN'] } as const;
const anyMember = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
const founder = { kind: 'session', userTypes: ['COMPANY_ADMIN'] } as const;

/**
 * Founds a company: the caller's session goes on inside it, as its administrator. The domain of their proved
 * address becomes the company's, unless it is a public mail provider's.
 */
export const createCompany = endpoint({
  method: 'POST',
  path: '/api/companies',
  summary: 'Create the company of a company account that has none',
  body: z.object({ ...companyProfile, firstName: filled(80), lastName: filled(80) }),
  output: z.object({ companyID: id }),
  errors: {
    already_in_company: 409,
    /** A company with this mail domain is here already; the way in is to ask it. */
    company_exists: 409,
  },
  access: founder,
  example: { body: { ...exampleProfile, firstName: 'Ingrid', lastName: 'Solberg' } },
});

export const askToJoinCompany = endpoint({
  method: 'POST',
  path: '/api/companies/join-requests',
  summary: "Ask the company of one's own mail domain to be taken in",
  output: done,
  errors: { already_in_company: 409, no_such_company: 404 },
  access: founder,
  example: {},
});

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/companies/own',
  summary: 'The profile of the own company',
  output: z.object({
    companyID: id,
    name: z.string(),
    website: z.string(),
    /** Null where nobody has said it yet. */
    industry: z.nullable(z.enum(industries)),
    size: z.nullable(z.enum(companySizes)),
    country: z.nullable(z.string()),
    city: z.string(),
    phone: z.string(),
    description: z.string(),
    colour: z.nullable(z.string()),
    /** A data: URL. */
    logo: z.nullable(z.string()),
    /** Whoever signs up with an address of these asks to be taken in. */
    domains: z.array(z.string()),
    planID: z.nullable(z.string()),
  }),
  errors: {},
  access: { ...admin, privilege: 'admin' },
  example: {},
});

export const updateCompany = endpoint({
  method: 'PUT',
  path: '/api/companies/own',
  summary: 'Change the profile of the own company',
  body: z.object({
    ...companyProfile,
    /** Null: the product’s own; left out: as before. */
    colour: z.optional(z.nullable(z.string().check(z.regex(colourPattern)))),
  }),
  output: done,
  errors: {},
  access: { ...admin, privilege: 'admin' },
  example: { body: exampleProfile },
});

export const saveLogo = endpoint({
  method: 'PUT',
  path: '/api/companies/own/logo',
  summary: "Store or remove the company's logo",
  body: z.object({
    /** Null removes it. */
    logo: z.nullable(
      z.object({
        /** PNG is taken: pages draw every picture anew. What one loaded before sends as it is, is refused with words. */
        contentType: z.enum(logoTypes),
        base64: z
          .string()
          .check(z.maxLength(Math.ceil(LOGO_MOST_BYTES / 3) * 4), z.regex(/^[A-Za-z\d+/]+={0,2}$/)),
      }),
    ),
  }),
  output: done,
  errors: { not_an_image: 422 },
  access: { ...admin, privilege: 'admin' },
  bodyLimit: 300 * 1024,
  example: { body: { logo: null } },
});

/** Nothing of it is stored: a company sees itself before it saves. */
export const previewBrand = endpoint({
  method: 'POST',
  path: '/api/companies/own/brand-preview',
  summary: 'What a colour would look like beside a logo, in a mail and on pages of both schemes',
  body: z.object({
    colour: z.nullable(z.string().check(z.regex(colourPattern))),
    /** The page has it, and puts it where the mail names `PREVIEW_LOGO`. */
    hasLogo: z.boolean(),
  }),
  output: z.object({
    brand,
    html: z.string(),
    /** In which scheme another shade is shown, so that it can be read. */
    changed: z.array(z.object({ scheme: z.enum(['light', 'dark']), shown: z.string() })),
  }),
  errors: {},
  access: { ...admin, privilege: 'admin' },
  example: { body: { colour: '#0f6b55', hasLogo: false } },
});

const ownProfile = {
  firstName: filled(80),
  lastName: filled(80),
  jobTitle: text(120),
  phone,
  timeZone: text(60).check(z.refine(isTimeZone)),
};

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/companies/own-profile',
  summary: "A member's own profile in the company",
  output: z.object({
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string(),
    phone: z.string(),
    timeZone: z.string(),
    email: z.string(),
  }),
  errors: {},
  access: anyMember,
  example: {},
});

/** Afterwards `userProfileID` of the login data is above 0. */
export const saveOwnProfile = endpoint({
  method: 'PUT',
  path: '/api/companies/own-profile',
  summary: "Fill in a member's own profile",
  body: z.object(ownProfile),
  output: done,
  errors: {},
  access: anyMember,
  example: {
    body: {
      firstName: 'Ingrid',
      lastName: 'Solberg',
      jobTitle: 'Head of talent',
      phone: '',
      timeZone: 'Europe/Oslo',
    },
  },
});
