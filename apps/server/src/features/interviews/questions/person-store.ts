import { sql } from 'kysely';

/** Of the account `a`: its name, its address where none was given, nothing where there is no account. */
export const personName = sql<string>`
  coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email, '')`;
