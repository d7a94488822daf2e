import type { Page } from '@playwright/test';

export interface Scrolling {
  readonly framesPerSecond: number;
  readonly longestTaskMs: number;
}

const rows = 10_000;
const seconds = 4;

/**
 * The supplier library with 10,000 suppliers on one page, as the answer of its list is made here to say: scrolled from
 * the top by the wheel in every frame.
 */
export async function scrollLongTable(page: Page): Promise<Scrolling> {
  await page.route('**/api/purchase/supplier/queryPage', (route) => route.fulfill({ json: longAnswer() }));
  await page.goto('/supplierBase/supplierList');
  await page.getByText('第1仪器设备有限公司').waitFor();
  const measured = await page.evaluate(scrollInPage, seconds);
  if (measured.scrolledPixels < 5_000) throw new Error(`the table did not scroll: ${measured.scrolledPixels} px`);
  return measured;
}

/** Runs in the browser. */
async function scrollInPage(duration: number): Promise<Scrolling & { scrolledPixels: number }> {
  const list = document.querySelector('.ant-table-tbody-virtual-holder');
  if (!list) throw new Error('the long table is not drawn in part');
  let longestTaskMs = 0;
  const observer = new PerformanceObserver((entries) => {
    for (const { duration: took } of entries.getEntries()) longestTaskMs = Math.max(longestTaskMs, took);
  });
  observer.observe({ type: 'longtask' });
  const startedAt = performance.now();
  let frames = 0;
  await new Promise<void>((resolve) => {
    const frame = () => {
      frames += 1;
      list.dispatchEvent(new WheelEvent('wheel', { deltaY: 240, bubbles: true, cancelable: true }));
      if (performance.now() - startedAt < duration * 1000) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
  const framesPerSecond = frames / ((performance.now() - startedAt) / 1000);
  observer.disconnect();
  return { framesPerSecond, longestTaskMs, scrolledPixels: list.scrollTop };
}

function longAnswer(): object {
  const records = Array.from({ length: rows }, (_, index) => ({
    id: String(1_000_000 + index),
    tenantId: '100001',
    createUser: '1',
    createDept: null,
    createTime: '2026-11-20 10:00:00',
    updateUser: '1',
    updateTime: '2026-11-20 10:00:00',
    status: 1,
    version: 0,
    supplierName: `第${index + 1}仪器设备有限公司`,
    creditCode: `9144${String(index).padStart(14, '0')}`,
    linkman: '李明',
    phone: '13800000000',
    address: `某市某区学院路${index % 999}号`,
    supplierTenantId: null,
    supplierStatus: 1,
    blackReason: null,
  }));
  return {
    code: 200,
    success: true,
    msg: '操作成功',
    data: { records, total: rows, size: rows, current: 1, pages: 1 },
  };
}
