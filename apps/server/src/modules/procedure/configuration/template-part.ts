import {
  archiveItem,
  isBlank,
  projectType,
  purchaseRule,
  taskTemplate,
  typeMethod,
  type Entity,
  type TemplateItem,
} from '@zhaocai/model';
import { z } from 'zod';
import type { Ctx } from '../../../platform/http/index.ts';
import type { TemplatePart } from '../../../platform/module/index.ts';
import {
  changeRow,
  insertRow,
  findTenantRows,
  rowsToHold,
  type RowsOfTenant,
  type Values,
} from '../../../platform/rows/index.ts';

/** Kinds of projects with their methods, tasks, archive lists and rules. */
export const purchasingTemplatePart: TemplatePart = { name: 'purchasing', collect, replaced, bring };

const values = z.record(z.string(), z.unknown());
const carried = z.object({
  type: values,
  /** In `tasks` the codes of those that come before stand in place of their ids. */
  methods: z.array(z.object({ method: values, tasks: z.array(values), archives: z.array(values) })),
  /** With `mannerCode` where a rule is of one method of the kind. */
  rules: z.array(values),
});

/** What is another in every tenant. */
const ownIds = new Set(['typeId', 'mannerId', 'preTaskIds']);

interface StoredRow extends Values {
  readonly id: string;
}

async function collect(ctx: Ctx): Promise<TemplateItem[]> {
  const { types, methods, tasks, archives, rules } = await storedOf(ctx);
  const codeOf = new Map(tasks.map(({ id, taskCode }) => [id, taskCode]));
  const methodWithParts = (method: StoredRow) => ({
    method: carriedOf(typeMethod, method),
    tasks: rowsOf(tasks, 'mannerId', method).map((task) => ({
      ...carriedOf(taskTemplate, task),
      before: [task.preTaskIds].flat().flatMap((id) => codeOf.get(String(id)) ?? []),
    })),
    archives: rowsOf(archives, 'mannerId', method).map((item) => carriedOf(archiveItem, item)),
  });
  return types.map((type) => ({
    key: String(type.typeCode),
    name: String(type.typeName),
    value: carried.parse({
      type: carriedOf(projectType, type),
      methods: rowsOf(methods, 'typeId', type).map(methodWithParts),
      rules: rowsOf(rules, 'typeId', type).map((rule) => ({
        ...carriedOf(purchaseRule, rule),
        mannerCode: methods.find(({ id }) => id === rule.mannerId)?.mannerCode ?? null,
      })),
    }),
  }));
}

/** All that the tenant has configured: what of it an item replaces, its own kinds and methods say. */
async function replaced(ctx: Ctx): Promise<RowsOfTenant[]> {
  const rows: RowsOfTenant[] = [];
  for (const entity of [projectType, typeMethod, taskTemplate, archiveItem, purchaseRule])
    rows.push(await rowsToHold(ctx, entity));
  return rows;
}

async function bring(ctx: Ctx, { value }: TemplateItem): Promise<void> {
  const { type, methods, rules } = carried.parse(value);
  const put = await puttingInto(ctx);
  const typeId = await put(projectType, { by: ['typeCode'], values: type });
  const methodIds = new Map<unknown, string>();
  for (const { method, tasks, archives } of methods) {
    const mannerId = await put(typeMethod, { by: ['typeId', 'mannerCode'], values: { ...method, typeId } });
    methodIds.set(method.mannerCode, mannerId);
    await putTasks(ctx, put, { mannerId, tasks });
    for (const item of archives)
      await put(archiveItem, { by: ['mannerId', 'catalogCode'], values: { ...item, mannerId } });
  }
  for (const { mannerCode, ...rule } of rules) {
    const mannerId = methodIds.get(mannerCode) ?? null;
    const by = ['typeId', 'ruleCode', 'ruleName', 'effectiveFrom'];
    await put(purchaseRule, { by, values: { ...rule, typeId, mannerId } });
  }
}

/** First all of them, then which comes after which. */
async function putTasks(
  ctx: Ctx,
  put: Put,
  { mannerId, tasks }: { mannerId: string; tasks: readonly Values[] },
): Promise<void> {
  const ids = new Map<unknown, string>();
  for (const { before: _before, ...task } of tasks)
    ids.set(task.taskCode, await put(taskTemplate, { by: ['mannerId', 'taskCode'], values: { ...task, mannerId } }));
  for (const { taskCode, before } of tasks) {
    const preTaskIds = [before].flat().flatMap((code) => ids.get(code) ?? []);
    const id = ids.get(taskCode);
    if (id && preTaskIds.length > 0) await changeRow(ctx, taskTemplate, { id, values: { preTaskIds } });
  }
}

interface Wanted {
  /** The fields by which a row is the same in every tenant. */
  readonly by: readonly string[];
  readonly values: Values;
}

/** A row in place of the tenant's own, or a new one; answers its id. */
type Put = (entity: Entity, wanted: Wanted) => Promise<string>;

async function puttingInto(ctx: Ctx): Promise<Put> {
  const { types, methods, tasks, archives, rules } = await storedOf(ctx);
  const stored = new Map<Entity, readonly StoredRow[]>([
    [projectType, types],
    [typeMethod, methods],
    [taskTemplate, tasks],
    [archiveItem, archives],
    [purchaseRule, rules],
  ]);
  return async (entity, { by, values: given }) => {
    const known = stored.get(entity)?.find((row) => by.every((name) => isSame(row[name], given[name])));
    if (!known) return insertRow(ctx, entity, { values: given });
    await changeRow(ctx, entity, { id: known.id, values: given });
    return known.id;
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return isBlank(one) ? isBlank(other) : String(one) === String(other);
}

interface Stored {
  readonly types: readonly StoredRow[];
  readonly methods: readonly StoredRow[];
  readonly tasks: readonly StoredRow[];
  readonly archives: readonly StoredRow[];
  readonly rules: readonly StoredRow[];
}

/** All that a tenant has configured, one question after the other: it is one connection. */
async function storedOf(ctx: Ctx): Promise<Stored> {
  const types = await allRows(ctx, projectType);
  const methods = await allRows(ctx, typeMethod);
  const tasks = await allRows(ctx, taskTemplate);
  const archives = await allRows(ctx, archiveItem);
  const rules = await allRows(ctx, purchaseRule);
  return { types, methods, tasks, archives, rules };
}

async function allRows(ctx: Ctx, entity: Entity): Promise<StoredRow[]> {
  return (await findTenantRows(ctx, entity)).map((row) => ({ ...row }));
}

function rowsOf(rows: readonly StoredRow[], parent: string, { id }: StoredRow): StoredRow[] {
  return rows.filter((row) => row[parent] === id);
}

function carriedOf(entity: Entity, row: StoredRow): Values {
  return Object.fromEntries(
    Object.keys(entity.fields)
      .filter((name) => !ownIds.has(name))
      .map((name) => [name, row[name] ?? null]),
  );
}
