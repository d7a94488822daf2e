import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../../../kit/session/session-store.ts';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { PlanDetailPage } from './plan-detail-page.tsx';

const plan = {
  id: '9',
  version: 1,
  planName: '办公耗材',
  planNo: 'CG-JH-2027-0002',
  planStatus: 1,
  budgetMoney: '1000.00',
  balanceMoney: '1000.00',
  budgetCostId: null,
  budgetCostName: null,
  noBudgetReason: '捐赠款',
  details: [],
  projects: [],
  history: [],
  changes: [],
  actions: ['approve'],
  approval: null,
  modifyId: null,
};
const budgeted = { ...plan, budgetCostId: '71', budgetProId: '7', budgetCostName: '实验室建设 · 财政拨款 2027' };

async function open(answer: object) {
  useSession.setState({ permissions: new Set(['planManage_view', 'planManage_audit']) });
  answerWith({ '/queryPlanById': answer });
  const user = show(<PlanDetailPage />, '/?id=9');
  await user.click(await screen.findByRole('button', { name: /通\s?过/ }));
  await screen.findByText(/通过后可以下达/);
}

afterEach(clearScreen);

test('a plan without a budget says so on its page and to whoever approves it', async () => {
  await open(plan);
  // On the page and in the question.
  expect(screen.getAllByText('未关联预算')).toHaveLength(2);
  expect(screen.getByText('原因：捐赠款')).toBeDefined();
});

test('a plan with a budget names its line and warns of nothing', async () => {
  await open(budgeted);
  expect(screen.getByText('实验室建设 · 财政拨款 2027')).toBeDefined();
  expect(screen.queryByText(/未关联预算/)).toBeNull();
});
