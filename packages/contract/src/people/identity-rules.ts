/** How an identity is checked: by documents that a person looks at, or on pages of Stripe. */
export const identityWays = ['review', 'stripe'] as const;
export type IdentityWay = (typeof identityWays)[number];

/** `begun`: nothing was handed in yet, as on a page of Stripe that is open. */
export const identityStatuses = ['begun', 'pending', 'approved', 'refused'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** Why a check that no person looked at was refused. The web has the words, and what to do then. */
export const identityReasons = [
  'consent_declined',
  'country_unknown',
  'device_unfit',
  'document_expired',
  'document_kind',
  'document_unread',
  'face_differs',
  'face_missing',
  'face_unread',
  'given_up',
  'name_differs',
  'too_young',
  'ended',
  'other',
] as const;
export type IdentityReason = (typeof identityReasons)[number];

/** Each look by Stripe costs whoever runs the installation; after so many a person looks at documents. */
export const MOST_IDENTITY_TRIES = 5;
