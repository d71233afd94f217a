import { createHash } from 'node:crypto';
import type { contract, Output } from '@candor/contract';
import { auditWarning } from '@candor/contract/hiring/bias-audit-rules';
import { earliestStart } from '@candor/contract/hiring/jurisdiction-rules';
import { monitorNames } from '@candor/contract/interviews/monitor-rules';
import { areas, rights } from '@candor/contract/people/right-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, Resolvers } from '../../../platform/http/handlers.ts';
import { writeMail } from '../../../platform/mail/mail-content.ts';
import { sampleAddress, whyCandidate } from '../../../platform/mail/mail-foot-words.ts';
import { ownPageLine } from '../../../platform/mail/own-page-words.ts';
import { mailBrandOf } from '../../people/brand/index.ts';
import { findTemplates } from '../../hiring/mail-templates/index.ts';
import { granted } from './accommodations.ts';
import {
  type BlueprintRow,
  findBotStage,
  findCompanyName,
  findJob,
  type JobRow,
  findPeople,
  type FoundPerson,
  listBlueprints,
  listOpenJobs,
} from './choice-store.ts';
import { invitationHandlers } from './invitation-handlers.ts';
import { dayBefore, linkStateOf } from './link-rules.ts';
import { forgetRequests, storeReply, takeRequest } from './request-store.ts';
import {
  type AddKept,
  letterFacts,
  type Outcome,
  readOffer,
  scheduleInterviews,
} from './schedule-interviews.ts';
import {
  type Change,
  changeOfMany,
  companyWrite,
  type Deed,
  type DeedEntry,
  deedOf,
  entriesOf,
} from '../../operations/audit/index.ts';
import { invitationText, type MailParts, type SpendCredits, wayIn } from './scheduling-parts.ts';

type Handlers = HandlersOf<typeof contract.scheduling>;
type Parts = MailParts & {
  readonly db: Database;
  readonly may: Resolvers['privilege'];
  /** What is due for each; billing stands above this feature. */
  readonly spendCredits: SpendCredits;
  readonly addKept: AddKept;
  /** The pipeline's; it stands above this feature. `code`: why nothing was moved. */
  readonly moveApplication: (
    tx: Tx,
    deed: Deed,
    move: { readonly applicationID: number; readonly stageID: number },
  ) => Promise<Change<{ readonly code: string | null }>>;
};
type Reply = Output<typeof contract.scheduling.scheduleInterviews>;

export function createSchedulingHandlers(parts: Parts): Handlers {
  return {
    getScheduleChoices: choicesHandler(parts),
    findInvitees: inviteesHandler(parts),
    previewInvitation: previewHandler(parts),
    scheduleInterviews: scheduleHandler(parts),
    ...invitationHandlers(parts),
  };
}

function choicesHandler({ db }: Parts): Handlers['getScheduleChoices'] {
  return ({ query: { jobID }, session: { companyId }, now }) =>
    db.inCompany(companyId, async (tx) => {
      const job = jobID === undefined ? null : await findJob(tx, companyId, jobID);
      if (job === undefined) throw fail('not_found', 'There is no such job.');
      return {
        companyName: await findCompanyName(tx, companyId),
        job: job === null ? null : shownJob(job, now),
        jobs: (await listOpenJobs(tx, companyId)).map(({ id, title }) => ({ jobID: id, title })),
        blueprints: (await listBlueprints(tx, companyId)).map(shownBlueprint),
        templates: (await findTemplates(tx, companyId, 'invitation')).map(
          ({ name, subject, body }) => ({ name, subject, message: body }),
        ),
        stageName:
          job === null ? null : ((await findBotStage(tx, companyId, job.id))?.name ?? null),
      };
    });
}

const shownJob = ({ id: jobID, title, status, jurisdiction, ...audit }: JobRow, now: Date) => ({
  ...{ jobID, title, status },
  auditWarning: auditWarning(jurisdiction, audit, now.toISOString().slice(0, 10)),
  earliestStart: earliestStart(now, jurisdiction)?.toISOString() ?? null,
});

function shownBlueprint({ id, monitors, defaultAccommodations, ...facts }: BlueprintRow) {
  return {
    ...facts,
    blueprintID: id,
    monitors: monitorNames.filter((name) => monitors[name]),
    accommodations: granted(defaultAccommodations),
  };
}

function inviteesHandler({ db }: Parts): Handlers['findInvitees'] {
  return async ({ query, session: { companyId }, now }) => {
    const { jobID, search, candidates } = query;
    const candidateIds = candidates?.split(',').map(Number);
    const asked = { companyId, jobId: jobID ?? null, search, candidateIds };
    const found = await db.inCompany(companyId, (tx) => findPeople(tx, asked));
    return { people: found.map((person) => shownPerson(person, now)) };
  };
}

