import type { contract } from '@candor/contract';
import {
  chosenKinds,
  type LetterKind,
  sampleValues,
  variableProblem,
} from '@candor/contract/hiring/mail-template-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { writeMail } from '../../../platform/mail/mail-content.ts';
import { sampleAddress, whyCandidate } from '../../../platform/mail/mail-foot-words.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { findCompanyName, mailBrandOf } from '../../people/brand/index.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { buttonOf, type Words, writeLetter } from './letters.ts';
import { postLetter } from './post-letter.ts';
import { findOwnAddress } from './reader-store.ts';
import {
  archiveTemplates,
  countMails,
  findChanges,
  findTemplates,
  lockWords,
  type MailTemplate,
  saveTemplates,
} from './template-store.ts';

type Handlers = HandlersOf<typeof contract.mailTemplates>;
type Parts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
};

export function createMailTemplateHandlers({ db, ...sending }: Parts): Handlers {
  return {
    listMailTemplates: ({ query: { kind }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => ({
        templates: await findTemplates(tx, companyId, kind),
        changes: (await findChanges(tx, companyId, kind)).map(({ changedAt, ...change }) => ({
          ...change,
          changedAt: changedAt.toISOString(),
        })),
      })),
    ...writingHandlers(db),
    previewMail: ({ body, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        refuseUnknown(body.kind, body, 'body');
        return writeMail(
          await sampleLetter(tx, { companyId, baseUrl: sending.baseUrl, words: body }),
        );
      }),
    sendTestMail: testMailHandler({ db, ...sending }),
  };
}

function writingHandlers(db: Database): Pick<Handlers, 'saveMailTemplates' | 'resetMailTemplates'> {
  return {
    saveMailTemplates: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, accountId, now } = deed;
        const { kind, changedAt } = body;
        const templates = body.templates.map(tidy);
        refuseBad(kind, templates);
        await lockWords(tx, companyId);
        const [change] = await findChanges(tx, companyId, kind);
        if ((change?.changedAt.toISOString() ?? null) !== changedAt) {
          throw refuse('changed_meanwhile', {
            params: { what: 'mail-template', by: change?.changedBy ?? '' },
          });
        }
        const before = wordsOf(await findTemplates(tx, companyId, kind));
        await saveTemplates(tx, companyId, { kind, templates, accountId, now });
        return {
          result: { done: true },
          audit: {
            ...{ action: 'mail-templates.saved', objectKind: 'company' },
            ...{
              before: { kind, templates: before },
              after: { kind, templates: wordsOf(templates) },
            },
          },
        };
      }),

    resetMailTemplates: ({ body: { kind }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, accountId, now } = deed;
        await lockWords(tx, companyId);
        const [change] = await findChanges(tx, companyId, kind);
        if (change === undefined || !change.isOwn)
          return { result: { done: true }, noAudit: 'nothing-changed' };
        const before = wordsOf(await findTemplates(tx, companyId, kind));
        await archiveTemplates(tx, companyId, { kind, accountId, now });
        return {
          result: { done: true },
          audit: {
            ...{ action: 'mail-templates.reset', objectKind: 'company' },
            ...{ before: { kind, templates: before }, after: { kind } },
          },
        };
      }),
  };
}

/** A subject is a line, whatever was pasted into it. */
const tidy = <T extends Words & { readonly name: string }>(template: T): T => ({
  ...template,
  name: oneLine(template.name),
  subject: oneLine(template.subject),
  body: template.body.replaceAll(/\r\n?/g, '\n').trim(),
});

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const wordsOf = (templates: readonly Omit<MailTemplate, 'kind'>[]) =>
  templates.map(({ name, subject, body }) => ({ name, subject, body }));

function refuseBad(kind: LetterKind, templates: readonly (Words & { readonly name: string })[]) {
  if (templates.length > 1 && !chosenKinds.includes(kind)) {
    throw refuse('validation_failed', {
      params: { what: 'templates-many' },
      path: 'body.templates',
    });
  }
  for (const [index, { name, ...words }] of templates.entries()) {
    const place = `body.templates.${index}`;
    const path = `${place}.name`;
    if (name === '') throw refuse('validation_failed', { params: { what: 'name-missing' }, path });
    if (templates.findIndex((other) => other.name === name) < index) {
      throw refuse('validation_failed', { params: { what: 'template-twice' }, path });
    }
    refuseUnknown(kind, words, place);
  }
}

function refuseUnknown(kind: LetterKind, words: Words, place: string): void {
  for (const field of ['subject', 'body'] as const) {
    const problem = variableProblem(kind, words[field]);
    if (problem !== null) throw fail('unknown_variable', problem, { path: `${place}.${field}` });
  }
}

/** As a candidate gets it, with invented values and a link to the front door. */
async function sampleLetter(
  tx: Tx,
  {
    companyId,
    baseUrl,
    words: { kind, ...words },
  }: {
    readonly companyId: number;
    readonly baseUrl: string;
    readonly words: Words & { readonly kind: LetterKind };
  },
) {
  const companyName = await findCompanyName(tx, companyId);
  const label = buttonOf(kind);
  const brand = await mailBrandOf({ baseUrl })(tx, companyId);
  return {
    ...writeLetter(kind, words, { ...sampleValues(kind), companyName }),
    ...(label === null ? {} : { action: { label, url: new URL('/', baseUrl).href } }),
    ...(brand && {
      brand: { ...brand, why: whyCandidate(sampleAddress, companyName, { reason: 'applied' }) },
    }),
  };
}

const TESTS_AN_HOUR = 20;

function testMailHandler({ db, postOffice, baseUrl }: Parts): Handlers['sendTestMail'] {
  return ({ body, ...request }) =>
    companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
      refuseUnknown(body.kind, body, 'body');
      const hour = now.toISOString().slice(0, 13);
      const keys = Array.from(
        { length: TESTS_AN_HOUR },
        (_, index) => `letter-test:${accountId}:${hour}:${index}`,
      );
      const key = keys[await countMails(tx, keys)];
      if (key === undefined) {
        throw refuse('too_many_requests', { params: { what: 'test-mails', most: TESTS_AN_HOUR } });
      }
      const to = await findOwnAddress(tx, accountId);
      const letter = await sampleLetter(tx, { companyId, baseUrl, words: body });
      await postLetter(tx, postOffice, { companyId, letter: { ...letter, key, to, whom: null } });
      return { result: { sentTo: to }, noAudit: 'mail-to-oneself' };
    });
}
