import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useSession } from '../../../kit/session/session-store.ts';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { ProjectAgency } from './project-agency.tsx';

const agency = (id: string, agentName: string, more: object = {}) => ({
  id,
  agentName,
  agentTenantId: null,
  cooperationStatus: 2,
  startDate: '2026-01-01',
  endDate: '2099-12-31',
  feePayer: 2,
  feeFloat: null,
  minFee: null,
  awaitsConfirmation: false,
  isChoosable: true,
  ...more,
});
const outside = { awaitsConfirmation: true, isChoosable: false };
const info = {
  current: null,
  history: [],
  draws: [],
  awaitsAgreement: false,
  canChoose: true,
  choiceRule: null,
  ruleName: null,
  meantId: '3',
};

async function choose(agencies: readonly object[]): Promise<void> {
  useSession.setState({ permissions: new Set(['agencyLibrary_view', 'agencyLibrary_entrust']) });
  answerWith({
    '/lastAgentInfo': info,
    '/agentList': agencies,
    '/chooseAgent': { id: '9', version: 1, entrustStatus: 1 },
    '/project/queryById': { id: '7', generalBudget: null, purchaseType: 1 },
  });
  const user = show(<ProjectAgency projectId="7" />);
  await user.click(await screen.findByRole('button', { name: '选择代理机构' }));
}

afterEach(clearScreen);

describe('choosing an agency for a project', () => {
  test('begins with the one that its request for a tender named, and says so', async () => {
    await choose([agency('2', '杭州明采招标代理有限公司'), agency('3', '浙江正信招标代理有限公司')]);
    expect(await screen.findByText('招标申请中拟委托的机构')).toBeDefined();
    expect(screen.getByText('浙江正信招标代理有限公司')).toBeDefined();
  });

  test('names those that another person has to confirm first, and offers none of them', async () => {
    await choose([agency('2', '杭州明采招标代理有限公司'), agency('3', '宁波信采咨询有限公司', outside)]);
    expect(await screen.findByText('宁波信采咨询有限公司待另一人确认，确认后才能选择。')).toBeDefined();
    expect(screen.queryByText('招标申请中拟委托的机构')).toBeNull();
  });

  test('says why nobody can be chosen where the only one is not confirmed', async () => {
    await choose([agency('3', '宁波信采咨询有限公司', outside)]);
    expect(await screen.findByText('宁波信采咨询有限公司待另一人确认，确认后才能选择。')).toBeDefined();
    expect(screen.queryByText('暂无合作中的代理机构')).toBeNull();
    expect(screen.getByRole('link', { name: '前往代理机构' })).toBeDefined();
  });
});
