import { ownFlow } from '../../budget/index.ts';

/** The approval of an adjustment, as flows speak of it. */
export const modifyType = 'plan_modify';
export const { demandNotInFlow: demandModifyNotInFlow, approval: modifyApproval } = ownFlow(modifyType, 'plan.inFlow');
