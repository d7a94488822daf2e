import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../../kit/testing/show.tsx';
import { historyRow } from '../testing.ts';
import { ApprovalRecordDrawer } from './record-drawer.tsx';

afterEach(clearScreen);

const drawer = <ApprovalRecordDrawer flowInstanceId="7" isOpen onClose={() => undefined} />;

test('[R195] [R197] [R198] [R199] [R206] 审批记录 goes from 发起审批 over what is done to 结束', async () => {
  const sent = answerWith({
    doneDetailHis: [
      historyRow({}),
      historyRow({
        id: '12',
        hisId: '12',
        taskName: '部门审批',
        operateStatus: 0,
        operateStatusStr: '同意',
        remark: '可以',
      }),
      historyRow({ id: '14', hisId: '14', taskName: '财务', operateStatus: 3, operateStatusStr: '驳回' }),
      historyRow({ id: '13', hisId: '0', taskName: '领导审批', operateStatus: 1, operateStatusStr: '待审核' }),
    ],
  });
  show(drawer);
  expect(screen.getByText('审批记录')).toBeTruthy();
  await screen.findByText('发起审批');
  const entries = screen.getAllByRole('listitem');
  expect(entries.map(({ dataset }) => dataset.tone)).toEqual(['green', 'green', 'green', 'orange', 'grey']);
  expect(entries[1]?.textContent).toContain('可以');
  expect(entries.at(-1)?.textContent).toBe('结束');
  expect(sent.some((url) => url.endsWith('/doneDetailHis?flowInstanceId=7'))).toBe(true);
});

test('[R204] a record that is refused shows nothing', async () => {
  const sent = answerWith({});
  show(drawer);
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
});
