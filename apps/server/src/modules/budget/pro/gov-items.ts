import { message, type BudgetGovInput } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { itemsOfTexts } from '../item-of-text.ts';
import { govOf } from './pro-lines.ts';

/**
 * The lines with their items as the catalogue writes them; refuses the first line whose item is not in it or out of
 * use. What the project named already stays.
 */
export async function withItems(
  ctx: Ctx,
  projectId: string,
  lines: readonly BudgetGovInput[],
): Promise<readonly BudgetGovInput[]> {
  const former = new Set((await govOf(ctx, projectId)).map(({ itemCode }) => itemCode));
  const items = await itemsOfTexts(
    ctx,
    lines.map(({ itemCode }) => itemCode),
  );
  return lines.map((line, at) => {
    const found = items.get(line.itemCode);
    if (!found || former.has(line.itemCode)) return line;
    if ('text' in found) return { ...line, itemCode: found.text };
    const text = message(found.fault, ctx.language, { value: line.itemCode });
    return refuse('budget.govLine', { no: at + 1, text });
  });
}
