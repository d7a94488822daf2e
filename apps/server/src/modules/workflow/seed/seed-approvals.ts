import { drawApproval, drawEdge, drawNode } from './draw.ts';

interface Cast {
  readonly adminId: string;
  readonly managerId: string;
  readonly financeId: string;
}

/** A no ends the run: what it was about goes back with the words of who said it. */
const backWithAWord = { rejectHandle: '1' };
/** As a new step has it: what is one's own goes to the superior. */
const othersOnly = { extension: { onSelf: 'leader' } };

/** Drawings for the actions that can wait for an approval. They are published, and bound by nobody: an administrator does. */
export function approvalFlows(cast: Cast) {
  return [
    {
      flowKey: 'result_confirm',
      flowName: '采购结果审批',
      category: '采购',
      businessType: 'result_confirm',
      cells: resultCells(cast),
    },
    {
      flowKey: 'bulletin_publish',
      flowName: '公告发布审批',
      category: '采购',
      businessType: 'bulletin_publish',
      cells: noticeCells(cast),
    },
    {
      flowKey: 'budget_declare',
      flowName: '预算项目一级审核',
      category: '预算',
      businessType: 'budget_declare',
      cells: reviewCells('y', { handedIn: '预算申报', review: '一级审核', by: cast.managerId }),
    },
    {
      flowKey: 'budget_declare_second',
      flowName: '预算项目二级审核',
      category: '预算',
      businessType: 'budget_declare_second',
      cells: reviewCells('z', { handedIn: '一级审核通过', review: '二级审核', by: cast.financeId }),
    },
    {
      flowKey: 'plan_submit',
      flowName: '采购计划审批',
      category: '采购',
      businessType: 'plan_submit',
      cells: reviewCells('j', { handedIn: '计划送审', review: '采购负责人审核', by: cast.managerId }),
    },
  ];
}

/** 送审 → 财务审核 → 归口分管领导审批 (nobody is one: the administrators) → 结束. */
function resultCells({ financeId }: Cast): readonly object[] {
  return [
    drawNode('r1', { x: 200, y: 20 }, { nodeType: '1', examine: '结果送审' }),
    drawNode('r2', { x: 200, y: 110 }, drawApproval('财务审核', { grantUser: financeId, ...backWithAWord })),
    drawNode(
      'r3',
      { x: 200, y: 200 },
      drawApproval('分管领导审批', { grantType: '3', projectMan: '7', ...backWithAWord }),
    ),
    drawNode('r4', { x: 200, y: 290 }, { nodeType: '4', examine: '结束' }),
    drawEdge('r1', 'r2'),
    drawEdge('r2', 'r3'),
    drawEdge('r3', 'r4'),
  ];
}

/** 送审 → 采购负责人审核 → 结束. */
function noticeCells({ managerId }: Cast): readonly object[] {
  return [
    drawNode('b1', { x: 200, y: 20 }, { nodeType: '1', examine: '公告送审' }),
    drawNode('b2', { x: 200, y: 110 }, drawApproval('采购负责人审核', { grantUser: managerId, ...backWithAWord })),
    drawNode('b3', { x: 200, y: 200 }, { nodeType: '4', examine: '结束' }),
    drawEdge('b1', 'b2'),
    drawEdge('b2', 'b3'),
  ];
}

interface Review {
  readonly handedIn: string;
  readonly review: string;
  readonly by: string;
}

/** Handed in → reviewed by one person, or by his superior where it is his own → 结束. */
function reviewCells(id: string, { handedIn, review, by }: Review): readonly object[] {
  const [start, step, end] = [`${id}1`, `${id}2`, `${id}3`];
  return [
    drawNode(start, { x: 200, y: 20 }, { nodeType: '1', examine: handedIn }),
    drawNode(step, { x: 200, y: 110 }, drawApproval(review, { grantUser: by, ...backWithAWord, ...othersOnly })),
    drawNode(end, { x: 200, y: 200 }, { nodeType: '4', examine: '结束' }),
    drawEdge(start, step),
    drawEdge(step, end),
  ];
}
