import { type SectionName, settingSections } from '@candor/contract/operations/company-settings';
import { areas, rights } from '@candor/contract/people/right-rules';
import { libraryWords, outsideWords, ownWords } from './settings-section-words.ts';
import { offerTemplateWords, sectionWords } from './setting-words.ts';

export type SettingsSection = {
  readonly to: string;
  readonly title: string;
  /** One line: what is decided there. */
  readonly text: string;
  /** Not there where nothing is sold. */
  readonly isOfMoney?: true;
  /** As the table of places and the server ask for it; who does not have it is not shown the section. */
  readonly needs:
    | 'nothing'
    | 'admin'
    | { readonly featureId: number; readonly activityId?: number };
};

type SettingsGroup = { readonly title: string; readonly sections: readonly SettingsSection[] };

const library = { featureId: areas.jobs, activityId: rights.questionsAndTests };
const mails = { featureId: areas.settings, activityId: rights.settings };

/** A section of the contract's list. */
const ownSection = (to: string, section: SectionName): SettingsSection => {
  const { title, text } = sectionWords[section];
  return { to, title, text, needs: settingSections[section].privilege };
};

/** What the settings page lists. A page of settings that gets built adds its line here. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    title: 'The company',
    sections: [
      {
        to: '/company/view-profile',
        title: 'Profile and brand',
        text: 'Name, logo, colour, address and what candidates read about you on the career page.',
        needs: 'admin',
      },
      {
        to: '/company/paymentPlan',
        title: 'Plan',
        text: 'What the company has subscribed to.',
        needs: { featureId: areas.payments },
        isOfMoney: true,
      },
      { to: '/company/settings/sample-data', ...ownWords.sample, needs: 'admin' },
      { to: '/company/settings/archive', ...ownWords.archive, needs: 'admin' },
    ],
  },
  {
    title: 'Hiring',
    sections: [
      {
        to: '/company/settings/mail-templates',
        title: 'Mail templates',
        text: 'What your mails to candidates say: received, rejected, invited, reminded.',
        needs: mails,
      },
      {
        to: '/company/settings/offer-templates',
        ...offerTemplateWords,
        needs: mails,
      },
      ownSection('/company/settings/mail-sender', 'mailSender'),
      ownSection('/company/settings/external-interviews', 'externalInterviews'),
      ownSection('/company/settings/needs', 'needs'),
      ownSection('/company/settings/appeals', 'appeals'),
      ownSection('/company/settings/careers', 'careers'),
    ],
  },
  {
    title: libraryWords.title,
    sections: [
      { to: '/company/questions', ...libraryWords.questions, needs: library },
      { to: '/company/blueprints', ...libraryWords.tests, needs: library },
      { to: '/company/interview-kits', ...libraryWords.kits, needs: library },
    ],
  },
  {
    title: 'People and rights',
    sections: [
      {
        to: '/company/users',
        title: 'Team',
        text: 'Invite colleagues, change what they do here, end their access.',
        needs: { featureId: areas.users },
      },
      { to: '/company/interviewers', ...outsideWords, needs: { featureId: areas.interviewers } },
      {
        to: '/company/role-management',
        title: 'Roles',
        text: 'What each role may see and do.',
        needs: 'admin',
      },
    ],
  },
  {
    title: 'Data and security',
    sections: [
      {
        to: '/company/settings/equal-opportunity',
        title: 'Equal opportunity',
        text: 'Voluntary questions after applying; reports show sums, never a person.',
        needs: 'admin',
      },
      {
        to: '/company/settings/retention',
        title: 'Retention',
        text: 'How long recordings, interviews and applications are kept, and what goes next.',
        needs: 'admin',
      },
      {
        to: '/company/settings/api-keys',
        title: 'API keys',
        text: 'Let your own programs read candidates, applications and interviews.',
        needs: 'admin',
      },
      {
        to: '/company/settings/webhooks',
        title: 'Webhooks',
        text: 'Tell your own programs what happens, signed, with a log of what was sent.',
        needs: 'admin',
      },
      {
        to: '/company/audit-log',
        title: 'Audit log',
        text: 'Who changed what and when, in a chain that shows tampering.',
        needs: 'admin',
      },
    ],
  },
  {
    title: 'You',
    sections: [
      { to: '/company/set-availability', ...ownWords.availability, needs: 'nothing' },
      {
        to: '/company/own-profile',
        title: 'Your profile',
        text: 'Your name, your phone number and what colleagues see of you.',
        needs: 'nothing',
      },
      {
        to: '/company/settings/notices',
        title: 'Notices',
        text: 'What you are told about, here and by mail.',
        needs: 'nothing',
      },
      { to: '/changetemppassword', ...ownWords.password, needs: 'nothing' },
      { to: '/multifactor-authentication', ...ownWords.secondFactor, needs: 'nothing' },
      {
        to: '/view-all-notifications',
        title: 'Notifications',
        text: 'What you were told, and whether this browser tells you at once.',
        needs: 'nothing',
      },
    ],
  },
];
