/** Each picture has a path of its own, so that browsers may keep it for as long as they like. */
export const logoPathOf = (logoKey: string): string | null => {
  const [, companyId, picture] = keyPattern.exec(logoKey) ?? [];
  return picture === undefined ? null : `/logos/${companyId}/${picture}`;
};

export const logoKeyOf = (companyId: number, picture: string): string =>
  `companies/${companyId}/logo/${picture}`;

const keyPattern = /^companies\/(\d+)\/logo\/([\da-f-]{36})$/;
