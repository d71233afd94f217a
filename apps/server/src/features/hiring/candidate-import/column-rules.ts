import {
  type ImportField,
  type ImportSystem,
  importFields,
  importSystems,
  repeatedFields,
} from '@candor/contract/hiring/candidate-import-rules';

/** "E-Mail Address" and "e_mail address" are one heading. */
const plain = (heading: string): string =>
  heading.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** What headings are called, in small letters and without blanks. docs/decisions/0370 says where they are from. */
const headings: Readonly<Record<ImportField, string>> = {
  email:
    'email emails emailaddress emailaddresses primaryemail primaryemailaddress personalemail candidateemail candidateemailaddress',
  firstName: 'firstname givenname candidatefirstname',
  lastName: 'lastname surname familyname candidatelastname',
  fullName: 'name fullname candidatename candidate',
  phone: 'phone phones phonenumber phonenumbers primaryphone primaryphonenumber mobile telephone',
  city: 'city location candidatelocation place town address',
  country: 'country',
  headline: 'headline title currenttitle currentposition',
  employer: 'company currentcompany employer organization organisation',
  links:
    'links link website websites linkedin linkedinurl linkedinprofile github githuburl socialmedia profileurl sociallinks portfolio',
  skills: 'skills skill',
  tags: 'tags tag candidatetags labels',
  note: 'note notes comment comments',
  source: 'source sources sourcename origin sourcetype',
  job: 'job jobs jobname jobtitle postingtitle posting postingname position appliedfor role requisition',
  stage: 'stage stagename currentstage interviewstage currentinterviewstage milestone',
  status:
    'status applicationstatus archivereason archivedreason rejectionreason profilearchivestatus',
};

const fieldOf = new Map(
  importFields.flatMap((field) => headings[field].split(' ').map((word) => [word, field] as const)),
);

/** Headings that no other system is known to have; two of them tell whose file it is. */
const marks: Readonly<Record<ImportSystem, string>> = {
  greenhouse:
    'whogetscredit prospectpool prospectstage campaignpool milestone socialmedia office offices',
  ashby:
    'primaryemailaddress primaryphonenumber creditedto creditedtouser sociallinks currentinterviewstage jobconsideration',
  lever:
    'postingtitle postingid postingownername postingteam postingdepartment postingarchivestatus profileid profilearchivestatus origin archivereason archivedate dateadded appliedatgmt laststoryatgmt leverpostingurl issecretnote',
};

export function systemOf(given: readonly string[]): ImportSystem | null {
  const present = new Set(given.map(plain));
  const hits = importSystems.map((system) => ({
    system,
    count: marks[system].split(' ').filter((word) => present.has(word)).length,
  }));
  const [best] = hits.toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count >= 2 ? best.system : null;
}

/** What the headings say that the columns are. Of what can stand only once, the first column is taken. */
export function guessColumns(given: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  const guessed = given.map((heading) => {
    const field = fieldOf.get(plain(heading));
    if (field === undefined || (taken.has(field) && !repeatedFields.has(field))) return null;
    taken.add(field);
    return field;
  });
  return withoutDoubleName(guessed);
}

/** A file with both parts of the name and the whole: the parts know which is which. */
function withoutDoubleName(columns: readonly (ImportField | null)[]): (ImportField | null)[] {
  const hasParts = columns.includes('firstName') && columns.includes('lastName');
  return columns.map((field) => (hasParts && field === 'fullName' ? null : field));
}

/** What has to be a column before a row can be judged. */
export function missingColumns(columns: readonly (ImportField | null)[]): ('email' | 'name')[] {
  const hasName = (['firstName', 'lastName', 'fullName'] as const).some((field) =>
    columns.includes(field),
  );
  return [
    ...(columns.includes('email') ? [] : (['email'] as const)),
    ...(hasName ? [] : (['name'] as const)),
  ];
}
