import type { FlowInstanceRow } from '@zhaocai/model/workflow/wire';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearScreen, show } from '../../../../kit/testing/show.tsx';
import { flowDetail } from '../testing.ts';
import { MigrateDialog } from './migrate-dialog.tsx';

afterEach(clearScreen);

test('runs are tried against a version, and those that fit are moved', async () => {
  const sent: { dryRun?: boolean }[] = [];
  const runs: FlowInstanceRow[] = [flowDetail(), flowDetail({ id: '8', title: '另一个' })];
  const rows = [
    { id: '7', title: '周明请假2天', fits: true, reason: '可以迁移' },
    { id: '8', title: '另一个', fits: false, reason: '目标版本没有环节“乙”' },
  ];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    const isMove = String(url).includes('/migrate');
    if (isMove) sent.push(JSON.parse(String(body)) as { dryRun: boolean });
    const data = isMove
      ? { moved: sent.at(-1)?.dryRun ? 0 : 1, rows }
      : [
          { no: 2, versionStatus: 'published' },
          { no: 3, versionStatus: 'draft' },
        ];
    return Promise.resolve(Response.json({ code: 200, success: true, data, msg: '操作成功' }));
  });
  const onMoved = vi.fn<() => void>();
  const user = show(<MigrateDialog runs={runs} onMoved={onMoved} onClose={() => undefined} />);
  await user.click(screen.getByLabelText('目标版本', { selector: 'input' }));
  expect(await screen.findAllByText(/^v\d/)).toHaveLength(1);
  await user.click(screen.getByText('v2 · 使用中'));
  expect(await screen.findByText('目标版本没有环节“乙”')).toBeTruthy();
  expect(onMoved).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: /迁移 1 个/ }));
  expect(await screen.findByText('已迁移 1 个')).toBeTruthy();
  expect(sent).toMatchObject([{ ids: '7,8', versionNo: 2, dryRun: true }, { dryRun: false }]);
  expect(onMoved).toHaveBeenCalledOnce();
});
