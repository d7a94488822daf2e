import type { FlowBinding } from '@zhaocai/model/workflow/binding-endpoints';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../../kit/testing/show.tsx';
import { BindingPage } from './binding-page.tsx';

afterEach(clearScreen);

const flow = { defindId: '5', flowName: '计划审批', isEnabled: true, undecidedWay: null };

function showBinding(part: Partial<FlowBinding>): void {
  const row: FlowBinding = {
    businessType: 'plan_submit',
    label: '采购计划审批',
    withoutFlow: '由负责人在平台审核',
    version: 1,
    defindId: null,
    isInForce: false,
    isHeld: false,
    updateUserName: null,
    updateTime: null,
    flows: [flow],
    ...part,
  };
  answerWith({ 'flow-binding/list': [row] });
  show(<BindingPage />);
}

test('an action without a flow says who decides then, not that nobody does', async () => {
  showBinding({});
  expect(await screen.findByText('不走流程：由负责人在平台审核')).toBeTruthy();
  expect(screen.queryByText(/直接生效/)).toBeNull();
});

test('a flow that is switched off says who decides meanwhile', async () => {
  showBinding({ defindId: '5' });
  expect(await screen.findByText('流程已停用，不走流程')).toBeTruthy();
  expect(screen.getByText('现在由负责人在平台审核。')).toBeTruthy();
});

test('a bound flow with a way that asks nobody is shown with that way and what to do', async () => {
  showBinding({ defindId: '5', isInForce: true, flows: [{ ...flow, undecidedWay: '开始 → 结束' }] });
  expect(await screen.findByText('有分支不经审批，不能提交')).toBeTruthy();
  expect(screen.getByText('“开始 → 结束”不经审批就结束。请修改流程并重新发布，或更换流程。')).toBeTruthy();
});
