export const siteWords = {
  nav: 'Site',
  footer: 'Footer',
  jobs: 'Jobs',
  signIn: 'Sign in',
  interview: 'I have an interview',
};
