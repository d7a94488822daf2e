import {
  boundOf,
  buysServices,
  looserThan,
  plainNumber,
  rulesFor,
  type OwnNumber,
  type Rule,
  type RuleFacts,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { loadRules } from '../../tendering/index.ts';

export type MethodOfLaw = Pick<RuleFacts, 'manner' | 'lawRegime' | 'purchaseType'>;

/** The statutory numbers of a method under a law, as they are in force today. */
export async function statutoryNumbers(ctx: Ctx, of: MethodOfLaw): Promise<Rule[]> {
  const rules = rulesFor(await loadRules(ctx, of), { ...of, publishTime: ctx.now, changeTime: ctx.now });
  const isAsked = ({ kind }: Rule) => kind !== 'minSuppliersServices' || buysServices(of);
  return rules.filter((rule) => boundOf(rule.kind) !== undefined && isAsked(rule));
}

/** Under the laws a buyer's own numbers are stricter, or they are none. */
export async function demandLawful(ctx: Ctx, of: MethodOfLaw, own: readonly OwnNumber[]): Promise<void> {
  if (own.length === 0) return;
  const rules = await statutoryNumbers(ctx, of);
  for (const number of own) for (const rule of rules) demandStricter(number, rule);
}

function demandStricter(own: OwnNumber, rule: Rule): void {
  const why = looserThan(own, rule);
  if (!why) return;
  const law = { value: plainNumber(rule.value), unit: rule.unit };
  if (rule.kind.startsWith('minSuppliers')) refuse('procedure.suppliersBelow', law);
  if (why === 'otherDays') refuse('procedure.otherDays', law);
  refuse(why === 'below' ? 'procedure.notBelow' : 'procedure.notAbove', law);
}
