import { inLanguages } from '../lib/language.ts';

export const siteWords = inLanguages('site', {
  nav: 'Site',
  footer: 'Footer',
  jobs: 'Jobs',
  dashboard: 'Dashboard',
  signIn: 'Sign in',
  interview: 'I have an interview',
  forCompanies: 'For companies',
  forCandidates: 'For candidates',
  forInterviewers: 'For interviewers',
  companySignIn: 'Company sign-in',
  candidateSignIn: 'Candidate sign-in',
  interviewerSignIn: 'Interviewer sign-in',
  superAdminSignIn: 'Super admin sign-in',
});
