import { checkedFields, compareYuan, isBlank, type DemandDetailInput, type DemandDetailRow } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { Values } from '../../../platform/rows/index.ts';
import { lineOf } from '../demand/demand-lines.ts';
import { hasResearch } from './research-queries.ts';

interface Change {
  readonly values: Values;
  readonly existing: Values;
  /** As they would be, and as they are. */
  readonly lines: readonly DemandDetailInput[];
  readonly before: readonly DemandDetailRow[];
}

/**
 * What suppliers answer stays what they have read: lines, requirements and budget do not change as long as a research about
 * them is published, also after its end, for it may be extended.
 */
export async function demandUnread(ctx: Ctx, { values, existing, lines, before }: Change): Promise<void> {
  const isSame =
    checkedFields.every((name) => textOf(values[name]) === textOf(existing[name])) &&
    compareYuan(String(values.budget), String(existing.budget)) === 0 &&
    sameLines(lines) === sameLines(before);
  if (isSame) return;
  if (await hasResearch(ctx, String(existing.id), 'published')) refuse('demand.researchPublished');
}

function textOf(value: unknown): string {
  return isBlank(value) ? '' : String(value);
}

/** `2` and `2.0000` are one quantity, an empty text is no text. */
function sameLines(lines: readonly DemandDetailInput[]): string {
  return JSON.stringify(
    lines.map((line) => {
      const { qty, price, ...rest } = lineOf(line);
      return [Number(qty), Number(price), ...Object.values(rest).map((value) => (isBlank(value) ? null : value))];
    }),
  );
}
