import { createHash } from 'node:crypto';
import type { contract } from '@candor/contract';
import {
  applicationProblems,
  FORM_LIVES_MS,
  SHORTEST_FILL_MS,
} from '@candor/contract/hiring/application-rules';
import type { Database } from '../../../platform/database/database.ts';
import { fail, Failure, refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { createLimiter, normaliseEmail } from '../../people/accounts/index.ts';
import { dayOf, findOpenAdvert, type OpenAdvert } from '../jobs/index.ts';
import { judgeDocument, plainName } from '../../people/profiles/index.ts';
import { type ApplyBody, type SentForm, takeForm, type Telling } from './apply.ts';
import { type FormFacts, formTokens } from './form-token.ts';
import { type StoredFile, wasSent } from './intake-store.ts';
import { takeAnswers, voluntaryQuestions } from './volunteering.ts';

export type ApplyParts = Telling & {
  readonly db: Database;
  readonly objects: ObjectStore;
  /** 32 bytes; signs forms. */
  readonly sessionKey: Uint8Array;
};

type Handlers = Pick<
  HandlersOf<typeof contract.applications>,
  'openApplicationForm' | 'apply' | 'volunteerAnswers'
>;

/** Whoever comes by: nobody is signed in, and nothing that is sent proves who sent it. */
export function applyHandlers(parts: ApplyParts): Handlers {
  const { db } = parts;
  const tokens = formTokens(parts.sessionKey);
  const limiter = createLimiter(db, 'apply');
  const findAdvert = async (jobID: number, now: Date): Promise<OpenAdvert> => {
    const advert = await db.global((tx) => findOpenAdvert(tx, jobID, dayOf(now)));
    if (advert === undefined) throw jobClosed();
    return advert;
  };
  return {
    async openApplicationForm({ params: { jobID }, now }) {
      const { companyID, companyName, version, questions } = await findAdvert(jobID, now);
      return {
        formToken: tokens.issue({ jobID, version, now }),
        companyName,
        questions: questions.map(({ knockOut: _secret, options, ...asked }) => ({
          ...asked,
          options: [...options],
        })),
        voluntaryQuestions: await db.inCompany(companyID, (tx) =>
          voluntaryQuestions(tx, companyID),
        ),
      };
    },

    async apply({ params: { jobID }, body, client, now }) {
      const email = normaliseEmail(body.email);
      await limiter.countTry(email, client.ip);
      // A program filled in what no person sees. It learns nothing.
      if (body.topic !== '') return { done: true };
      const advert = await findAdvert(jobID, now);
      const form = livingForm(tokens.read(body.formToken), { jobID, now });
      if (advert.version !== form.version) {
        throw refuse('form_changed', { params: { what: 'job' } });
      }
      refuseProblems(body, advert);
      const { file, bytes } = judged(body, { advert, formKey: form.formKey });
      await parts.objects.put(file.objectKey, bytes, file.contentType);
      await keep(parts, { advert, formKey: form.formKey, email, body, file, client, now });
      return { done: true };
    },

    async volunteerAnswers({ params: { jobID }, body: { formToken, answers }, now }) {
      const advert = await findAdvert(jobID, now);
      const { formKey } = livingForm(tokens.read(formToken), { jobID, now });
      await limiter.countLinkTry(formKey, '');
      await db.inCompany(advert.companyID, (tx) => takeAnswers(tx, { advert, formKey, answers }));
      return { done: true };
    },
  };
}

const jobClosed = () => refuse('not_found', { params: { what: 'open-job' } });

function livingForm(
  form: FormFacts | null,
  { jobID, now }: { readonly jobID: number; readonly now: Date },
): FormFacts {
  const age = form === null ? Infinity : now.getTime() - form.openedAt.getTime();
  if (form?.jobID !== jobID || age > FORM_LIVES_MS) {
    throw refuse('form_expired');
  }
  if (age < SHORTEST_FILL_MS) {
    throw refuse('too_fast');
  }
  return form;
}

function refuseProblems(body: ApplyBody, { questions }: OpenAdvert): void {
  const [problem] = Object.entries(applicationProblems(body, questions));
  if (problem === undefined) return;
  throw fail('validation_failed', problem[1], { path: `body.${problem[0]}` });
}

/** The key is made of form and bytes: a form that is sent again writes the object that is there. */
function judged(
  { cv }: ApplyBody,
  { advert, formKey }: Pick<SentForm, 'advert' | 'formKey'>,
): { readonly file: StoredFile; readonly bytes: Buffer } {
  const bytes = Buffer.from(cv.base64, 'base64');
  const contentType = judgeDocument(bytes, 'cv', 'body.cv');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { companyID, jobID } = advert;
  const objectKey = `applications/${companyID}/${jobID}/${formKey}-${sha256.slice(0, 32)}`;
  const fileName = plainName(cv.fileName);
  return { bytes, file: { fileName, contentType, bytes: bytes.length, sha256, objectKey } };
}

/** The object is written first: a row never names a file that is not there. What no row names goes again. */
async function keep(parts: ApplyParts, form: SentForm): Promise<void> {
  const { db, objects } = parts;
  const { companyID, jobID } = form.advert;
  const forget = async () => {
    const isNamed = await db.inCompany(companyID, (tx) => wasSent(tx, companyID, form.formKey));
    if (!isNamed) await objects.remove(form.file.objectKey);
  };
  try {
    await db.inCompany(companyID, async (tx) => {
      // It may have been closed while the file was written.
      const advert = await findOpenAdvert(tx, jobID, dayOf(form.now));
      if (advert === undefined) throw jobClosed();
      await takeForm(tx, parts, form);
    });
  } catch (error) {
    if (error instanceof Failure) await forget();
    throw error;
  }
  await forget();
}
