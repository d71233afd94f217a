export const siteWords = {
  nav: 'Site',
  footer: 'Footer',
  jobs: 'Jobs',
  dashboard: 'Dashboard',
  signIn: 'Sign in',
  interview: 'I have an interview',
};
