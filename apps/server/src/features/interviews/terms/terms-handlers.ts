import type { contract } from '@candor/contract';
import { termsProblem } from '@candor/contract/interviews/terms-rules';
import { type TermsType, termsTypes } from '@candor/contract/interviews/terms-type-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import {
  type Actor,
  recordAct,
  readHostName,
  saveHostName,
} from '../../operations/administration/index.ts';
import {
  findDraft,
  findVersions,
  insertVersion,
  readCurrentTerms,
  removeDraft,
  saveDraft,
} from './terms-store.ts';
import { isTranslated } from './translated-terms.ts';

type Handlers = HandlersOf<typeof contract.terms>;

const changedMeanwhile = () => refuse('draft_changed');

/** A super admin's; the database lets nobody else see a draft or add a version. */
export function createTermsHandlers({ db }: { readonly db: Database }): Handlers {
  const act = <T>({ session }: Actor, work: (tx: Tx) => Promise<T>) =>
    db.inCompany(0, work, { accountId: session.accountId });
  return {
    listTerms: ({ session }) =>
      db.asAccount(session.accountId, async (tx) => ({
        hostName: await readHostName(tx),
        terms: await Promise.all(termsTypes.map((type) => summaryOf(tx, type))),
      })),

    getTermsHistory: ({ params: { type }, session }) =>
      db.asAccount(session.accountId, (tx) => historyOf(tx, type)),

    saveTermsDraft: ({ params: { type }, body, ...actor }) =>
      act(actor, async (tx) => {
        const { termsAndConditions } = body;
        const by = { savedAt: actor.now, savedBy: actor.session.accountId };
        const revision = await saveDraft(tx, { type, termsAndConditions, ...by }, body.revision);
        if (revision === undefined) throw changedMeanwhile();
        return { revision };
      }),

    discardTermsDraft: ({ params: { type }, query, ...actor }) =>
      act(actor, async (tx) => {
        const draft = await findDraft(tx, type, true);
        // Who discards twice has what was asked for.
        if (draft !== undefined && !(await removeDraft(tx, type, query.revision))) {
          throw changedMeanwhile();
        }
        return { done: true };
      }),

    publishTerms: ({ params: { type }, body, ...actor }) =>
      act(actor, (tx) => publish(tx, { type, revision: body.revision, actor })),

    setHostName: ({ body, ...actor }) =>
      act(actor, async (tx) => {
        const before = await readHostName(tx);
        const hostName = body.hostName?.trim() || null;
        if (before === hostName) return { done: true };
        await saveHostName(tx, hostName);
        await recordAct(tx, actor, {
          ...{ action: 'platform.host-named', objectKind: 'platform', objectId: 1 },
          ...{ before: { hostName: before }, after: { hostName } },
        });
        return { done: true };
      }),
  };
}

/** The next version, from the draft as it was read; a running interview keeps what its candidate agreed to. */
async function publish(
  tx: Tx,
  {
    type,
    revision,
    actor,
  }: { readonly type: TermsType; readonly revision: number; readonly actor: Actor },
) {
  const draft = await findDraft(tx, type, true);
  if (draft?.revision !== revision) throw changedMeanwhile();
  const { termsAndConditions } = draft;
  const problem = termsProblem(type, termsAndConditions);
  if (problem !== null) throw fail('terms_incomplete', problem);
  const before = await readCurrentTerms(tx, type);
  const version = (before?.version ?? 0) + 1;
  const by = { publishedAt: actor.now, publishedBy: actor.session.accountId };
  const termsID = await insertVersion(tx, { type, version, termsAndConditions, ...by });
  await removeDraft(tx, type, revision);
  await recordAct(tx, actor, {
    ...{ action: 'terms.published', objectKind: 'terms', objectId: termsID },
    before: { type, version: before?.version ?? null },
    after: { type, version, termsAndConditions },
  });
  return { termsID, version };
}

async function summaryOf(tx: Tx, type: TermsType) {
  const [newest] = await findVersions(tx, type);
  if (newest === undefined) throw new Error(`There are no terms of type ${type}`);
  const hasDraft = (await findDraft(tx, type)) !== undefined;
  const { version, publishedAt } = newest;
  return { type, version, publishedAt: publishedAt.toISOString(), hasDraft };
}

type Named = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
};

const nameOf = ({ firstName, lastName, email }: Named): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim() || (email ?? '');

async function historyOf(tx: Tx, type: TermsType) {
  const draft = await findDraft(tx, type);
  const versions = await findVersions(tx, type);
  return {
    hostName: await readHostName(tx),
    isTranslated: isTranslated(type, versions[0]?.termsAndConditions ?? ''),
    draft:
      draft === undefined
        ? null
        : {
            termsAndConditions: draft.termsAndConditions,
            revision: draft.revision,
            savedAt: draft.savedAt.toISOString(),
            savedByName: nameOf(draft),
          },
    versions: versions.map(({ id, version, termsAndConditions, publishedAt, ...by }) => ({
      ...{ termsID: id, version, termsAndConditions },
      publishedAt: publishedAt.toISOString(),
      publishedByName: by.publishedBy === null ? null : nameOf(by),
    })),
  };
}
