import { randomUUID } from 'node:crypto';
import { signIn } from '@candor/contract/people/accounts';
import { byMonitor } from '@candor/contract/interviews/monitor-rules';
import { createBlueprint, getBlueprint } from '@candor/contract/interviews/tests';
import {
  getScheduleChoices,
  noAccommodations,
  scheduleInterviews,
} from '@candor/contract/interviews/scheduling';
import { request } from '@playwright/test';
import { mailedLink, newAddress } from './account-mail.ts';
import { type Ask, callsOf } from './call-endpoint.ts';
import type { Product } from './product.ts';

/** Which of the company's tests somebody is invited to. */
export type Invited = {
  readonly isProctored?: boolean;
  readonly isRecorded?: boolean;
  /** By the monitor of the keyboard alone, and nothing is recorded. */
  readonly isTypingWatched?: boolean;
  /** Whom a journey looks for by name, or by mail. */
  readonly lastName?: string;
  readonly email?: string;
  /** Else the oldest open one. */
  readonly jobID?: string;
  readonly letter?: { readonly subject: string; readonly message: string };
};

const english = { subject: 'Your interview', message: 'You are invited.' };

/** Tests that journeys make: a recorder in software and the face's model cost a core each. */
const quietName = 'Nobody watches, nothing is recorded';
const typingName = 'Only the keyboard is watched, nothing is recorded';

/** The demo's admin invites somebody new, by the calls that the page makes; the link comes by mail. */
export async function inviteSomebody(
  product: Product,
  {
    isProctored = false,
    isRecorded = true,
    isTypingWatched = false,
    lastName = 'Lindqvist',
    email = newAddress(),
    jobID: askedFor,
    letter = english,
  }: Invited = {},
): Promise<string> {
  const ask = await admin(product);
  const choices = await ask(getScheduleChoices, { query: {} });
  // The demo's own are the oldest; journeys beside this one make others, and close them.
  const blueprints = choices.blueprints.toSorted(
    (one, other) => one.blueprintID - other.blueprintID,
  );
  const jobID = Number(askedFor ?? Math.min(...choices.jobs.map((job) => job.jobID)));
  const made = isTypingWatched ? typingName : isRecorded ? null : quietName;
  const known = blueprints.find(({ name, monitors }) =>
    made === null
      ? monitors.includes('eye') === isProctored && name !== quietName && name !== typingName
      : name === made,
  );
  const blueprintID =
    known?.blueprintID ?? (await makeQuietTest(ask, made ?? quietName, blueprints[0]));
  const { invitations } = await ask(scheduleInterviews, {
    body: {
      requestKey: randomUUID(),
      jobID,
      blueprintID,
      opensAt: null,
      closesAt: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
      timeZone: 'UTC',
      ...letter,
      reminderHours: [],
      movesApplications: false,
      people: [
        {
          candidateID: null,
          firstName: 'Maya',
          lastName,
          email,
          accommodations: noAccommodations,
        },
      ],
    },
  });
  const outcome = invitations[0]?.outcome;
  if (outcome !== 'invited') throw new Error(`Nobody was invited: ${outcome}`);
  return mailedLink(product, email, { subject: letter.subject });
}

/** Rooms that are not about recorder and face do without. */
async function makeQuietTest(
  ask: Ask,
  name: string,
  like?: { readonly blueprintID: number },
): Promise<number> {
  if (like === undefined) throw new Error('The demo has no test');
  const params = { blueprintID: String(like.blueprintID) };
  const { parts, questions, ...settings } = await ask(getBlueprint, { params });
  const { blueprintID } = await ask(createBlueprint, {
    body: {
      ...settings,
      name,
      monitors: byMonitor((monitor) => name === typingName && monitor === 'keyboard'),
      recordScreen: false,
      parts: parts.map(({ skillID, questionCount, difficulty }) => ({
        skillID,
        questionCount,
        difficulty,
      })),
      familyIDs: questions.map(({ familyID }) => familyID),
    },
  });
  return blueprintID;
}

/** One sign-in serves as long as its token does; a product that was started again knows its sessions. */
const admins = new WeakMap<Product, { readonly ask: Ask; readonly until: number }>();

async function admin(product: Product): Promise<Ask> {
  const known = admins.get(product);
  if (known !== undefined && known.until > Date.now()) return known.ask;
  const { baseUrl: baseURL, accounts } = product.demo();
  const account = accounts.find(({ role }) => role === 'COMPANY_ADMIN');
  if (account === undefined) throw new Error('The demo has no admin');
  const { email, password } = account;
  const stranger = await request.newContext({ baseURL });
  const login = await callsOf(stranger)(signIn, { body: { email, password, type: 'company' } });
  await stranger.dispose();
  if (!('token' in login)) throw new Error('The admin of the demo was not let in');
  const extraHTTPHeaders = { authorization: `Bearer ${login.token}` };
  const ask = callsOf(await request.newContext({ baseURL, extraHTTPHeaders }));
  // Access tokens live for ten minutes.
  admins.set(product, { ask, until: Date.now() + 8 * 60 * 1000 });
  return ask;
}
