import { startProduct, type Product } from '../e2e/product.ts';
import { accountOf } from '../e2e/roles.ts';
import { crawl, visit } from './xss/crawl.ts';
import { classNames, packOf, payloads } from './xss/payloads.ts';
import { everyEndpoint, takesText } from './xss/poison.ts';
import { type Mode, type Watched, watchBrowser } from './xss/watched-browser.ts';
import { writeDay, type Written } from './xss/written-day.ts';
import type { Ledger } from './xss/writer.ts';

export type Settings = {
  /** Against pages that take a text with a tag in it for markup. */
  readonly broken: boolean;
  /** Pages of each person. */
  readonly most: number;
  /** People whose names hold this; all of them without it. */
  readonly only: string;
};

const modes: readonly Mode[] = [
  { hasPolicy: false, isServed: false },
  { hasPolicy: false, isServed: true },
];

/**
 * QUALITY E4: payloads written through the API into every text field of a company's day, then every page, print and
 * mail opened with the policy and without it; then the same pages with every payload in every text of every reply.
 * Passes when nothing ran, nothing was planted, and the policy had nothing to refuse.
 */
export async function runE4({ broken, most, only }: Settings): Promise<boolean> {
  const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
  const ledger: Ledger = { fields: new Map(), refused: [] };
  let watched: Watched | undefined;
  try {
    watched = await watchBrowser(broken);
    const written = await writeDay(product, ledger);
    const unwritten = missing(ledger);
    console.log(
      JSON.stringify({
        ...{ experiment: 'E4', payloads: payloads.length, classes: classNames.length },
        ...{ endpoints: new Set([...ledger.fields.keys()].map((key) => key.split(' ')[0])).size },
        ...{ fields: ledger.fields.size, refused: ledger.refused, unwritten },
      }),
    );
    const pages = await openAll({ watched, product, most, only }, written);
    console.log(JSON.stringify({ pages, servedFields: watched.served.size }));
    const kinds = Object.groupBy(watched.findings, ({ kind }) => kind);
    for (const [kind, found = []] of Object.entries(kinds)) {
      console.log(JSON.stringify({ kind, count: found.length, first: found.slice(0, 5) }));
    }
    return ledger.refused.length + unwritten.length + watched.findings.length === 0;
  } finally {
    await watched?.browser.close();
    await product.dispose();
  }
}

/** Text that is not of the working day, is read by programs only, or is stored by one of those that are written. */
const elsewhere: Readonly<Record<string, string>> = {
  'jobs.saveOwnDraft': 'the same fields as createJob',
  'questions.previewImport': 'stores nothing; its fields are those of createQuestion',
  'questions.importQuestions': 'the same fields as createQuestion',
  'mailTemplates.previewMail': 'stores nothing; the same words as the test mail',
  'scheduling.previewInvitation': 'stores nothing; the same words as scheduleInterviews',
  'scheduling.extendInvitation': 'a time zone',
  'candidates.getCandidatesByFilter': 'read, not written',
  'candidates.exportCandidates': 'read, not written',
  'candidates.updateCandidateSearch': 'the same fields as saveCandidateSearch',
  'candidates.editCandidateNote': 'the same field as addCandidateNote',
  'tests.saveBlueprint': 'the same field as createBlueprint',
  'webhooks.updateWebhook': 'the same fields as createWebhook',
  'privileges.updateRole': 'the same fields as createRole',
  'companies.updateUser': 'the same field as saveOwnProfile',
  'companies.choosePlan': 'one of the plans',
  'companies.deactivateUser': 'takes a colleague away; the reply is served with payloads',
  'companies.refuseUser': 'needs somebody who asked; the reply is served with payloads',
  'applications.volunteerAnswers': 'one of the options of saveEqualitySettings',
  'retention.eraseCandidate': 'takes the candidate away',
  'proctoring.judgeEpisode': 'needs an episode; the reply is served with payloads',
};

const features = [
  ...['apikeys', 'applicants', 'applications', 'blueprints', 'companies', 'equality'],
  ...['interviews', 'jobs', 'letters', 'pipeline', 'privileges', 'proctoring', 'questions'],
  ...['retention', 'scheduling', 'webhooks', 'viewing'],
];

/** Endpoints of the working day that take text and were not written through: a new one must join or say why. */
function missing({ fields }: Ledger): string[] {
  const written = new Set([...fields.keys()].map((key) => key.split(' ')[0]));
  return everyEndpoint
    .filter(([name, { access }]) => {
      const [feature = ''] = name.split('.');
      const isOurs = features.includes(feature) && access.kind === 'company';
      return (isOurs || name === 'applications.apply') && !written.has(name);
    })
    .filter(([name, endpoint]) => !(name in elsewhere) && takesText(endpoint))
    .map(([name]) => name);
}

