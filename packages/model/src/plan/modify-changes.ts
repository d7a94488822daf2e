import { compareYuan } from '../kit/money.ts';
import type { KeptPlan } from './plan-endpoints.ts';
import { plan } from './plan.ts';

type PlanField = keyof typeof plan.fields;

/** The fields in which a plan differs after an adjustment; an empty text is no text. */
export function changedFields(before: KeptPlan, after: KeptPlan): PlanField[] {
  // The names of an object that is written out as it is.
  const names = Object.keys(plan.fields) as PlanField[];
  return names.filter((name) => {
    const [was, is] = [textOf(before[name]), textOf(after[name])];
    return plan.fields[name].kind === 'money' && was && is ? compareYuan(was, is) !== 0 : was !== is;
  });
}

/** Whether the lines stay as they are: `120.0000` and `120` are one quantity. */
export function areLinesSame(before: KeptPlan, after: KeptPlan): boolean {
  return linesText(before) === linesText(after);
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function linesText({ details }: KeptPlan): string {
  return JSON.stringify(
    details.map(({ name, spec, unit, qty, price }) => [name, spec ?? '', unit, Number(qty), Number(price)]),
  );
}
