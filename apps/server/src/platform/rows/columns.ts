import { columnOf, maskedText, type Entity, type Field, type Mask } from '@zhaocai/model';
import { toWire } from './storage.ts';

const baseColumns = {
  id: 'id',
  tenantId: 'tenant_id',
  createUser: 'create_user',
  createDept: 'create_dept',
  createTime: 'create_time',
  updateUser: 'update_user',
  updateTime: 'update_time',
  status: 'status',
  version: 'version',
};
const appendOnlyColumns = ['id', 'tenantId', 'createUser', 'createDept', 'createTime'] as const;

/** How one entity is read: the select list, and what must be turned into its wire form afterwards. */
export interface Projection {
  readonly select: string;
  readonly moneyFields: readonly [string, Field][];
  readonly maskedFields: readonly [string, Mask][];
}

const cache = new WeakMap<Entity, Record<'list' | 'detail', Projection>>();

/** The select list of lists (without the long fields) or of a detail; secrets in neither. */
export function projectionOf(entity: Entity, of: 'list' | 'detail'): Projection {
  let projections = cache.get(entity);
  if (!projections) {
    projections = { list: projection(entity, 'list'), detail: projection(entity, 'detail') };
    cache.set(entity, projections);
  }
  return projections[of];
}

function projection(entity: Entity, of: 'list' | 'detail'): Projection {
  const fields = Object.entries(entity.fields).filter(
    ([, field]) => !field.secret && (of === 'detail' || !field.detailOnly),
  );
  const base = Object.entries(baseColumns).filter(
    ([name]) => !entity.appendOnly || (appendOnlyColumns as readonly string[]).includes(name),
  );
  const columns = [
    ...base.map(([name, column]) => `t.${column} as "${name}"`),
    ...fields.map(([name]) => `t.${columnOf(entity.fields, name)} as "${name}"`),
  ];
  return {
    select: columns.join(', '),
    moneyFields: fields.filter(([, field]) => field.kind === 'money'),
    maskedFields: fields.flatMap(([name, field]) => {
      const mask = maskOf(field);
      return mask ? [[name, mask] as const] : [];
    }),
  };
}

/** How a field that tells of a person is shown. */
export function maskOf(field: Field): Mask | undefined {
  return 'masked' in field ? field.masked : undefined;
}

/** Turns the stored form of a row into its wire form, in place: the row is ours and fresh. */
export function toWireRow<R extends Record<string, unknown>>(row: R, { moneyFields }: Projection): R {
  const target: Record<string, unknown> = row;
  for (const [name, field] of moneyFields) target[name] = toWire(field, target[name]);
  return row;
}

/** The same as people read it: what tells of a person masked. */
export function toShownRow<R extends Record<string, unknown>>(row: R, projection: Projection): R {
  const target: Record<string, unknown> = toWireRow(row, projection);
  for (const [name, mask] of projection.maskedFields) target[name] = shownText(mask, target[name]);
  return row;
}

export function shownText(mask: Mask, value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? maskedText(mask, value) : value;
}
