import { inLanguages } from '../../../lib/language.ts';

export const panelWords = inLanguages('account-panel', {
  profile: 'Your profile',
  notices: 'Notifications',
  security: 'Security',
  signOut: 'Sign out',
});