function shownPerson(person: FoundPerson, now: Date) {
  const { cancelledAt, closesAt, openedAt, attemptStatus, ...shown } = person;
  const state =
    closesAt === null ? null : linkStateOf({ cancelledAt, closesAt, openedAt, attemptStatus }, now);
  return { ...shown, state };
}

const windowOf = <T extends { opensAt: string | null; closesAt: string }>(body: T) => ({
  ...body,
  opensAt: body.opensAt === null ? null : new Date(body.opensAt),
  closesAt: new Date(body.closesAt),
});

function previewHandler({ db, baseUrl }: Parts): Handlers['previewInvitation'] {
  return ({ body, session: { companyId }, now }) =>
    db.inCompany(companyId, async (tx) => {
      const window = windowOf(body);
      const offer = await readOffer(tx, { companyId, now }, window);
      // Several may be invited by it, each with a clock of their own: it shows the company's.
      const person = { ...body, candidateZone: null };
      const text = invitationText(letterFacts(offer, window, { person, now }), window, { now });
      const token = 'each-candidate-gets-a-link-of-their-own';
      const way = wayIn(text, { baseUrl, token });
      const page = ownPageLine(baseUrl, { companyName: offer.job.companyName, token });
      const brand = await mailBrandOf({ baseUrl })(tx, companyId);
      const why = whyCandidate(sampleAddress, offer.job.companyName, {
        reason: 'invited',
      });
      return writeMail({
        ...{ ...text, ...way, page },
        ...(brand && { brand: { ...brand, why } }),
      });
    });
}

/** One transaction from taking the request's name to storing its reply: a repeat finds both or neither. */
function scheduleHandler(parts: Parts): Handlers['scheduleInterviews'] {
  return async ({ body, ...request }) => {
    const mayMove = await parts.may(request.session, {
      featureId: areas.candidates,
      activityId: rights.change,
    });
    if (body.movesApplications && !mayMove) {
      throw fail('not_allowed', 'Your role does not include moving candidates.');
    }
    const deed = deedOf(request);
    const { companyId, accountId, now } = deed;
    const { requestKey, ...asked } = body;
    const bodyHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
    const name = { companyId, accountId, requestKey, bodyHash };
    return companyWrite(parts.db, deed, async (tx) => {
      const taken = await takeRequest(tx, name, now);
      if (taken !== 'taken') {
        if (taken.bodyHash === bodyHash) {
          return { result: taken.reply as Reply, noAudit: 'nothing-changed' };
        }
        throw fail('request_key_reused', 'This request was made before, with other people.');
      }
      await forgetRequests(tx, companyId, dayBefore(dayBefore(now)));
      const invited = await inviteAll(tx, parts, { deed, asked });
      await storeReply(tx, { companyId, requestKey, reply: invited.result });
      return invited;
    });
  };
}

type Moved = { readonly ids: ReadonlySet<number>; readonly entries: readonly DeedEntry[] };

const none: Moved = { ids: new Set(), entries: [] };

/** To the job's stage of bot interviews, where it has one; gives those that stand there now. */
async function moveInvited(
  tx: Tx,
  { moveApplication }: Parts,
  {
    deed,
    jobId,
    outcomes,
  }: { readonly deed: Deed; readonly jobId: number; readonly outcomes: readonly Outcome[] },
): Promise<Moved> {
  const stage = await findBotStage(tx, deed.companyId, jobId);
  const ids = new Set<number>();
  const entries: DeedEntry[] = [];
  for (const { applicationId: applicationID } of outcomes) {
    if (applicationID === null || stage === undefined) continue;
    const move = await moveApplication(tx, deed, { applicationID, stageID: stage.id });
    if (move.result.code === null) ids.add(applicationID);
    entries.push(...entriesOf(move));
  }
  return { ids, entries };
}

type Asked = Parameters<Handlers['scheduleInterviews']>[0]['body'];

async function inviteAll(
  tx: Tx,
  parts: Parts,
  { deed, asked }: { readonly deed: Deed; readonly asked: Omit<Asked, 'requestKey'> },
): Promise<Change<Reply>> {
  const scheduled = await scheduleInterviews(tx, parts, { deed, given: windowOf(asked) });
  const outcomes = scheduled.result;
  const made = outcomes.filter(({ outcome }) => outcome === 'invited');
  await parts.spendCredits(
    tx,
    deed,
    made.flatMap(({ interviewScheduleID: id }) => (id === null ? [] : [id])),
  );
  const moved = asked.movesApplications
    ? await moveInvited(tx, parts, { deed, jobId: asked.jobID, outcomes })
    : none;
  const reply: Reply = {
    invitations: outcomes.map(({ applicationId, ...outcome }) => ({
      ...outcome,
      isMoved: applicationId !== null && moved.ids.has(applicationId),
    })),
  };
  return changeOfMany(reply, [...entriesOf(scheduled), ...moved.entries]);
}
