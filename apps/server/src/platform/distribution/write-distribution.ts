import { judgeDistribution, placementOf } from './judge-distribution.ts';
import { exceptions, referenceTables } from './placement-lists.ts';
import type { ForeignKey, Schema } from './read-schema.ts';

/**
 * The statements that distribute a migrated database by tenant with Citus, in an order in which every foreign key finds
 * what it refers to. What does not fit is dropped first, with its reason; foreign keys that lead in a circle are dropped
 * and made again.
 */
export function writeDistribution(schema: Schema): string[] {
  const faults = judgeDistribution(schema);
  const unfit = new Set(faults.map(({ name }) => name));
  const kept = schema.foreignKeys.filter(({ name, table, to }) => !unfit.has(name) && table !== to);
  const { order, circular } = ordered(namesOf(schema, ['reference', 'distributed']), kept);
  const [first = '', ...others] = order.filter((name) => placementOf(name) === 'distributed');
  return [
    ...faults.map(({ name, table }) => `-- ${exceptions[name] ?? 'unknown'}\n${drop(table, name)}`),
    ...circular.map(({ table, name }) => drop(table, name)),
    ...order.filter((name) => name in referenceTables).map((name) => `select create_reference_table('${name}');`),
    `select create_distributed_table('${first}', 'tenant_id', colocate_with => 'none');`,
    ...others.map((name) => `select create_distributed_table('${name}', 'tenant_id', colocate_with => '${first}');`),
    ...circular.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition};`),
  ];
}

const drop = (table: string, name: string): string => `alter table ${table} drop constraint ${name};`;

function namesOf({ tables }: Schema, placements: readonly string[]): string[] {
  return tables.map(({ name }) => name).filter((name) => placements.includes(placementOf(name)));
}

/** Each table after those that it refers to; where that cannot be, the foreign key that closes the circle is named. */
function ordered(tables: readonly string[], foreignKeys: readonly ForeignKey[]) {
  const order: string[] = [];
  const circular: ForeignKey[] = [];
  const state = new Map<string, 'open' | 'done'>();
  function visit(table: string): void {
    state.set(table, 'open');
    for (const foreignKey of foreignKeys.filter((one) => one.table === table)) {
      if (state.get(foreignKey.to) === 'open') circular.push(foreignKey);
      else if (!state.has(foreignKey.to)) visit(foreignKey.to);
    }
    state.set(table, 'done');
    order.push(table);
  }
  for (const table of tables) if (!state.has(table)) visit(table);
  return { order, circular };
}
