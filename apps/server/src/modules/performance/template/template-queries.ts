import {
  judgeTemplate,
  judgeTemplateLifecycle,
  judgeTemplateItem,
  judgeTemplateLevel,
  type EndpointInput,
  type EndpointOutput,
  type itemsByJudgeType,
  type Row,
  type judgeTemplateItems,
  type JudgeTemplateItem,
  type JudgeTemplateLevel,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findRow, findTenantRows } from '../../../platform/rows/index.ts';

export type TemplateRow = Row<typeof judgeTemplate>;

export function itemsOf({ items }: Pick<TemplateRow, 'items'>): JudgeTemplateItem[] {
  return judgeTemplateItem.array().parse(items);
}

export function levelsOf({ levels }: Pick<TemplateRow, 'levels'>): JudgeTemplateLevel[] {
  return judgeTemplateLevel.array().parse(levels);
}

export async function listItems(
  ctx: Ctx,
  { judgeId, id }: EndpointInput<typeof judgeTemplateItems>,
): Promise<EndpointOutput<typeof judgeTemplateItems>> {
  return itemsOf(await findRow(ctx, judgeTemplate, { id: judgeId ?? id ?? notFound() }));
}

/** The template by which somebody of this kind is judged now. */
export async function findInUse(
  ctx: Ctx,
  { judgeType, cycle }: EndpointInput<typeof itemsByJudgeType>,
): Promise<TemplateRow | undefined> {
  const all = await findTenantRows(ctx, judgeTemplate);
  return all.find(
    (row) => row.judgeType === judgeType && row.cycle === cycle && judgeTemplateLifecycle.is(row.enable, 'enabled'),
  );
}

export async function listItemsByType(
  ctx: Ctx,
  asked: EndpointInput<typeof itemsByJudgeType>,
): Promise<EndpointOutput<typeof itemsByJudgeType>> {
  const row = await findInUse(ctx, asked);
  if (!row) return { template: null, items: [], levels: [] };
  const { id, name, confirmDays } = row;
  return {
    template: { id, name, confirmDays, edition: row.edition ?? 1 },
    items: itemsOf(row),
    levels: levelsOf(row),
  };
}
