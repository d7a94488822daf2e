import { isBlank, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { toldNames } from './told-names.ts';

type Values = Readonly<Record<string, unknown>>;

/** What every row carries and a client that read it may send back. */
const rowNames: ReadonlySet<string> = new Set([
  'id',
  'tenantId',
  'createUser',
  'createDept',
  'createTime',
  'updateUser',
  'updateTime',
  'status',
  'version',
  'isDeleted',
  'lang',
]);

export interface Sent {
  readonly input: Values;
  /** The stored row of an edit. */
  readonly existing: Values | undefined;
  /** Names beside the fields: those that the save works on, and those that a read tells. */
  readonly hooks: { readonly takes?: readonly string[]; readonly tells?: readonly string[] };
}

/**
 * Nothing that was sent is passed over: a name that is no field, another value of what the system keeps itself, a state
 * that the rows do not have are refused. What a read tells of a row may be sent back with it, and is not looked at.
 */
export async function demandKnown(ctx: Ctx, entity: Entity, { input, existing, hooks }: Sent): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    if (Object.hasOwn(entity.fields, name)) demandWritable(ctx, entity, { name, value, existing });
    else if (!isKnown(entity, name, hooks)) refuse('platform.unknownField', { field: name });
  }
  if (!Object.hasOwn(entity.fields, 'status')) await demandStatus(ctx, entity, { input, existing });
}

function isKnown(entity: Entity, name: string, { takes, tells }: Sent['hooks']): boolean {
  return rowNames.has(name) || takes?.includes(name) || tells?.includes(name) || toldNames(entity).has(name);
}

interface SentField {
  readonly name: string;
  readonly value: unknown;
  readonly existing: Values | undefined;
}

function demandWritable({ language }: Ctx, { fields }: Entity, { name, value, existing }: SentField): void {
  const field = fields[name];
  if (!field?.readOnly || isBlank(value) || isSame(value, existing?.[name])) return;
  refuse('platform.readOnlyField', { field: field.label[language] });
}

function isSame(left: unknown, right: unknown): boolean {
  return typeof left === 'object' ? JSON.stringify(left) === JSON.stringify(right) : String(left) === String(right);
}

/** Rows without states of their own are in force as long as they are there. */
async function demandStatus(
  { db, tenantId, language }: Ctx,
  entity: Entity,
  { input, existing }: Pick<Sent, 'input' | 'existing'>,
): Promise<void> {
  if (isBlank(input.status)) return;
  const inForce = 1;
  const [row] = existing
    ? await db.query<{ status: number }>(`select status from ${entity.table} where tenant_id = $1 and id = $2`, [
        tenantId,
        existing.id,
      ])
    : [];
  if (Number(input.status) !== (row?.status ?? inForce))
    refuse('platform.statusFixed', { name: entity.label[language] });
}

/** Fields that are set once: another value on an edit is refused, the same one is not. */
export function demandFixed(
  { language }: Pick<Ctx, 'language'>,
  { fields }: Entity,
  { input, existing }: { readonly input: Values; readonly existing: Values },
): void {
  for (const [name, field] of Object.entries(fields)) {
    const isChanged = name in input && String(input[name] ?? '') !== String(existing[name] ?? '');
    if (field.fixed && isChanged) refuse('platform.fixed', { field: field.label[language] });
  }
}
