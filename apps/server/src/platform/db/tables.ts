import type { entities, Entity, Row } from '@zhaocai/model';

type EntityTables<E extends readonly Entity[]> = {
  [K in E[number] as K['table']]: Row<K>;
};

/** The tables that Kysely knows: one per entity, camelCase. Money columns hold fen (bigint as string). */
export type Tables = EntityTables<typeof entities>;
