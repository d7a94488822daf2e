/** What each kind of adjustment may change; `details` are the lines. A cancellation changes nothing, it ends the plan. */
const changeable = {
  1: ['budgetMoney', 'details'],
  2: ['mannerId'],
  3: ['planStartDate', 'planDemandDate'],
  4: ['planName', 'purchaseType', 'itemCode', 'isImport', 'isSme', 'linkman', 'phone', 'remark', 'details'],
  5: [],
} as const satisfies Record<number, readonly string[]>;

export type ModifyType = keyof typeof changeable;

export const cancelPlan = 5;

export function isModifyType(value: number): value is ModifyType {
  return value in changeable;
}

/** The names of what an adjustment of this kind may change. */
export function modifiableFields(type: number): readonly string[] {
  return isModifyType(type) ? changeable[type] : [];
}
