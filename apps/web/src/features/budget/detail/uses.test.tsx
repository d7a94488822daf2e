import type { BudgetProAnswer } from '@zhaocai/model';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../../../kit/session/session-store.ts';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { Uses } from './uses.tsx';

const contracts = [
  {
    id: '31',
    contractNo: 'HT-2027-0001',
    contractName: '示波器采购合同',
    contractStatus: 9,
    contractMoney: '52500.00',
    paidMoney: '15750.00',
  },
];
const project = {
  id: '12',
  projectNo: 'CG-2027-0001',
  projectName: '示波器采购',
  stage: 65,
  generalBudget: '54000.00',
};
const use = {
  budgetCostId: '71',
  planId: '9',
  planNo: 'CG-JH-2027-0001',
  planName: '示波器',
  planStatus: 5,
  reservedMoney: '44250.00',
  committedMoney: '0.00',
  spentMoney: '15750.00',
};

afterEach(clearScreen);

test('what uses a budget leads from the plan over the project to its contract, with what it takes and what was paid', async () => {
  useSession.setState({ permissions: new Set(['budgetPro_view']) });
  answerWith({ '/queryUsesByProId': [{ ...use, projects: [{ ...project, contracts }] }] });
  // The section asks for the id alone.
  show(<Uses project={{ id: '7' } as BudgetProAnswer} />, '/?id=7');
  const list = within(await screen.findByRole('list', { name: '已签订的合同' }));
  const link = list.getByRole('link', { name: '示波器采购合同' });
  expect(link.getAttribute('href')).toBe('/tenderee/contractManager/contractDetails?id=31');
  expect(list.getByText('已终止')).toBeDefined();
  expect(list.getByText(/52,500\.00 · .*15,750\.00/)).toBeDefined();
});
