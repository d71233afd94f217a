/** An entry's object that is the company itself. */
export const theCompany = (companyId: number) =>
  ({ objectKind: 'company', objectId: companyId }) as const;
