import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../../kit/testing/show.tsx';
import { createDesign, DesignContext } from '../canvas/design-store.ts';
import { newWay } from '../drawing/connect.ts';
import type { StepKind } from '../drawing/graph.ts';
import { newStepAt } from '../drawing/insert.ts';
import { SettingsPanel } from './settings-panel.tsx';

afterEach(clearScreen);

const at = { x: 0, y: 0 };

/** The settings of a chosen step between a start and an end. */
function settingsOf(kind: StepKind) {
  answerWith({ 'user-list': [{ id: '7', realName: '周明', account: 'zhou' }], 'role/list': page, JudgeTypeList: [] });
  const step = { ...newStepAt({ kind, name: '步骤', at }, 'x'), selected: true };
  const end = newStepAt({ kind: '4', name: '结束', at }, 'z');
  const store = createDesign({
    graph: { steps: [step, end], ways: [] },
    variables: [{ name: 'amount', type: 'number' }],
  });
  const user = show(
    <DesignContext value={store}>
      <SettingsPanel />
    </DesignContext>,
  );
  return { user, store, row: () => store.getState().graph.steps[0]?.data.row };
}

const page = { records: [{ id: '11', roleName: '采购主管', roleAlias: 'lead' }], total: 1, current: 1, size: 10 };
const choices = async (user: ReturnType<typeof show>, name: RegExp) => {
  await user.click(screen.getByLabelText(name));
  return [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
};

describe('settings', () => {
  test('[R219] [R223] of an approval are those of an approval, decided by a person unless told otherwise', async () => {
    const { user } = settingsOf('3');
    expect(screen.getByLabelText(/^会签/)).toBeTruthy();
    expect(screen.queryByLabelText('任务地址')).toBeNull();
    expect(await choices(user, /^审批人类型/)).toHaveLength(8);
    expect(document.querySelector('.ant-select-item-option-selected')?.textContent).toBe('办理人');
  });

  test('[R225] [R226] of an approval offer four ends of a rejection, the end of the flow first', async () => {
    const { user } = settingsOf('3');
    expect(await choices(user, /^驳回处理/)).toEqual(['结束流程', '退回上一步', '退回发起人', '自定义节点']);
  });

  test('[R224] of an approval by project role offer seven', async () => {
    const { user, store } = settingsOf('3');
    const [step, end] = store.getState().graph.steps;
    if (!step || !end) throw new Error('the steps are drawn');
    const row = { ...step.data.row, grantType: '3' };
    store.setState({ graph: { steps: [{ ...step, data: { ...step.data, row } }, end], ways: [] } });
    await screen.findByLabelText(/^项目角色/);
    expect(await choices(user, /^项目角色/)).toHaveLength(7);
  });

  test('[R220] of a task have its address', async () => {
    const { user, row } = settingsOf('2');
    await user.type(screen.getByLabelText('任务地址'), '/a');
    expect(row()?.pathTask).toBe('/a');
    expect(screen.queryByLabelText(/^会签/)).toBeNull();
  });

  test('[R221] of a decision have its expression, judged as it is typed', async () => {
    const { user, row } = settingsOf('6');
    await user.type(screen.getByLabelText('判断表达式', { selector: 'textarea' }), 'sum');
    expect(row()?.nodeExpression).toBe('sum');
    expect(await screen.findByText('没有字段“sum”')).toBeTruthy();
  });

  test('[R221] of an edge build its condition by fields', async () => {
    const { user, store } = settingsOf('6');
    const ends = { source: 'x', target: 'z', sourceHandle: 'bottom' as const, targetHandle: 'top' as const };
    const way = { ...newWay(ends, 'e'), selected: true };
    const steps = store.getState().graph.steps.map((step) => ({ ...step, selected: false }));
    store.setState({ graph: { steps, ways: [way] } });
    await user.click(await screen.findByRole('button', { name: /添加条件/ }));
    expect(store.getState().graph.ways[0]?.data?.row.nodeExpression).toBe('amount == 0');
  });

  test('[R232] [R237] [R238] of an approval keep chosen people as ids, with their names beside them', async () => {
    const { user, row } = settingsOf('3');
    const sent = answerWith({ 'user-list': [{ id: '7', realName: '周明', account: 'zhou' }] });
    await user.click(within(screen.getByRole('group', { name: '人员' })).getByRole('button', { name: /选择/ }));
    await user.click(await screen.findByRole('checkbox', { name: /周明/ }));
    await user.click(screen.getByRole('button', { name: /确\s*定/ }));
    expect(row()).toMatchObject({ grantUser: '7', grantUserStr: '[{"id":"7","realName":"周明"}]' });
    expect(sent.find((url) => url.includes('user-list'))).toMatch(/current=1.*size=10/);
  });
});
