/**
 * What whoever applies is told and agrees to. The words are stored with each consent, and a change of them is a new
 * version here.
 */
export const APPLICATION_PRIVACY_VERSION = 4;
export const TALENT_POOL_VERSION = 2;

/** How long an application is kept after it was decided or withdrawn. */
export const APPLICATION_KEPT_MONTHS = 12;
export const TALENT_POOL_MONTHS = 24;

type Whose = { readonly companyName: string };

/** Paragraphs. */
export const applicationPrivacy = ({ companyName }: Whose): readonly string[] => [
  `${companyName} gets what you enter here: your name and contact data, your CV and other files, your letter, links and answers.`,
  `At ${companyName} its administrators see it, and those whose role includes candidates; so do programs that ${companyName} has connected. Whoever runs this installation of Candor can reach it. No software rejects you.`,
  `It is kept for at most ${APPLICATION_KEPT_MONTHS} months after your application was decided or withdrawn, and then deleted; where the notice of a law beside the job names a longer time, for that time. You can withdraw it until it is decided, and ask ${companyName} to show, correct or delete your data.`,
];

export const applicationConsent = ({ companyName }: Whose): string =>
  `I have read this, and ${companyName} may use my data for this application.`;

export const talentPoolConsent = ({ companyName }: Whose): string =>
  `${companyName} may keep my data for ${TALENT_POOL_MONTHS} months and write to me about other jobs. To take this back I ask ${companyName}, whose administrators can erase what is kept.`;

/** What is stored: everything that stood beside the box. */
export const applicationConsentText = (whose: Whose): string =>
  [...applicationPrivacy(whose), applicationConsent(whose)].join('\n');
