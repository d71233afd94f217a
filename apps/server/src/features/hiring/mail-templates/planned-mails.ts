import type { Clock } from '../../../platform/clock/clock.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { mailLanguage } from '../candidate-records/index.ts';
import { writeFilled } from './letters.ts';
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
      await postLetter(tx, postOffice, {
        companyId,
        letter: {
          ...writeFilled(mail),
          language: await mailLanguage(tx, { companyId, applicationId: mail.applicationId }),
          key: `planned-mail:${companyId}:${id}`,
          to: mail.email,
          whom: { applicationId: mail.applicationId },
        },
      });
    },
  });

/** A rejection without a letter that waited: from now on the candidate's page tells it. */
export const plannedTellingDue = ({ clock }: Pick<Parts, 'clock'>): DueWork =>
  defineDue({
    kind: PLANNED_TELLING,
    run: async (tx, { companyId, id }) => {
      await takePlannedMail(tx, companyId, { id, now: clock() });
    },
  });
