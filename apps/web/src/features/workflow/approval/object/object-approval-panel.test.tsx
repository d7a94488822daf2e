import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../../kit/testing/show.tsx';
import { flowDetail } from '../testing.ts';
import { ObjectApprovalPanel } from './object-approval-panel.tsx';

afterEach(clearScreen);

const run = {
  flowInstanceId: '7',
  instanceStatus: 'running',
  initiatorName: '沈岚',
  createTime: '2026-11-20 09:00:00',
  rejectRemark: null,
  task: null,
};

test('who is asked decides on the page of the object itself', async () => {
  answerWith({ taskDetail: flowDetail() });
  show(
    <ObjectApprovalPanel
      approval={{ flowName: '采购结果审批', run: { ...run, task: { id: '12', task: 'n2', sort: 2 } } }}
    />,
  );
  expect(await screen.findByRole('button', { name: /^同\s?意$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^驳\s?回$/ })).toBeTruthy();
  expect(screen.getByText('审批结束前不能更改。')).toBeTruthy();
});

test('who is not asked sees the steps and the record, and decides nothing', async () => {
  answerWith({ myApplyDetail: flowDetail({ actions: ['cc'] }) });
  show(<ObjectApprovalPanel approval={{ flowName: null, run }} />);
  expect(await screen.findByText('部门审批')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^同\s?意$/ })).toBeNull();
  expect(screen.getByRole('button', { name: /审批记录/ })).toBeTruthy();
});

test('a rejection stands there with its words', () => {
  answerWith({ myApplyDetail: flowDetail({ instanceStatus: 'rejected', actions: [] }) });
  show(
    <ObjectApprovalPanel
      approval={{ flowName: null, run: { ...run, instanceStatus: 'rejected', rejectRemark: '超出预算科目' } }}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('审批未通过：超出预算科目');
});
