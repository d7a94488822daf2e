import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearScreen, show } from '../../../../kit/testing/show.tsx';
import { FlowSteps } from './flow-steps.tsx';

afterEach(clearScreen);

const flowList = [
  { id: 'a', examine: '提交申请', sort: 1 },
  { id: 'b', examine: '部门审批', sort: 2 },
  { id: 'c', examine: '领导审批', sort: 3 },
  { id: 'd', examine: '归档', sort: null },
];
const now = '2026-11-20 12:00:00';
const row = (task: string, operateStatus: number, auditTime: string) => ({
  task,
  operateStatus,
  auditTime,
  realName: '沈岚',
  hisId: '1',
});
const stepOf = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (!item) throw new Error(`${name} is no step`);
  return item;
};

test('[R182] [R183] [R184] [R188] [R189] each step says what it waits for or who decided it and when', () => {
  show(
    <FlowSteps
      flowList={flowList}
      ruTask={[{ id: 'b' }]}
      hiTaskList={[row('a', -1, '2026-11-19 09:30:00')]}
      now={now}
    />,
  );
  expect(within(stepOf('提交申请')).getByText('沈岚')).toBeTruthy();
  expect(within(stepOf('提交申请')).getByText('昨天 09:30')).toBeTruthy();
  expect(stepOf('部门审批').getAttribute('aria-current')).toBe('step');
  expect(stepOf('部门审批').textContent).toContain('待审核');
  expect(stepOf('领导审批').textContent).toContain('待审核');
  expect(stepOf('归档').textContent).toContain('待提交');
});

test('[R185] [R186] [R187] a rejected step is red, a pending one orange, a completed one blue', () => {
  const hiTaskList = [row('a', -1, now), row('b', 3, now), row('c', 4, now)];
  show(<FlowSteps flowList={flowList} ruTask={[]} hiTaskList={hiTaskList} now={now} />);
  const tones = ['提交申请', '部门审批', '领导审批'].map((name) => stepOf(name).dataset.tone);
  expect(tones).toEqual(['blue', 'red', 'orange']);
  expect(stepOf('部门审批').textContent).toContain('已驳回');
});

test('[R190] [R191] [R192] [R196] a finished flow shows that it passed, and ends in a green 结束', () => {
  const hiTaskList = [row('a', -1, now), row('b', 0, now)];
  show(<FlowSteps flowList={flowList.slice(0, 2)} ruTask={[]} hiTaskList={hiTaskList} now={now} />);
  expect(screen.getByText('审批通过')).toBeTruthy();
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('结束');
  expect(stepOf('结束').dataset.tone).toBe('green');
});

test('[R192] [R193] while somebody acts, 结束 is grey, and a step without a task waits', () => {
  show(<FlowSteps flowList={flowList.slice(0, 2)} ruTask={[{ id: 'b' }]} hiTaskList={[]} now={now} />);
  expect(stepOf('结束').dataset.tone).toBe('grey');
  expect(stepOf('提交申请').textContent).toContain('待处理');
});

test.each([
  ['2026-11-20 11:59:00', '刚刚'],
  ['2026-11-20 08:05:00', '08:05'],
  ['2026-11-19 23:59:00', '昨天 23:59'],
  ['2026-11-18 00:01:00', '前天 00:01'],
  ['2026-03-02 10:00:00', '03-02 10:00'],
  ['2025-12-31 10:00:00', '2025-12-31 10:00'],
])('[R200] [R201] [R202] [R203] %s reads %s', (at, text) => {
  show(<FlowSteps flowList={flowList.slice(0, 1)} ruTask={[]} hiTaskList={[row('a', 0, at)]} now={now} />);
  expect(within(stepOf('提交申请')).getByText(text)).toBeTruthy();
});