type Opening = Omit<Settings, 'broken'> & { readonly watched: Watched; readonly product: Product };

async function openAll({ watched, product, most, only }: Opening, written: Written) {
  const demo = product.demo();
  const { baseUrl } = demo;
  const counts: Record<string, number> = {};
  const mails = await mailAddresses(demo.mailboxUrl ?? '');
  const people = {
    company: companyPages(baseUrl, written),
    stranger: [`${baseUrl}/jobs`, demo.links.botInterview, ...mails, ...inAddresses(baseUrl)],
    candidate: [`${baseUrl}/jobseeker/candidate-dashboard`, `${baseUrl}/jobseeker/profile`],
    superAdmin: [`${baseUrl}/superAdmin/dashboard`],
  };
  for (const [person, starts] of Object.entries(people)) {
    if (!person.includes(only)) continue;
    watched.mode = { hasPolicy: true, isServed: false };
    await signIn(watched, product, person);
    const addresses = await crawl(watched, starts, most);
    tell(watched, person, addresses.length);
    for (const mode of modes) {
      watched.mode = mode;
      const opened = mode.isServed ? addresses.filter((each) => !isMail(each)) : addresses;
      for (const address of opened) await visit(watched, address);
      tell(watched, person, opened.length);
    }
    counts[person] = addresses.length;
  }
  return { ...counts, mails: mails.length };
}

const roleOf = {
  company: 'COMPANY_ADMIN',
  candidate: 'CANDIDATE',
  superAdmin: 'SUPER_ADMIN',
} as const;

async function signIn({ page }: Watched, product: Product, type: string): Promise<void> {
  const demo = product.demo();
  await page.context().clearCookies();
  await page.goto(`${demo.baseUrl}/jobs`);
  await page.evaluate(() => localStorage.clear());
  if (type === 'stranger') return;
  const { email, password } = accountOf(demo, roleOf[type as keyof typeof roleOf]);
  await page.goto(`${demo.baseUrl}/login/${type}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/dashboard/);
}

function companyPages(baseUrl: string, written: Written): string[] {
  const { jobID, candidateIDs, scheduleIDs, questionID, blueprintID } = written;
  const paths = [
    `jobs/view-jobs?jobID=${jobID}`,
    `jobs/view-jobs?jobID=${jobID}&tab=pipeline`,
    `jobs/edit-jobs?jobID=${jobID}`,
    `jobs/schedule-interview?jobID=${jobID}&candidates=${candidateIDs.join()}`,
    ...candidateIDs.flatMap((id) => [
      `job-seeker-profile?candidateID=${id}`,
      ...['timeline', 'notes', 'files', 'interviews', 'consents'].map(
        (tab) => `job-seeker-profile-tab?candidateID=${id}&tab=${tab}`,
      ),
    ]),
    ...scheduleIDs.map((id) => `view-interview?interviewScheduleID=${id}`),
    `questions/question?questionID=${questionID}`,
    `blueprints/edit?blueprintID=${blueprintID}`,
    'jobs/view-jobs?jobID=999999',
    'dashboard',
  ];
  return paths.map((path) => `${baseUrl}/company/${path}`);
}

/** Pages that show, or act on, words of their own address. */
function inAddresses(baseUrl: string): string[] {
  const text = encodeURIComponent(packOf(0, 3000).text);
  const names = ['email', 'token', 'search', 'keywords', 'redirect', 'next', 'error', 'source'];
  const query = (value: string) => names.map((name) => `${name}=${value}`).join('&');
  const paths = ['login/company', 'signup/candidate', 'confirmemail', 'forgot-password', 'jobs'];
  return [...paths, 'reset-password', 'set-password', 'recording'].flatMap((path) => [
    `${baseUrl}/${path}?${names.map((name) => `${name}=${name === 'email' ? text : 'x'}`).join('&')}`,
    `${baseUrl}/${path}?${query(encodeURIComponent('javascript:alert(1)'))}`,
  ]);
}

function tell({ mode, findings }: Watched, person: string, opened: number): void {
  console.log(JSON.stringify({ person, ...mode, opened, findings: findings.length }));
}

/** Written by the server: no replies to change. */
const isMail = (address: string): boolean => address.includes('/dev/mailbox');

async function mailAddresses(mailboxUrl: string): Promise<string[]> {
  const mails = (await (await fetch(`${mailboxUrl}.json`)).json()) as { id: string }[];
  const [newest] = mails;
  const framed = newest === undefined ? [] : [`${mailboxUrl}/${newest.id}`];
  return [mailboxUrl, ...framed, ...mails.map(({ id }) => `${mailboxUrl}/${id}/html`)];
}
