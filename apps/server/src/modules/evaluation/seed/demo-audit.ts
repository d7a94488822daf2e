import { evaluationMethod, projectLifecycle } from '@zhaocai/model';
import type { playDemoProject } from '../../tendering/index.ts';

export type DemoProject = Parameters<typeof playDemoProject>[1];

const service = (name: string, techParams: string, guidePrice: number) => ({
  name,
  unit: '项',
  quantity: '1',
  techParams,
  guidePrice,
});

const evaluated = {
  manner: 10,
  lawRegime: 3,
  purchaseType: 2,
  stage: projectLifecycle.code.opened,
  quotes: [93, 96, 90],
} as const;

/** Services that were evaluated last week: their result is published. */
export const decidedAudit: DemoProject = {
  ...evaluated,
  projectNo: 'DEMO-010',
  projectName: '科研经费专项审计',
  publish: -22,
  entryEnd: -15,
  bidEnd: -8,
  packages: [
    {
      packageName: '科研经费审计',
      budget: '120000.00',
      items: [service('科研经费专项审计', '抽查三十个科研项目，出具专项报告', 118_000)],
    },
  ],
};

/** Services that are being evaluated: opened yesterday. */
export const demoAudit: DemoProject = {
  ...evaluated,
  projectNo: 'DEMO-009',
  projectName: '年度审计服务采购',
  publish: -13,
  entryEnd: -6,
  bidEnd: -1,
  packages: [
    {
      packageName: '财务决算审计',
      budget: '160000.00',
      items: [service('年度财务决算审计', '覆盖校本部及两个附属单位，出具审计报告', 158_000)],
    },
    {
      packageName: '工程结算审计',
      budget: '240000.00',
      items: [service('在建工程结算审计', '当年结算项目，核减率单列说明', 236_000)],
    },
  ],
};

/** Thirty points of the price, seventy of how the work is to be done and by whom. */
export const auditStandard = {
  evaluationMethod: evaluationMethod.code.scoring,
  priceWeight: '30',
  checks: [
    { category: 1, name: '执业证书', standard: '提供有效的会计师事务所执业证书' },
    { category: 2, name: '报价函签字盖章', standard: '按要求签字并加盖公章' },
  ],
  items: [
    { category: 4, name: '审计方案', maxScore: '45', standard: '优36至45分，良20至35分，一般0至19分' },
    { category: 3, name: '同类业绩', scoreType: 1, maxScore: '25', step: '5', standard: '近三年每份同类合同得5分' },
  ],
} as const;

/** What each member gives by bid and item. */
export const auditPoints = [
  [
    ['40', '25'],
    ['36', '15'],
    ['33', '20'],
  ],
  [
    ['38', '25'],
    ['37', '15'],
    ['31', '20'],
  ],
  [
    ['41', '25'],
    ['35', '15'],
    ['34', '20'],
  ],
] as const;
