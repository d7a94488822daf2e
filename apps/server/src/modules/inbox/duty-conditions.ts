import { columnOf, keptDuties, openRunsSql, type Entity, type KeptDuty } from '@zhaocai/model';
import { sightSql } from '../../platform/access/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { entityNamed } from '../../platform/lifecycle/index.ts';
import type { Platform } from '../../platform/module/index.ts';
import type { Parameters } from '../../platform/rows/index.ts';

export type DutyScopes = Platform['dutyScopes'];

/** Duties of several kinds that the reader has under the same condition. */
export interface Group {
  readonly kinds: readonly string[];
  /** SQL over the duty `d`. */
  readonly where: string;
}

interface Groups {
  /** By its right: what everybody may do who holds it, within the rows that he sees. */
  readonly byRight: readonly Group[];
  /** What is one person's, for those who look after people when that one is gone. */
  readonly ofLeavers: readonly Group[];
}

export function groupsOf(scopes: DutyScopes, reader: Ctx, parameters: Parameters): Groups {
  const to = { ...bound(reader, parameters), known: knownOnce(scopes, reader, parameters) };
  const grouped = (isTheirs: (reader: Ctx, duty: KeptDuty) => boolean): Group[] => {
    const groups = new Map<string, string[]>();
    for (const duty of keptDuties) {
      if (!isTheirs(reader, duty)) continue;
      const where = conditionOf(duty, to);
      groups.set(where, [...(groups.get(where) ?? []), duty.kind]);
    }
    return [...groups].map(([where, kinds]) => ({ kinds, where }));
  };
  return { byRight: grouped(mayDo), ofLeavers: grouped(looksAfter) };
}

/** Whoever disables people hands on what they leave, as far as he sees what it is about. */
function looksAfter({ user }: Ctx, { entity, person, party, isOwn, ends }: KeptDuty): boolean {
  if (ends !== undefined || person === undefined || party !== undefined || isOwn) return false;
  return user.permissions.has('user_edit') && user.permissions.has(`${entity.menu}_view`);
}

function mayDo({ user }: Ctx, { permission, hiddenFrom = [], person, ends }: KeptDuty): boolean {
  if (ends !== undefined || person !== undefined || permission === undefined) return false;
  return user.permissions.has(permission) && !hiddenFrom.some((one) => user.permissions.has(one));
}

interface Bound {
  readonly reader: Ctx;
  readonly bind: (value: unknown) => string;
  readonly tenant: string;
  readonly now: string;
  /** What an entity's lists show the reader, over `t`; undefined: all that he sees of it. */
  readonly known: (entity: Entity) => string | undefined;
}

/** Each value is bound once, whatever number of conditions names it: equal conditions are then equal texts. */
function bound(reader: Ctx, parameters: Parameters): Omit<Bound, 'known'> {
  const bind = (value: unknown) => {
    const place = parameters.values.findIndex((one) => JSON.stringify(one) === JSON.stringify(value));
    return place === -1 ? parameters.bind(value) : `$${place + 1}`;
  };
  return { reader, bind, tenant: bind(reader.tenantId), now: bind(reader.now) };
}

/** Asked once of each entity: the conditions of its duties are then one text. */
function knownOnce(scopes: DutyScopes, reader: Ctx, parameters: Parameters): Bound['known'] {
  const asked = new Map<string, string | undefined>();
  return ({ name }) => {
    if (!asked.has(name)) asked.set(name, scopes.get(name)?.(reader, parameters));
    return asked.get(name);
  };
}

function conditionOf(duty: KeptDuty, to: Bound): string {
  const { lapses, from, notDuring } = duty;
  return [
    ...(from ? [`d.from_time <= ${to.now}`] : []),
    ...(lapses ? [`(d.due is null or d.due > ${to.now})`] : []),
    ...(notDuring ? [notDecidedElsewhere(notDuring, to)] : []),
    ...wholeConditions(duty, to),
    ...knownConditions(duty, to),
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
  const scoped = judged.dataScoped === false ? undefined : sightSql(judged, { ...reader, alias: 't' }, bind);
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

/** What the lists of the entity keep from the reader is no duty of his: it would tell that the row is there (R38). */
function knownConditions({ entity, party }: KeptDuty, { known }: Bound): string[] {
  const shown = party === undefined ? known(entity) : undefined;
  if (shown === undefined) return [];
  return [
    `exists (select from ${entity.table} t where t.tenant_id = d.row_tenant_id and t.id = d.row_id and ${shown})`,
  ];
}

function stateColumn({ name, fields, lifecycle }: Entity): string {
  if (!lifecycle) throw new Error(`${name} has no states`);
  return columnOf(fields, lifecycle.field);
}
