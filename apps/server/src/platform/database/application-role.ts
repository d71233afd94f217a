import type { ClientBase } from 'pg';
import { APP_ROLE } from './connection.ts';
import { DatabaseSetupError, errorCode } from './database-errors.ts';

/**
 * Creates the application's role when it is missing and lets the owner switch to it. Roles belong to the
 * whole server, so another database's migration may be creating it at the same moment.
 */
export async function ensureApplicationRole(owner: ClientBase): Promise<void> {
  try {
    await createIfMissing(owner);
    await owner.query(`
      do $$ begin
        if not pg_has_role(current_user, '${APP_ROLE}', 'member') then grant ${APP_ROLE} to current_user; end if;
        execute format('grant connect on database %I to ${APP_ROLE}', current_database());
      end $$`);
  } catch (cause) {
    if (errorCode(cause) !== '42501') throw cause;
    throw new DatabaseSetupError(
      `The database owner may not create roles. Let an administrator run: create role ${APP_ROLE} login; ` +
        `grant ${APP_ROLE} to <owner>;`,
      { cause },
    );
  }
  await refusePowerfulRole(owner);
}

async function createIfMissing(owner: ClientBase): Promise<void> {
  const found = await owner.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  if (found.rowCount) return;
  try {
    await owner.query(
      `create role ${APP_ROLE} login nosuperuser nobypassrls nocreatedb nocreaterole`,
    );
  } catch (error) {
    // 42710 duplicate_object, 23505 unique_violation: somebody was faster.
    if (!['42710', '23505'].includes(errorCode(error))) throw error;
  }
}

/** A hand-made role with too many rights would switch row-level security off without a sound. */
async function refusePowerfulRole(owner: ClientBase): Promise<void> {
  const { rows } = await owner.query(
    'select rolsuper or rolbypassrls or rolcreaterole as powerful from pg_roles where rolname = $1',
    [APP_ROLE],
  );
  if (rows[0]?.powerful) {
    throw new DatabaseSetupError(
      `The role ${APP_ROLE} must not be able to bypass row-level security. Let an administrator run: ` +
        `alter role ${APP_ROLE} nosuperuser nobypassrls nocreaterole;`,
    );
  }
}
