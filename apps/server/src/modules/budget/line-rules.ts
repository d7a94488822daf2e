import { message, validate, type Fields, type MessageCode } from '@zhaocai/model';
import { Refusal, refuse, type Ctx } from '../../platform/http/index.ts';

interface Lines {
  readonly fields: Fields;
  /** Names the line by its number, and says what is wrong with it. */
  readonly code: Extract<MessageCode, `${'budget' | 'plan' | 'demand'}.${string}`>;
}

/** Refuses the first line of a budget, a plan or a demand that is not filled in as it must be. */
export function judgeLines(
  { language }: Pick<Ctx, 'language'>,
  lines: readonly object[],
  { fields, code }: Lines,
): void {
  for (const [index, line] of lines.entries()) {
    const [fault] = validate(fields, { ...line });
    if (!fault) continue;
    const text = message(fault.code, language, { field: fault.label[language], ...fault.parameters });
    refuse(code, { no: index + 1, text });
  }
}

/** The department that a budget or a demand is of is one of the unit. */
export async function demandDept(ctx: Ctx, deptId: string, code: 'budget.deptGone' | 'demand.deptGone'): Promise<void> {
  const values = [ctx.tenantId, deptId];
  const found = await ctx.db.query('select 1 from dept where tenant_id = $1 and id = $2 and is_deleted = 0', values);
  if (found.length === 0) throw new Refusal(code, {}, 404);
}
