import type { Page } from '@playwright/test';

const tabCount = 20;

/** Lists, and projects with their comparison and evidence, until twenty tabs are open and alive. */
export async function openTabs(page: Page): Promise<void> {
  const projects = await projectIds(page);
  const addresses = [
    '/tenderee/myTenderee/index',
    '/projectManagement/noticeAdministration/noticeList',
    '/supplierBase/supplierList',
    '/info/password',
    '/work/backlog/index',
    '/wel/firstIndex',
    ...projects.map((id) => `/tenderee/projectDetail/index?id=${id}`),
    ...projects.map((id) => `/tenderee/projectDetail/evidence?id=${id}`),
    ...projects.map((id) => `/tenderee/bidOpenManage/bidOpenResult?id=${id}`),
  ];
  for (const address of addresses) {
    if ((await openedTabs(page)) === tabCount) return;
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
    await page.waitForLoadState('networkidle');
  }
  const opened = await openedTabs(page);
  if (opened !== tabCount) throw new Error(`only ${opened} tabs could be opened`);
}

/** After a collection of garbage: what the page holds on to. */
export async function heapInMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize');
  if (!used) throw new Error('the browser does not tell its heap');
  return used.value / 1024 / 1024;
}

function openedTabs(page: Page): Promise<number> {
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  return tabs.getByRole('button').filter({ hasText: /\S/ }).count();
}

/** As the list of projects itself asks for them. */
async function projectIds(page: Page): Promise<string[]> {
  const [answer] = await Promise.all([page.waitForResponse(/projectPage/), page.goto('/tenderee/myTenderee/index')]);
  const { data } = (await answer.json()) as { data: { records: { id: string }[] } };
  return data.records.map(({ id }) => id);
}
