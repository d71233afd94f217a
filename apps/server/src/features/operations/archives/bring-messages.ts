import { insertEarlier, insertThread } from '../../hiring/messages/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { MessageRow } from './archive-rows.ts';
import { findStanding } from './archive-store.ts';
import { noteFromElsewhere } from './archive-words.ts';
import { type Bringing, candidatesOf, isOwn, numberOf, placesOf, type Taker } from './bringing.ts';
import { findHighestMessage, findMessagesOf, findThreads } from './history-store.ts';
import { addMarks, findMarks } from './mark-store.ts';

type New = {
  readonly row: MessageRow;
  readonly candidateId: number;
  readonly applicationId: number | null;
};

/** As history: nothing leaves again. A thread that went on since gets what is new of it. */
export const messageTaker: Taker<MessageRow, New> = {
  async judge(tx, bringing, rows) {
    const { deed, isTaking, signer } = bringing;
    const { companyId } = deed;
    const refs = rows.map(({ ref }) => ref);
    const { any } = await findMarks(tx, { companyId, kind: 'messages', signer }, refs);
    const candidateOf = await candidatesOf(tx, bringing, rows);
    const ids = [...new Set(rows.flatMap((row) => candidateOf(row) ?? []))];
    const moments = rows.map(({ at }) => new Date(at));
    const isWritten = writtenOf(await findMessagesOf(tx, companyId, { ids, moments }));
    const applicationOf = await applicationsOf(tx, bringing, { rows, ids });
    const highest = await findHighestMessage(tx, companyId);
    const seen = new Set<string>();
    return rows.map((row) => {
      if (any.has(row.ref) || seen.size === seen.add(row.ref).size) return 'known';
      if (isOwn(bringing, row.ref) && numberOf(row.ref) <= highest) return 'known';
      const candidateId = candidateOf(row);
      if (candidateId === undefined && isTaking) return 'no_person';
      if (isWritten(row, candidateId)) return 'known';
      const applicationId = applicationOf(row, candidateId);
      return { take: { row, candidateId: candidateId ?? 0, applicationId } };
    });
  },

  async take(tx, bringing, news) {
    const { deed, signer, fromCompany } = bringing;
    const { companyId, accountId } = deed;
    const threads = await threadsFor(tx, bringing, news);
    for (const { row, candidateId } of news) {
      const { body: text, author, direction, at } = row;
      const threadId = threads.get(threadOf(row, candidateId)) ?? 0;
      const body = noteFromElsewhere({ text, author, fromCompany });
      const writtenBy = direction === 'out' ? accountId : null;
      const given = { companyId, threadId, body, writtenBy, at: new Date(at) };
      const localId = await insertEarlier(tx, given);
      const mark = { origin: row.ref, localId };
      await addMarks(tx, { companyId, kind: 'messages', signer }, [mark]);
    }
  },
};

/** Of this person: a thread of one is none of another, whatever a file says. */
const threadOf = ({ thread }: MessageRow, candidateId: number): string =>
  `${thread} ${candidateId}`;

/** Those that were brought earlier, and new ones. */
async function threadsFor(
  tx: Tx,
  { deed: { companyId }, signer }: Bringing,
  news: readonly New[],
): Promise<ReadonlyMap<string, number>> {
  const key = { companyId, kind: 'threads', signer } as const;
  const refs = news.map(({ row }) => row.thread);
  const { signed } = await findMarks(tx, key, [...new Set(refs)]);
  const whose = await findThreads(tx, companyId, [...signed.values()]);
  const threads = new Map<string, number>();
  for (const { row, candidateId, applicationId } of news) {
    const place = threadOf(row, candidateId);
    if (threads.has(place)) continue;
    const before = signed.get(row.thread);
    const isTheirs = before !== undefined && whose.get(before) === candidateId;
    const { subject, begunAt } = row;
    const thread = { companyId, candidateId, applicationId, subject };
    const id = isTheirs
      ? before
      : await insertThread(tx, { ...thread, createdAt: new Date(begunAt) });
    threads.set(place, id);
    if (!isTheirs) await addMarks(tx, key, [{ origin: row.thread, localId: id }]);
  }
  return threads;
}

async function applicationsOf(
  tx: Tx,
  bringing: Bringing,
  { rows, ids }: { readonly rows: readonly MessageRow[]; readonly ids: readonly number[] },
) {
  const refs = rows.flatMap(({ job }) => job ?? []);
  const places = await placesOf(tx, bringing, refs);
  const stands = await findStanding(tx, bringing.deed.companyId, ids);
  const byPlace = new Map(
    stands.map(({ candidateID, jobID, applicationID }) => [
      `${jobID} ${candidateID}`,
      applicationID,
    ]),
  );
  return ({ job }: MessageRow, candidateId: number | undefined): number | null => {
    const place = job === null ? undefined : places.get(job);
    if (place === undefined || place === 'deleted') return null;
    return byPlace.get(`${place.jobID} ${candidateId}`) ?? null;
  };
}

/** The same words of the same moment; below them may stand who wrote them. */
function writtenOf(found: Awaited<ReturnType<typeof findMessagesOf>>) {
  const byMoment = Map.groupBy(found, ({ candidateId, direction, sentAt }) =>
    [candidateId, direction, sentAt?.getTime()].join(' '),
  );
  return ({ at, body, direction }: MessageRow, candidateId: number | undefined): boolean =>
    (byMoment.get(`${candidateId} ${direction} ${Date.parse(at)}`) ?? []).some(
      (one) => one.body.startsWith(body) || body.startsWith(one.body),
    );
}
