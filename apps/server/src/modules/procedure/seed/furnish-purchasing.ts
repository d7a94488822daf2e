import {
  archiveItem,
  lawRegime,
  openStatus,
  procedures,
  procurementMethod,
  projectType,
  purchaseItem,
  purchaseRule,
  taskTemplate,
  typeMethod,
  type MethodName,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow, insertRows } from '../../../platform/rows/index.ts';
import { defaultItems } from './default-items.ts';
import { defaultArchives, defaultTasks } from './default-parts.ts';
import { defaultRule, defaultTypes, type DefaultType } from './default-types.ts';

const configured = 'select from project_type where tenant_id = $1 limit 1';
const buys = `select from tenant where tenant_id = $1 and kind = 'buyer'`;

/** What a buyer begins with, made from the definitions; of another tenant nothing, nor beside what a template brought. */
export async function furnishPurchasing(ctx: Ctx): Promise<void> {
  const isBuyer = (await ctx.db.query(buys, [ctx.tenantId])).length > 0;
  if (isBuyer && (await ctx.db.query(configured, [ctx.tenantId])).length === 0) await bringDefaults(ctx);
}

/** The same for a buyer who has configured nothing yet. */
export async function loadDefaults(ctx: Ctx): Promise<{ types: number }> {
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [`project_type ${ctx.tenantId}`]);
  if ((await ctx.db.query(configured, [ctx.tenantId])).length > 0) refuse('procedure.hasDefaults');
  await bringDefaults(ctx);
  const types = defaultTypes.length;
  await recordEvidence(ctx, { stream: 'admin', action: 'projectType.defaults', subject: '0', payload: { types } });
  return { types };
}

const noItems = 'select from purchase_item where tenant_id = $1 limit 1';
/** Each task comes after the one before it. */
const inOrder = `
  update task_template t set pre_task_ids = array[o.before] from (
    select id, lag(id) over (partition by manner_id order by stage, task_code) as before
    from task_template where tenant_id = $1 and is_deleted = 0) o
  where t.tenant_id = $1 and t.id = o.id and o.before is not null`;

async function bringDefaults(ctx: Ctx): Promise<void> {
  for (const [place, type] of defaultTypes.entries()) await bringType(ctx, type, place + 1);
  await ctx.db.query(inOrder, [ctx.tenantId]);
  if ((await ctx.db.query(noItems, [ctx.tenantId])).length === 0)
    await insertRows(ctx, purchaseItem, { rows: defaultItems });
}

/** What a method begins with where the law asks no more. */
function leastOf(name: MethodName): number {
  if (name === 'framework') return 2;
  return name === 'singleSource' || name === 'directPurchase' ? 1 : 3;
}

async function bringType(ctx: Ctx, { openTender, ...type }: DefaultType, sort: number): Promise<void> {
  const typeId = await insertRow(ctx, projectType, {
    values: { ...type, sort, openStatus: openStatus.code.open },
  });
  const law = lawRegime.named(type.lawRegime);
  const methods = procurementMethod.choices.filter(({ name }) => law && procedures[name].regimes.includes(law.name));
  const ids = await insertRows(ctx, typeMethod, {
    rows: methods.map(({ name, value, label }) => ({
      typeId,
      mannerCode: value,
      mannerName: label.zh,
      minSuppliers: leastOf(name),
      needBulletin: procedures[name].steps.some((step) => step.name === 'publish'),
      needDeposit: false,
      needExpert: false,
      needAgent: false,
    })),
  });
  const isStatutory = !lawRegime.is(type.lawRegime, 'ownPolicy');
  const each = methods.map(({ name }, place) => ({ mannerId: ids[place], definition: procedures[name] }));
  await insertRows(ctx, taskTemplate, {
    rows: each.flatMap(({ mannerId, definition }) => defaultTasks(definition).map((task) => ({ mannerId, ...task }))),
  });
  await insertRows(ctx, archiveItem, {
    rows: each.flatMap(({ mannerId, definition }) =>
      defaultArchives(definition, isStatutory).map((item) => ({ mannerId, ...item })),
    ),
  });
  const place = methods.findIndex(({ name }) => name === 'openTender');
  if (!openTender || place < 0) return;
  const statutoryAmount = openTender.isStatutory ? openTender.amountFrom : null;
  await insertRow(ctx, purchaseRule, {
    values: { ...defaultRule, ...openTender, statutoryAmount, typeId, mannerId: ids[place] },
  });
}
