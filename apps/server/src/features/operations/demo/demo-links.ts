import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { recordAudit } from '../audit/index.ts';
import { inviteToCall, openCall } from '../../interviews/calls/index.ts';
import { createLink } from '../../interviews/links/index.ts';
import { createSchedule } from '../../interviews/scheduling/index.ts';
import {
  demoAdmin,
  demoCandidate,
  demoCandidateAccount,
  demoHiringManager,
  demoInterviewer,
  demoRecruiter,
  demoSuperAdmin,
} from './demo-people.ts';
import { countCandidates, findCompanyOf, readOffer } from './demo-store.ts';
import { addCandidate } from '../../hiring/candidate-records/index.ts';

/** What a newcomer needs. A field is absent until what it leads to exists. */
export type Demo = {
  readonly baseUrl: string;
  readonly accounts: readonly {
    readonly role: string;
    /** What the role does not say. */
    readonly about?: string;
    readonly email: string;
    readonly password: string;
    readonly loginUrl: string;
  }[];
  readonly links: {
    readonly botInterview: string;
    /** The same interview, with the monitors. */
    readonly botInterviewProctored: string;
    readonly virtualInterview: string;
    /** The other seat of the same call. */
    readonly virtualInterviewAsCandidate: string;
    /** A shared recording, and the address to give there; the code comes by mail. */
    readonly recording?: { readonly url: string; readonly email: string };
  };
  /** Where the demo's mails can be read; absent when a mail server takes them. */
  readonly mailboxUrl?: string;
};

const week = 7 * 24 * 60 * 60 * 1000;

/** Invites one more candidate, so that each start of the demo has an interview that nobody has taken. */
export async function addDemoLinks({
  db,
  now,
  baseUrl,
}: {
  db: Database;
  now: Date;
  baseUrl: string;
}): Promise<Demo> {
  const companyId = await findCompanyOf(db, demoAdmin.email);
  if (companyId === null) throw new Error('The demo has not been seeded');
  const { bot, proctored, call, callAsCandidate } = await db.inCompany(companyId, async (tx) => {
    const inviteNext = async (isProctored: boolean) => {
      const person = demoCandidate(await countCandidates(tx));
      return (await inviteCandidate(tx, { companyId, person, now, isProctored })).token;
    };
    const links = { proctored: await inviteNext(true), bot: await inviteNext(false) };
    return { ...links, ...(await openDemoCall(tx, companyId, now)) };
  });
  return {
    baseUrl,
    accounts: (
      [
        [demoAdmin, 'company'],
        [demoRecruiter, 'company', 'recruiter'],
        [demoHiringManager, 'company', 'hiring manager of one job'],
        [demoSuperAdmin, 'superAdmin'],
        [demoCandidateAccount, 'candidate'],
        [demoInterviewer, 'interviewer'],
      ] as const
    ).map(([{ role, email, password }, door, about]) => ({
      role,
      ...(about !== undefined && { about }),
      email,
      password,
      loginUrl: `${baseUrl}/login/${door}`,
    })),
    links: {
      botInterview: `${baseUrl}/bot-interview?token=${bot}`,
      botInterviewProctored: `${baseUrl}/bot-interview?token=${proctored}`,
      virtualInterview: `${baseUrl}/virtual-interview-login/${call}`,
      virtualInterviewAsCandidate: `${baseUrl}/virtual-interview-login/${callAsCandidate}`,
    },
  };
}

/** A panel that the demo's admin and its candidate are invited to, at any time of this week. */
async function openDemoCall(tx: Tx, companyId: number, now: Date) {
  const callId = await openCall(tx, {
    companyId,
    title: 'Backend engineer, panel',
    startsAt: now,
    endsAt: new Date(now.getTime() + week),
    createdAt: now,
  });
  const linkFor = (
    { email, firstName, lastName }: Person,
    role: 'candidate' | 'interviewer',
  ): Promise<string> => {
    const name = `${firstName} ${lastName}`;
    return inviteToCall(tx, { companyId, callId, email, name, role, createdAt: now });
  };
  return {
    call: await linkFor(demoAdmin, 'interviewer'),
    callAsCandidate: await linkFor(demoCandidateAccount, 'candidate'),
  };
}

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };

/** As `invite`, for somebody new. */
export async function inviteCandidate(
  tx: Tx,
  {
    companyId,
    person: { email, firstName, lastName },
    now,
    isProctored = false,
  }: {
    readonly companyId: number;
    readonly person: Person;
    readonly now: Date;
    readonly isProctored?: boolean | undefined;
  },
) {
  const candidateId = await addCandidate(tx, { companyId, email, firstName, lastName });
  return invite(tx, { companyId, candidateId }, { now, isProctored });
}

/** The schedule of a candidate for the first job, and the link that leads to it, open for a week. */
export async function invite(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
  { now, isProctored }: { readonly now: Date; readonly isProctored: boolean },
) {
  const closesAt = new Date(now.getTime() + week);
  const scheduleId = await createSchedule(tx, {
    companyId,
    ...(await readOffer(tx, isProctored)),
    candidateId,
    opensAt: now,
    closesAt,
    createdAt: now,
  });
  const aim = { companyId, purpose: 'bot-interview', subjectId: scheduleId } as const;
  const { id, token } = await createLink(tx, { ...aim, expiresAt: closesAt });
  await recordAudit(
    tx,
    {
      companyId,
      actorKind: 'system',
      action: 'interview.invited',
      objectKind: 'interview',
      objectId: scheduleId,
      after: { candidateId, closesAt: closesAt.toISOString() },
    },
    now,
  );
  return { scheduleId, linkId: id, token };
}

/** Readable by its owner only, and never half written: others wait for the file to appear. */
export async function writeDemoFile(file: string, demo: Demo): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

/** What the terminal shows. */
export function describeDemo({ baseUrl, accounts, links, mailboxUrl }: Demo): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const people = accounts.map(
    ({ role, about, email, password }) =>
      `    ${email.padEnd(width)}  ${password}  (${about ?? role.toLowerCase().replace('_', ' ')})`,
  );
  return [
    '',
    `  Candor is running: ${baseUrl}`,
    '',
    '  Sign in:',
    ...people,
    '',
    '  Take an interview (Chrome or Edge on a computer):',
    `    ${links.botInterview}`,
    '  The same with face, voice and keyboard monitors:',
    `    ${links.botInterviewProctored}`,
    '',
    '  Enter a video interview as the company admin:',
    `    ${links.virtualInterview}`,
    '  and in another browser as the candidate:',
    `    ${links.virtualInterviewAsCandidate}`,
    '',
    ...(links.recording === undefined
      ? []
      : [
          `  Watch a shared recording, as ${links.recording.email}:`,
          `    ${links.recording.url}`,
          '',
        ]),
    ...(mailboxUrl === undefined ? [] : [`  Mails that Candor sends: ${mailboxUrl}`, '']),
    '  The interview then appears in the list of the company.',
    '  These are invented people; with NODE_ENV=production there is no demo.',
    '',
  ].join('\n');
}
