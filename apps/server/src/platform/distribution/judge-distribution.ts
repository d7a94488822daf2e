import { exceptions, localTables, referenceTables } from './placement-lists.ts';
import type { ForeignKey, Key, Schema, Table } from './read-schema.ts';

/** Where the rows of a table lie: each tenant's together, all of them everywhere, or on the coordinator. */
export type Placement = 'distributed' | 'reference' | 'local';

/** Something that keeps a table from being distributed by tenant. */
export interface Fault {
  /** Of the table, index or constraint. */
  readonly name: string;
  readonly table: string;
  readonly reason: string;
}

/** By the lists; every table that they do not name is distributed by its tenant. */
export function placementOf(table: string): Placement {
  if (table in referenceTables) return 'reference';
  return table in localTables ? 'local' : 'distributed';
}

/**
 * Everything that Citus would refuse, what the list of exceptions names included: tenant_id leads each key of a
 * distributed table, and a foreign key keeps within a tenant or leads to a reference table.
 */
export function judgeDistribution({ tables, foreignKeys }: Schema): Fault[] {
  return [...tables.flatMap(faultsOfTable), ...foreignKeys.flatMap(faultsOfForeignKey)];
}

/** The faults that nobody has written down, and what is written down without being one any more. */
export function unexpectedFaults(schema: Schema): string[] {
  const faults = judgeDistribution(schema);
  const known = new Set(schema.tables.map(({ name }) => name));
  const missing = [...Object.keys(referenceTables), ...Object.keys(localTables)].filter((name) => !known.has(name));
  const mended = Object.keys(exceptions).filter((name) => !faults.some((fault) => fault.name === name));
  return [
    ...faults
      .filter(({ name }) => !(name in exceptions))
      .map(({ table, name, reason }) => `${table}: ${name} ${reason}`),
    ...missing.map((name) => `${name}: is listed, but there is no such table`),
    ...mended.map((name) => `${name}: is listed as an exception, but fits`),
  ];
}

function faultsOfTable({ name, hasTenant, keys }: Table): Fault[] {
  if (placementOf(name) !== 'distributed') return [];
  if (!hasTenant) return [{ name, table: name, reason: 'has no tenant_id and stands in no list' }];
  return keys.flatMap((key) => {
    const reason = faultOfKey(key);
    return reason ? [{ name: key.name, table: name, reason }] : [];
  });
}

function faultOfKey({ columns, operators }: Key): string | undefined {
  if (columns[0] !== 'tenant_id') return 'is not led by tenant_id';
  if (operators && operators[0] !== '=') return 'does not compare tenant_id by =';
  return undefined;
}

function faultsOfForeignKey(foreignKey: ForeignKey): Fault[] {
  const reason = faultOfReference(foreignKey);
  return reason ? [{ name: foreignKey.name, table: foreignKey.table, reason }] : [];
}

function faultOfReference({ table, columns, to, toColumns }: ForeignKey): string | undefined {
  const target = placementOf(to);
  if (placementOf(table) !== 'distributed')
    return target === 'distributed' ? `refers to ${to}, which is distributed` : undefined;
  if (target === 'reference') return undefined;
  if (target === 'local') return `refers to ${to}, which is on the coordinator alone`;
  return columns[0] === 'tenant_id' && toColumns[0] === 'tenant_id' ? undefined : `leads out of its tenant to ${to}`;
}
