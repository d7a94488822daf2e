import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BacklogPage } from '../../features/workflow/approval/lists/backlog-page.tsx';
import { ok, serve, showInShell } from '../shell/shell-sample.tsx';
import { BuyerHome } from './buyer-home.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = {
  id: 'project.confirm-100001-7',
  kind: 'project.confirm',
  label: '确认项目',
  about: '采购项目',
  name: '学生公寓单人床',
  number: 'CG-7',
  handedBy: '周明',
  leftBy: null,
  since: '2026-11-20 08:00:00',
  due: '2026-11-20 17:00:00',
  isOverdue: true,
  path: '/tenderee/projectDetail/index?id=7',
};
const inbox = () => ok({ records: [line], total: 12, size: 8, current: 1, pages: 2, overdue: 1, dueThisWeek: 3 });

test('home shows what waits and counts the stages as the server does; each tile opens its list', async () => {
  serve({
    '/inbox/page': inbox,
    '/inbox/projectFigures': () => ok({ stages: [{ stage: 40, count: 3000, budget: null }], days: [], ahead: [] }),
  });
  showInShell(<BuyerHome />);
  const tile = await screen.findByRole('link', { name: /3000/ });
  expect([tile.textContent, tile.getAttribute('href')]).toEqual(['3000报价', '/tenderee/myTenderee/index?stage=40']);
  const waiting = screen.getByRole('region', { name: '待我处理' });
  expect(await within(waiting).findByText('12')).toBeTruthy();
  const dueLinks = [/逾期 1 项/, /本周到期 3 项/].map((name) => within(waiting).getByRole('link', { name }));
  expect(dueLinks.map((link) => link.getAttribute('href'))).toEqual([
    '/work/backlog/index?due=overdue',
    '/work/backlog/index?due=week',
  ]);
  expect(within(waiting).getByRole('link', { name: '学生公寓单人床' }).getAttribute('href')).toBe(line.path);
  expect(within(waiting).getByRole('link', { name: '全部待办' }).getAttribute('href')).toBe('/work/backlog/index');
});

test('我的待办 lists business and approvals alike: what, of what, from whom, and leads to where it is done', async () => {
  serve({ '/inbox/page': inbox });
  const user = showInShell(<BacklogPage />);
  expect(await screen.findByText('确认项目')).toBeTruthy();
  for (const said of ['学生公寓单人床', 'CG-7', '采购项目', '周明']) expect(screen.getByText(said)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '办理' }));
  expect(screen.getByLabelText('address').textContent).toBe(line.path);
});
