import { fill, type Text, type TextParameters } from '@zhaocai/model/kit/text';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cellText, comparisonCsv } from './comparison-csv.ts';
import { sampleComparison } from './comparison-sample.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { draftOf, toggleOffer, withReason } from './selection-draft.ts';
import type { ComparisonMode } from './comparison-mode.ts';

afterEach(cleanup);

function Work({ mode }: { mode: ComparisonMode }) {
  const [draft, setDraft] = useState(() => draftOf(sampleComparison));
  return (
    <ComparisonTable
      comparison={sampleComparison}
      draft={draft}
      mode={mode}
      onToggle={(offer) => setDraft((known) => toggleOffer(known, offer))}
      onReason={(packageId, reason) => setDraft((known) => withReason(known, packageId, reason))}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const reasonOf = (name: string) => screen.getByRole('textbox', { name: `选择理由 ${name}` }) as HTMLTextAreaElement;

test('there is one row group per package and one column per supplier [R349]', () => {
  render(<Work mode="select" />);
  const grid = screen.getByRole('grid');
  expect(grid.querySelectorAll('tbody')).toHaveLength(2);
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    '采购包 / 供应商',
    '甲家具报价合计438,000.00报价 2 包',
    '乙家居报价合计440,000.00报价 2 包',
    '丙钢品报价合计420,000.00报价 1 包',
  ]);
});

test('a quote that cannot be opened says so and why, is counted as handed in, and cannot be chosen', () => {
  const third = { supplierId: '34', supplierName: '丁木业', totalM: '0.00', detailListVOS: [] };
  const unopened = {
    ...third,
    unopened: [{ packageId: '11', entryId: '46', openFault: 1, ruling: null, rulingReason: null }],
  };
  const comparison = { ...sampleComparison, suppliers: [...sampleComparison.suppliers, unopened] };
  const draft = draftOf(comparison);
  const handlers = { onToggle: () => undefined, onReason: () => undefined };
  render(<ComparisonTable comparison={comparison} draft={draft} mode="select" {...handlers} />);
  const [beds] = screen.getByRole('grid').querySelectorAll('tbody');
  expect(beds?.textContent).toContain('4 家报价');
  expect(beds?.textContent).toContain('1 家不能开启');
  expect(beds?.textContent).toContain('不能开启密封件已损坏');
  expect(screen.queryByRole('checkbox', { name: '选择丁木业，第 1 包' })).toBeNull();
  const t = (text: Text, parameters?: TextParameters) => fill(text.zh, parameters);
  return expect(comparisonCsv(comparison, draft, t).text()).resolves.toContain('不能开启（密封件已损坏）');
});

test('the reason has exactly three rows [R351]', () => {
  render(<Work mode="select" />);
  expect(reasonOf('单人床').getAttribute('rows')).toBe('3');
});

test('a click selects an offer, another takes it back [R353]', async () => {
  render(<Work mode="select" />);
  const lowest = box('选择甲家具，第 1 包');
  await userEvent.click(lowest);
  expect(lowest.checked).toBe(true);
  await userEvent.click(lowest);
  expect(lowest.checked).toBe(false);
});

test('a dearer offer asks for its reason until one is written', async () => {
  render(<Work mode="select" />);
  await userEvent.click(box('选择丙钢品，第 1 包'));
  expect(screen.getByText('未选择最低价，请填写选择理由')).toBeTruthy();
  fireEvent.change(reasonOf('单人床'), { target: { value: '样品检测更优' } });
  expect(screen.queryByText('未选择最低价，请填写选择理由')).toBeNull();
});

test('a second winner where one is allowed is told at once', async () => {
  render(<Work mode="select" />);
  await userEvent.click(box('选择甲家具，第 1 包'));
  await userEvent.click(box('选择乙家居，第 1 包'));
  expect(screen.getByText('“单人床”最多选择1家供应商')).toBeTruthy();
});

test('a read-only page shows the boxes and the reason but takes nothing [R354]', () => {
  render(<Work mode="read" />);
  expect(box('选择甲家具，第 1 包').disabled).toBe(true);
  expect(reasonOf('单人床').disabled).toBe(true);
});

test('while it is approved a check mark stands in place of the box [R355]', () => {
  render(
    <ComparisonTable
      comparison={sampleComparison}
      draft={toggleOffer(draftOf(sampleComparison), { packageId: '11', entryId: '41' })}
      mode="approve"
      onToggle={() => undefined}
      onReason={() => undefined}
    />,
  );
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(screen.getAllByRole('img', { name: '已选择' })).toHaveLength(1);
});

test('arrows walk the cells and the space bar selects from any cell of an offer', async () => {
  render(<Work mode="select" />);
  const total = screen.getByText('396,000.00').closest('td');
  total?.focus();
  await userEvent.keyboard('[ArrowRight]');
  expect(document.activeElement?.textContent).toContain('400,002.00');
  await userEvent.keyboard(' ');
  expect(box('选择乙家居，第 1 包').checked).toBe(true);
  await userEvent.keyboard('[Home]');
  expect(document.activeElement?.textContent).toBe('总价（元）');
});

test('exactly one cell is in the tab order, and it is the last one visited', async () => {
  render(<Work mode="select" />);
  const grid = screen.getByRole('grid');
  const inOrder = () =>
    [...grid.querySelectorAll('th, td, input')].filter((element) => element.getAttribute('tabindex') === '0');
  expect(inOrder()).toHaveLength(1);
  screen.getByText('396,000.00').closest('td')?.focus();
  await userEvent.keyboard('[ArrowDown]');
  expect(inOrder()).toEqual([document.activeElement]);
});

test('goods lines open to unit prices per line', async () => {
  render(<Work mode="select" />);
  expect(screen.queryByText('床单')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /明细（2）/ }));
  expect(screen.getByText('床单')).toBeTruthy();
});

test('the export has the rows of the screen, and no text of a bidder becomes a formula', async () => {
  const text = await comparisonCsv(sampleComparison, draftOf(sampleComparison), (pair) => pair.zh).text();
  expect(text.split('\r\n')[0]?.replace('\ufeff', '')).toBe('采购包 / 供应商,甲家具,乙家居,丙钢品');
  expect(text).toContain('总价（元）,396000.00,400002.00,420000.00');
  expect(cellText('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
  expect(cellText('-12.50')).toBe('-12.50');
});

test.each(['=', '+', '-', '@', '\t', '\r'])(
  'a bidder whose name and remarks begin with %j stays a text',
  async (sign) => {
    const wicked = `${sign}cmd|' /C calc'!A0`;
    const comparison = {
      ...sampleComparison,
      suppliers: sampleComparison.suppliers.map((supplier) => ({
        ...supplier,
        supplierName: wicked,
        detailListVOS: supplier.detailListVOS.map((offer) => ({ ...offer, remark: wicked, serviceShow: wicked })),
      })),
    };
    const text = await comparisonCsv(comparison, draftOf(comparison), (pair) => pair.zh).text();
    expect(text.match(/'[=+\-@\t\r]cmd/g)?.length).toBeGreaterThan(6);
    expect(text).not.toMatch(/(^|[,\n\ufeff])"?[=+\-@\t\r]cmd/);
  },
);
