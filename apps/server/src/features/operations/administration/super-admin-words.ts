/** What `npm run super-admin` says in the terminal, and the start where it makes a super admin. */
export const superAdminWords = {
  usage: 'npm run super-admin -- --email ADDRESS [--another] [--again]',
  database: (name: string, host: string): string => `In the database ${name} on ${host}.`,
  folder: (path: string): string => `In the database of the data folder ${path}.`,
  notAnAddress: (text: string): string => `"${text}" is no e-mail address.`,
  disabled: (email: string): string =>
    `SUPER_ADMIN_EMAIL names ${email}, whose account is disabled, so nobody administers Candor by it. Another super admin can ` +
    'enable it under People; if there is none, name another address.',
  isDisabled: (email: string): string =>
    `The account of ${email} is disabled. Another super admin can enable it under People; if there is none, name another address.`,
  isAlready: (email: string): string =>
    `${email} administers Candor already. For a new link to set a password with, add --again.`,
  hasOthers: (count: number): string =>
    `${count === 1 ? 'Somebody else administers' : `${count} others administer`} Candor already, and can be asked. To make one more super admin, add --another.`,
  made: (email: string, url: string): string =>
    `${email} administers Candor. This link sets the password; it works once, for 7 days, for whoever has it:\n${url}`,
} as const;
