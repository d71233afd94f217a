/** What leads from a public page to where somebody works. */
export const siteDoorWords = { signIn: 'Sign in', dashboard: 'Dashboard' };
