import { budgetPosting } from '@zhaocai/model/budget/budget-posting';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../kit/session/session-store.ts';
import { clearScreen, show } from '../../../kit/testing/show.tsx';
import { BudgetDetailPage } from '../detail/budget-detail-page.tsx';
import { budgetFeature } from '../index.ts';
import { ledgerPath } from '../paths.ts';
import { LedgerPage } from './ledger-page.tsx';

const money = { reservedMoney: '20.00', committedMoney: '0.00', spentMoney: '0.00' };
const line = { id: '71', moneyType: 1, year: 2027, money: '100.00', grantedMoney: '100.00', availableMoney: '80.00' };
const budget = {
  id: '7',
  version: 4,
  proName: '实验室建设',
  proNo: 'YS-2027-0001',
  budgetStatus: 4,
  totalMoney: '100.00',
  costs: [{ ...line, ...money, allottedMoney: '0.00' }],
  govPurchases: [],
  children: [],
  adjustments: [],
  actions: [],
  approval: null,
  history: [],
};
const use = { budgetCostId: '71', planId: '9', planNo: 'CG-JH-2027-0001', planName: '示波器', planStatus: 3 };
const noRows = { records: [], total: 0, size: 10, current: 1, pages: 0 };
const answers: Readonly<Record<string, unknown>> = {
  '/queryBudgetProById': budget,
  '/queryUsesByProId': [{ ...use, ...money, projects: [] }],
  '/queryLedgerFigures': {},
  '/queryLedger': noRows,
};

/** What the ledger's list was asked for. */
let asked: Record<string, unknown>[] = [];

function listen() {
  asked = [];
  const server: typeof fetch = (input, init) => {
    const url = String(input);
    if (url.endsWith('/queryLedger')) asked.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    const data = Object.entries(answers).find(([part]) => url.includes(part))?.[1] ?? null;
    return Promise.resolve(Response.json({ code: 200, success: true, data, msg: '操作成功' }));
  };
  vi.stubGlobal('fetch', server);
  useSession.setState({ permissions: new Set(['budgetPro_view']) });
}

afterEach(clearScreen);

test('every figure of a budget opens the ledger by filters that the ledger has, and by what the figure is of', async () => {
  listen();
  show(<BudgetDetailPage />, '/?id=7');
  await screen.findByText('示波器');
  const addresses = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith(ledgerPath));
  // Four parts of the bar, three figures of the plan, and the whole ledger.
  expect(addresses).toHaveLength(8);
  const filters = new Set([...Object.keys(budgetPosting.fields), 'account', 'year', 'planNo', 'current', 'size']);
  for (const address of addresses) {
    clearScreen();
    listen();
    show(<LedgerPage />, address);
    await waitFor(() => expect(asked).not.toHaveLength(0));
    const [sent = {}] = asked;
    expect(Object.keys(sent).filter((name) => !filters.has(name))).toEqual([]);
    expect(sent).toMatchObject(Object.fromEntries(new URLSearchParams(address.split('?')[1])));
    expect(sent.budgetProId ?? sent.budgetCostId).toMatch(/^7/);
  }
});

test('the ledger has one tab, whichever figure is looked at', () => {
  expect(budgetFeature.pages.find(({ path }) => path === ledgerPath)?.tabQuery).toEqual([]);
});

test('what money was moved for leads to its page', async () => {
  listen();
  const posting = {
    id: '5',
    operation: 3,
    fromAccount: 3,
    toAccount: 4,
    money: '700.00',
    createTime: '2026-11-20 10:00:00',
  };
  const cause = { causeType: 4, causeId: '12', causeNo: 'HT-1', causeName: '设备合同', reason: null };
  const records = [{ ...posting, ...cause }];
  const server: typeof fetch = (input) =>
    Promise.resolve(
      Response.json({
        code: 200,
        success: true,
        data: String(input).endsWith('/queryLedger') ? { ...noRows, records, total: 1, pages: 1 } : {},
        msg: '操作成功',
      }),
    );
  vi.stubGlobal('fetch', server);
  show(<LedgerPage />, `${ledgerPath}?planNo=CG-JH-2027-0001&account=4`);
  const link = await screen.findByRole('link', { name: '设备合同' });
  expect(link.getAttribute('href')).toBe('/tenderee/contractManager/contractDetails?id=12');
});
