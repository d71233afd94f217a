import { demandsOf } from '@candor/contract/hiring/jurisdiction-rules';
import type { Language } from '@candor/contract/people/language-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { mailLanguage } from '../candidate-records/index.ts';
import { candidateWords } from './candidate-words.ts';
import { findLaw } from './law-store.ts';
import { linesOf, writeFilled } from './letters.ts';
import { PLANNED_MAIL, PLANNED_TELLING, takePlannedMail } from './planned-mail-store.ts';
import { postLetter } from './post-letter.ts';

type Parts = {
  readonly clock: Clock;
  readonly postOffice: PostOffice;
};

/** Posts a planned mail when its time has come, unless it was taken back. */
export const plannedMailDue = ({ clock, postOffice }: Parts): DueWork =>
  defineDue({
    kind: PLANNED_MAIL,
    run: async (tx, { companyId, id }) => {
      const mail = await takePlannedMail(tx, companyId, { id, now: clock() });
      if (mail === undefined) return;
      const { applicationId } = mail;
      const language = await mailLanguage(tx, { companyId, applicationId });
      const written = writeFilled(mail);
      const rights = await rightsOf(tx, { companyId, applicationId, language });
      await postLetter(tx, postOffice, {
        companyId,
        letter: {
          ...written,
          paragraphs: [...written.paragraphs, ...rights],
          language,
          key: `planned-mail:${companyId}:${id}`,
          to: mail.email,
          whom: { applicationId },
        },
      });
    },
  });

type Whose = {
  readonly companyId: number;
  readonly applicationId: number;
  readonly language: Language;
};

/** What the law of the job has a rejection say, in words that no company takes out. */
async function rightsOf(
  tx: Tx,
  { language, ...whose }: Whose,
): Promise<(string | readonly string[])[]> {
  const law = await findLaw(tx, whose);
  if (law === undefined || !demandsOf(law.jurisdiction).explainsRejection) return [];
  const words = candidateWords(language).appeals;
  const { companyName, toldReasons } = law;
  const said = law.hasInterview
    ? [words.bySoftware(companyName), words.rights]
    : [words.bySoftwareNot(companyName), words.rightsWithoutInterview];
  if (toldReasons === null) return said;
  const [first = '', ...lines] = linesOf(toldReasons);
  return [[words.reasons(companyName, first), ...lines], ...said];
}

/** A rejection without a letter that waited: from now on the candidate's page tells it. */
export const plannedTellingDue = ({ clock }: Pick<Parts, 'clock'>): DueWork =>
  defineDue({
    kind: PLANNED_TELLING,
    run: async (tx, { companyId, id }) => {
      await takePlannedMail(tx, companyId, { id, now: clock() });
    },
  });
