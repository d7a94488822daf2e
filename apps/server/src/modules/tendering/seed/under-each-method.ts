import { procurementMethod, type Rule } from '@zhaocai/model';

type AnyMethod = Omit<Rule, 'manner' | 'effectiveTo'> & Partial<Pick<Rule, 'effectiveTo'>>;

/** A rule that holds under every method of procurement; until further notice, unless it says otherwise. */
export function underEachMethod(rule: AnyMethod): Rule[] {
  return procurementMethod.choices.map(({ value: manner }) => ({ effectiveTo: null, ...rule, manner }));
}
