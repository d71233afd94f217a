import { monitorNames, monitors, type Watched } from '@candor/contract/interviews/monitor-rules';
import { sql } from 'kysely';

/** `blueprint` is what the statement calls the row. */
const switchesOf = (blueprint: string) =>
  monitorNames.map((name) => [name, sql.ref(`${blueprint}.${monitors[name].switch}`)] as const);

/** What a test watches, by monitor. */
export const watchedBy = (blueprint: string) => {
  const pairs = switchesOf(blueprint).map(([name, isOn]) => sql`${name}::text, ${isOn}`);
  return sql<Watched>`jsonb_build_object(${sql.join(pairs)})`;
};

/** Whether it watches anything. */
export const watchesAny = (blueprint: string) =>
  sql<boolean>`(${sql.join(
    switchesOf(blueprint).map(([, isOn]) => isOn),
    sql` or `,
  )})`;
