import type { FlowDefind } from '@zhaocai/model/workflow/design-endpoints';
import { readNodeJson } from '@zhaocai/model/workflow/node-json';

const cells = [
  { id: 's', shape: 'custom-circle', data: { nodeType: '1', examine: '开始' } },
  { id: 'd', shape: 'custom-polygon', data: { nodeType: '6', examine: '金额' } },
  { id: 'a', shape: 'custom-rect', data: { nodeType: '3', examine: '部门审批', grantType: '6' } },
  { id: 'z', shape: 'custom-circle', data: { nodeType: '4', examine: '结束' } },
  { id: 'sd', shape: 'edge', source: { cell: 's' }, target: { cell: 'd' } },
  { id: 'da', shape: 'edge', source: { cell: 'd' }, target: { cell: 'a' }, data: { nodeExpression: 'amount > 100' } },
  { id: 'dz', shape: 'edge', source: { cell: 'd' }, target: { cell: 'z' } },
  { id: 'az', shape: 'edge', source: { cell: 'a' }, target: { cell: 'z' } },
];

/** A flow with one decision and one approval, for tests. */
export function aFlow(part: Partial<FlowDefind> = {}): FlowDefind {
  const nodeJson = part.nodeJson ?? JSON.stringify({ cells });
  return {
    id: '5',
    defindId: '5',
    version: 3,
    flowKey: 'purchase',
    flowName: '采购申请',
    category: null,
    businessType: null,
    deptIds: [],
    deptNames: [],
    isEnabled: true,
    remark: null,
    publishedNo: 1,
    hasDraft: false,
    boundActions: [],
    runningCount: 0,
    updateUserName: '周明',
    updateTime: '2026-11-20 10:00:00',
    versionNo: 1,
    versionStatus: 'published',
    variables: [{ name: 'amount', type: 'number', label: { zh: '金额', en: 'Amount' } }],
    faults: [],
    ...part,
    nodeJson,
    flowExamines: [...(readNodeJson(nodeJson)?.rows ?? [])],
  };
}
