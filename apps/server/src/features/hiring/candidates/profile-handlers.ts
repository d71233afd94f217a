import type { contract, Parsed } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findRisks } from '../../interviews/proctoring/index.ts';
import { listFiles } from './candidate-file-store.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { momentOf } from './cursor-rules.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { entryOf, noSuchCandidate } from './deeds.ts';
import {
  type ApplicationRow,
  findCandidate,
  listApplications,
  listConsents,
  listInterviews,
  lockCandidate,
} from './profile-store.ts';
import { findKept } from './same-person-store.ts';
import { plainList } from './tag-rules.ts';
import { ENTRIES_AT_ONCE, listTimeline } from './timeline-store.ts';
import { isCandidateKnown, updateFacts } from '../candidate-records/index.ts';

type Handlers = HandlersOf<typeof contract.candidates>;
type Who = { readonly companyId: number; readonly candidateID: number };

export function profileHandlers(
  db: Database,
): Pick<
  Handlers,
  'getCandidateProfile' | 'updateCandidate' | 'listCandidateTimeline' | 'listCandidateConsents'
> {
  return {
    getCandidateProfile: ({ session: { companyId }, params: { candidateID }, now }) =>
      db.inCompany(companyId, (tx) => readProfile(tx, { companyId, candidateID }, now)),

    updateCandidate: ({ params: { candidateID }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const who = { companyId: deed.companyId, candidateID };
        await lockCandidate(tx, who);
        const before = await findCandidate(tx, who);
        if (before === undefined) throw noSuchCandidate();
        const { updatedAt, ...given } = body;
        if (before.updatedAt.toISOString() !== updatedAt) {
          throw refuse('changed_meanwhile', { params: { what: 'candidate' } });
        }
        const facts = tidy(given);
        await updateFacts(tx, who, { facts, now: deed.now });
        const entry = { action: 'candidate.updated', objectId: candidateID };
        return {
          result: { updatedAt: deed.now.toISOString() },
          audit: entryOf({ ...entry, ...changes(before, facts) }),
        };
      }),

    listCandidateTimeline: ({ session, params: { candidateID }, query: { cursor, only = null } }) =>
      db.inCompany(session.companyId, async (tx) => {
        const { companyId, accountId } = session;
        await mustBe(tx, { companyId, candidateID });
        const after = cursor === undefined ? null : momentOf(readCursor(cursor));
        if (cursor !== undefined && after === null) {
          throw refuse('cursor_refused', { params: { what: 'list' }, path: 'query.cursor' });
        }
        const rows = await listTimeline(tx, { companyId, candidateID, accountId, only, after });
        const last = rows.length > ENTRIES_AT_ONCE ? rows[ENTRIES_AT_ONCE - 1] : undefined;
        const entries = rows
          .slice(0, ENTRIES_AT_ONCE)
          .map(({ at, row }) => ({ ...row, at: at.toISOString() }));
        const nextCursor = last === undefined ? null : writeCursor([last.micros, last.row.key]);
        return { entries, nextCursor };
      }),

    listCandidateConsents: ({ session: { companyId }, params: { candidateID } }) =>
      db.inCompany(companyId, async (tx) => {
        await mustBe(tx, { companyId, candidateID });
        const rows = await listConsents(tx, { companyId, candidateID });
        const consents = rows.map(({ id: consentID, ...row }) => ({
          ...row,
          consentID,
          givenAt: row.givenAt.toISOString(),
          withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
        }));
        return { consents };
      }),
  };
}

const isThere = (tx: Tx, { companyId, candidateID: candidateId }: Who): Promise<boolean> =>
  isCandidateKnown(tx, { companyId, candidateId });

/** Another company's candidate and one who never was get the same reply. */
export async function mustBe(tx: Tx, who: Who): Promise<void> {
  if (!(await isThere(tx, who))) throw noSuchCandidate();
}

/** Of a candidate who was merged into another one, it is that one's: old links and notes lead there. */
async function readProfile(tx: Tx, asked: Who, now: Date) {
  const who = (await isThere(tx, asked)) ? asked : await becameOf(tx, asked);
  const found = await findCandidate(tx, who);
  if (found === undefined) throw noSuchCandidate();
  const { id: candidateID, ...candidate } = found;
  const applications = await listApplications(tx, who);
  const interviews = await listInterviews(tx, who, now);
  const ended = interviews.flatMap(({ attemptId, endedAt }) =>
    attemptId === null || endedAt === null ? [] : [attemptId],
  );
  const risks = await findRisks(tx, who.companyId, ended);
  const cv = (await listFiles(tx, who)).find(({ kind }) => kind === 'cv');
  return {
    ...candidate,
    candidateID,
    createdAt: candidate.createdAt.toISOString(),
    updatedAt: candidate.updatedAt.toISOString(),
    lastActivityAt: candidate.lastActivityAt.toISOString(),
    applications: applications.map(shownApplication),
    interviews: interviews.map(({ attemptId, ...row }) => ({
      ...row,
      invitedAt: row.invitedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      risk: attemptId === null ? null : (risks.get(attemptId)?.label ?? null),
    })),
    cv: cv === undefined ? null : shownCv(cv),
  };
}

async function becameOf(tx: Tx, { companyId, candidateID }: Who): Promise<Who> {
  const keptId = await findKept(tx, companyId, candidateID);
  if (keptId === undefined) throw noSuchCandidate();
  return { companyId, candidateID: keptId };
}

function shownApplication({ answers, ...row }: ApplicationRow) {
  return {
    ...row,
    appliedAt: row.appliedAt.toISOString(),
    stageSince: row.stageSince.toISOString(),
    replyBy: row.replyBy?.toISOString() ?? null,
    answers: answers.map((each) => ({ ...each, answer: inWords(each.answer) })),
  };
}

/** Text, 'yes' or 'no', a number, or a list of options. */
const inWords = (answer: unknown): string =>
  Array.isArray(answer) ? answer.map(String).join(', ') : String(answer);

const shownCv = (file: Awaited<ReturnType<typeof listFiles>>[number]) => ({
  fileID: file.fileID,
  fileName: file.fileName,
  contentType: file.contentType,
  bytes: file.bytes,
  uploadedAt: file.uploadedAt.toISOString(),
});

type Given = Omit<Parsed<typeof contract.candidates.updateCandidate>['body'], 'updatedAt'>;

function tidy(given: Given): Given {
  return {
    ...given,
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    headline: given.headline.trim(),
    phone: given.phone.trim(),
    city: given.city.trim(),
    skills: plainList(given.skills),
  };
}

/** What became different, before and after. */
function changes(before: Given, after: Given) {
  const different = (Object.keys(after) as (keyof Given)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (from: Given) => Object.fromEntries(different.map((name) => [name, from[name]]));
  return { before: only(before), after: only(after) };
}
