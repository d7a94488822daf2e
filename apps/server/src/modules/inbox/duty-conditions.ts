import { columnOf, keptDuties, openRunsSql, type Entity, type KeptDuty } from '@zhaocai/model';
import { scopeCondition, scopeSql } from '../../platform/access/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { entityNamed } from '../../platform/lifecycle/index.ts';
import type { Parameters } from '../../platform/rows/index.ts';

export type Reader = Pick<Ctx, 'db' | 'tenantId' | 'user' | 'now'>;

/** Duties of several kinds that the reader has under the same condition. */
export interface Group {
  readonly kinds: readonly string[];
  /** SQL over the duty `d`. */
  readonly where: string;
}

/** By its right: what everybody may do who holds it, within the rows that he sees. */
export function groupsOf(reader: Reader, parameters: Parameters): Group[] {
  const groups = new Map<string, string[]>();
  for (const duty of keptDuties) {
    if (!mayDo(reader, duty)) continue;
    const where = conditionOf(duty, bound(reader, parameters));
    groups.set(where, [...(groups.get(where) ?? []), duty.kind]);
  }
  return [...groups].map(([where, kinds]) => ({ kinds, where }));
}

function mayDo({ user }: Reader, { permission, hiddenFrom = [], person, ends }: KeptDuty): boolean {
  if (ends !== undefined || person !== undefined || permission === undefined) return false;
  return user.permissions.has(permission) && !hiddenFrom.some((one) => user.permissions.has(one));
}

interface Bound {
  readonly reader: Reader;
  readonly bind: (value: unknown) => string;
  readonly tenant: string;
  readonly now: string;
}

/** Each value is bound once, whatever number of conditions names it: equal conditions are then equal texts. */
function bound(reader: Reader, parameters: Parameters): Bound {
  const bind = (value: unknown) => {
    const place = parameters.values.findIndex((one) => JSON.stringify(one) === JSON.stringify(value));
    return place === -1 ? parameters.bind(value) : `$${place + 1}`;
  };
  return { reader, bind, tenant: bind(reader.tenantId), now: bind(reader.now) };
}

function conditionOf(duty: KeptDuty, to: Bound): string {
  const { lapses, from, notDuring } = duty;
  return [
    ...(from ? [`d.from_time <= ${to.now}`] : []),
    ...(lapses ? [`(d.due is null or d.due > ${to.now})`] : []),
    ...(notDuring ? [notDecidedElsewhere(notDuring, to)] : []),
    ...wholeConditions(duty, to),
  ].join(' and ');
}

function notDecidedElsewhere(businessType: string, { bind }: Bound): string {
  return `not exists (select from flow_instance i where i.tenant_id = d.row_tenant_id and i.business_id = d.row_id
    and i.business_type = ${bind(businessType)} and i.run_status in ${openRunsSql})`;
}

/** Whoever does not see the row, or the whole that it is part of, cannot do it. Parties see what is theirs. */
function wholeConditions({ entity, of, party }: KeptDuty, { reader, bind }: Bound): string[] {
  if (party !== undefined) return [];
  const judged = of ? entityNamed(of.entity) : entity;
  const column = of ? 'of_id' : 'row_id';
  const scoped =
    judged.dataScoped === false ? undefined : scopeSql(scopeCondition(reader.user, judged, reader.now), 't', bind);
  const conditions = [
    ...(of?.states ? [`t.${stateColumn(judged)} = any(${bind(of.states)}::smallint[])`] : []),
    ...(scoped ? [scoped] : []),
  ];
  if (conditions.length === 0) return [];
  return [
    `exists (select from ${judged.table} t where t.tenant_id = d.row_tenant_id and t.id = d.${column}
      and ${conditions.join(' and ')})`,
  ];
}

function stateColumn({ name, fields, lifecycle }: Entity): string {
  if (!lifecycle) throw new Error(`${name} has no states`);
  return columnOf(fields, lifecycle.field);
}
