/**
 * The demo's companies and accounts. The passwords stand in the repository: whoever reaches a demo may use
 * it, which is why production is never seeded. The .example domains can receive no mail.
 */
export const demoCompany = {
  name: 'Larkfield Robotics',
  slug: 'larkfield-robotics',
  website: 'https://larkfield.example',
  industry: 'Manufacturing',
  size: '51-200',
  country: 'NO',
  city: 'Bergen',
} as const;

/** A second tenant, so that anyone can see that the two see nothing of each other. */
export const otherCompany = {
  name: 'Osier Analytics',
  slug: 'osier-analytics',
  website: 'https://osier.example',
  industry: 'Software and IT',
  size: '11-50',
  country: 'SE',
  city: 'Malmö',
} as const;

export type DemoAccount<Role extends string = string> = {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

export const demoAdmin: DemoAccount<'COMPANY_ADMIN'> = {
  role: 'COMPANY_ADMIN',
  email: 'admin@larkfield.example',
  password: 'Harbour#Lantern27',
  firstName: 'Ingrid',
  lastName: 'Solberg',
};

export const demoRecruiter: DemoAccount<'COMPANY_USER'> = {
  role: 'COMPANY_USER',
  email: 'recruiter@larkfield.example',
  password: 'Meadow!Compass58',
  firstName: 'Tomás',
  lastName: 'Ferreira',
};

/** Limited to the first job: what colleagues do in the others is none of hers. */
export const demoHiringManager: DemoAccount<'COMPANY_USER'> = {
  role: 'COMPANY_USER',
  email: 'manager@larkfield.example',
  password: 'Juniper!Ferry62',
  firstName: 'Sunniva',
  lastName: 'Dahl',
};

export const otherAdmin: DemoAccount<'COMPANY_ADMIN'> = {
  role: 'COMPANY_ADMIN',
  email: 'admin@osier.example',
  password: 'Willow$Quarry94',
  firstName: 'Nadia',
  lastName: 'Rahman',
};

export const demoSuperAdmin: DemoAccount<'SUPER_ADMIN'> = {
  role: 'SUPER_ADMIN',
  email: 'super@candor.example',
  password: 'Granite!Beacon36',
  firstName: 'Petra',
  lastName: 'Vance',
};

export const demoInterviewer: DemoAccount<'EXTERNAL_INTERVIEWER'> = {
  role: 'EXTERNAL_INTERVIEWER',
  email: 'elias.brandt@interviewers.example',
  password: 'Timber#Signal83',
  firstName: 'Elias',
  lastName: 'Brandt',
};

/** Whom companies find in the marketplace. */
export const demoPublished: DemoAccount<'EXTERNAL_INTERVIEWER'> = {
  role: 'EXTERNAL_INTERVIEWER',
  email: 'freya.lund@interviewers.example',
  password: 'Harbour%Lantern27',
  firstName: 'Freya',
  lastName: 'Lund',
};

const candidateNames = [
  ['Maya', 'Lindqvist'],
  ['Omar', 'Haddad'],
  ['Chiara', 'Moretti'],
  ['Kwame', 'Boateng'],
  ['Sofia', 'Novak'],
  ['Ravi', 'Menon'],
  ['Hannah', 'Weiss'],
  ['Daniel', 'Okafor'],
] as const;

/** The nth invented candidate (from 0); names come round again with a number in the address. */
export function demoCandidate(n: number) {
  const [firstName, lastName] = candidateNames[n % candidateNames.length] ?? candidateNames[0];
  const round = Math.floor(n / candidateNames.length);
  const mailbox = `${firstName}.${lastName}${round === 0 ? '' : `.${round + 1}`}`.toLowerCase();
  return { firstName, lastName, email: `${mailbox}@candidates.example` };
}

/** Who the sample recording is shared with; has no account. */
export const demoViewer = {
  firstName: 'Vera',
  lastName: 'Sund',
  email: 'vera.sund@viewers.example',
} as const;

/**
 * People whose interviews are over. `answers` repeats over the questions: r right, w wrong, - not answered.
 * `events` is what a room would have noticed, in seconds from the start.
 */
export const sampleCandidates = [
  { ...sampled('Aisha', 'Karimi'), hoursAgo: 44, answers: 'rrrwrrrr', events: [] },
  {
    ...sampled('Jonas', 'Eriksen'),
    hoursAgo: 26,
    answers: 'rrwrw',
    events: [
      { after: 291, kind: 'fullscreen-left' },
      { after: 296, kind: 'fullscreen-returned' },
      { after: 530, kind: 'offline' },
      { after: 571, kind: 'online' },
    ],
  },
  {
    ...sampled('Lucía', 'Paredes'),
    hoursAgo: 5,
    answers: 'rwrrw-w',
    events: [
      { after: 208, kind: 'tab-hidden' },
      { after: 219, kind: 'tab-visible' },
      { after: 402, kind: 'blocked-key' },
      { after: 640, kind: 'tab-hidden' },
      { after: 662, kind: 'tab-visible' },
      { after: 664, kind: 'paste' },
    ],
  },
] as const;

/** The list and the report show the name as it is, so it says what these interviews are. */
function sampled(firstName: string, lastName: string) {
  const mailbox = `sample.${firstName}.${lastName}`.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return {
    firstName,
    lastName: `${lastName} (sample)`,
    email: `${mailbox.toLowerCase()}@candidates.example`,
  };
}

/** The first whom the demo invites to an interview, so that the dashboard has something to show. */
export const demoCandidateAccount: DemoAccount<'CANDIDATE'> = {
  role: 'CANDIDATE',
  password: 'Cobalt$Orchard41',
  ...demoCandidate(sampleCandidates.length),
};
