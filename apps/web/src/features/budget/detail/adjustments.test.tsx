import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../../../kit/session/session-store.ts';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { BudgetDetailPage } from './budget-detail-page.tsx';

const line = { moneyType: 1, year: 2027, money: '100000.00', grantedMoney: '100000.00', availableMoney: '100000.00' };
const none = { reservedMoney: '0.00', committedMoney: '0.00', spentMoney: '0.00', allottedMoney: '0.00' };
const adjustment = {
  id: '81',
  version: 1,
  budgetCostId: '71',
  adjustStatus: 2,
  moneyBefore: '100000.00',
  moneyAfter: '80000.00',
  reason: '项目缩减',
  rejectReason: null,
  createUserName: '周明',
  createTime: '2027-03-01 09:30:00',
  moneyType: 1,
  year: 2027,
  flowName: null,
  history: [{ time: '2027-03-02 10:00:00', action: 'passFirst', person: '沈岚', reason: null }],
  actions: ['passSecond', 'rejectSecond'],
};
const budget = {
  id: '7',
  version: 4,
  proName: '实验室建设',
  proNo: 'YS-2027-0001',
  budgetStatus: 4,
  totalMoney: '200000.00',
  costs: [
    { id: '71', ...line, ...none },
    { id: '72', ...line, ...none, moneyType: 2 },
  ],
  govPurchases: [],
  children: [],
  adjustments: [adjustment],
  history: [],
  actions: ['adjust'],
  approval: null,
};

afterEach(clearScreen);

test('an adjustment stands on the page from what to what, by whom and why, with the buttons of its reader', async () => {
  useSession.setState({
    permissions: new Set(['budgetPro_view', 'budgetPro_firstAudit', 'budgetPro_secondAudit', 'budgetPro_submit']),
  });
  answerWith({ '/queryBudgetProById': budget, '/queryUsesByProId': [] });
  show(<BudgetDetailPage />, '/?id=7');
  const section = within(await screen.findByRole('region', { name: /预算调整/ }));
  expect(section.getByText('80,000.00')).toBeDefined();
  expect(section.getByText('核减 20,000.00 元')).toBeDefined();
  expect(section.getByText(/周明 于 2027-03-01/)).toBeDefined();
  expect(section.getByText('项目缩减')).toBeDefined();
  expect(section.getByText('沈岚')).toBeDefined();
  expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '二级审核通过',
    '二级审核驳回',
  ]);
});

test('a line whose adjustment waits says so instead of offering another', async () => {
  useSession.setState({ permissions: new Set(['budgetPro_view', 'budgetPro_submit']) });
  answerWith({ '/queryBudgetProById': budget, '/queryUsesByProId': [] });
  show(<BudgetDetailPage />, '/?id=7');
  const section = within(await screen.findByRole('region', { name: /经费使用/ }));
  expect(section.getAllByText('调整审核中')).toHaveLength(1);
  expect(section.getAllByRole('button', { name: '调整金额' })).toHaveLength(1);
});
