import { plan } from '@zhaocai/model/plan/plan';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, useSession } from '../../../kit/session/session-store.ts';
import { clearScreen, show } from '../../../kit/testing/show.tsx';
import { PlanForm, type PlanFormProps } from './plan-form.tsx';

const signIn = () =>
  useSession.setState({
    user: {
      userId: '7',
      tenantId: '100001',
      tenantName: '大学招投标中心',
      account: 'buyer',
      nickName: '周明',
      roles: ['buyer'],
      avatar: null,
      oauthId: '',
      mustChange: false,
      mustEnrol: false,
    },
  });

const { planName, budgetMoney } = plan.fields;
const fields = { planName, budgetMoney };
const stored = { name: '课桌', spec: null, unit: '张', qty: '120.0000', price: '350.00' };
const cell = (column: string, line: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column} ${line}` });
const budget = () => screen.getByRole<HTMLInputElement>('textbox', { name: /预算/ });

function open(lines = [stored]) {
  const submit = vi.fn<PlanFormProps['onSubmit']>(async () => true);
  const row = { id: '7', version: 1, planName: '课桌更新', budgetMoney: '42000.00' };
  const user = show(
    <PlanForm fields={fields} row={row} lines={lines} submitText="保存" onSubmit={submit} onCancel={() => undefined} />,
  );
  return { user, submit };
}

beforeEach(() => signIn());
afterEach(() => {
  clearScreen();
  sessionStorage.clear();
  endSession();
});

test('each line of a plan shows what it comes to, and all of them are held against the budget', () => {
  open();
  expect(cell('数量', 1).value).toBe('120');
  expect(screen.getAllByText('42,000.00').length).toBeGreaterThan(1);
  expect(screen.getByText('与预算一致')).toBeDefined();
});

test('lines of a plan are pasted from a spreadsheet, and their sum is taken as its budget', async () => {
  const { user } = open();
  await user.click(cell('单价', 1));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(cell('名称', 2)));
  fireEvent.paste(cell('名称', 2), {
    clipboardData: { getData: () => '椅\t钢木\t把\t1,200\t¥80.50\n凳\t\t个\t10\t20\n' },
  });
  await waitFor(() => expect(cell('名称', 3).value).toBe('凳'));
  expect(screen.getByText('96,600.00')).toBeDefined();
  // A form tells what watches its fields a task later than it shows them.
  expect(await screen.findByText('比预算多 96,800.00 元')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '以合计为预算' }));
  expect(budget().value).toBe('138,800.00');
});

test('a line in which nothing was typed is not sent', async () => {
  const { user, submit } = open();
  await user.click(screen.getByRole('button', { name: /添加一行/ }));
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(submit.mock.lastCall).toEqual([
    expect.objectContaining({ planName: '课桌更新' }),
    [{ name: '课桌', spec: null, unit: '张', qty: '120', price: '350.00' }],
  ]);
});

test('header and lines that were typed before a reload are restored together, and both are sent', async () => {
  const { user } = open();
  await user.clear(screen.getByRole('textbox', { name: '计划名称' }));
  await user.type(screen.getByRole('textbox', { name: '计划名称' }), '实验台更新');
  await user.clear(cell('数量', 1));
  await user.type(cell('数量', 1), '60');
  await user.click(screen.getByRole('button', { name: /添加一行/ }));
  await user.type(cell('名称', 2), '实验凳');
  cleanup();
  const again = open();
  expect(cell('数量', 1).value).toBe('120');
  await again.user.click(screen.getByRole('button', { name: /恢\s?复/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '计划名称' }).value).toBe('实验台更新');
  expect([cell('数量', 1).value, cell('名称', 2).value]).toEqual(['60', '实验凳']);
  await again.user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(again.submit).toHaveBeenCalledTimes(1));
  expect(again.submit.mock.lastCall).toMatchObject([
    { planName: '实验台更新' },
    [{ name: '课桌', qty: '60' }, { name: '实验凳' }],
  ]);
});

test('who takes what another saved sees his lines too', async () => {
  const submit = vi.fn<PlanFormProps['onSubmit']>(async () => true);
  const user = show(<ReadAnew onSubmit={submit} />);
  await user.type(cell('单价', 1), '9');
  await user.click(screen.getByRole('button', { name: 'read anew' }));
  await user.click(screen.getByRole('button', { name: '放弃，读取最新' }));
  expect(cell('名称', 1).value).toBe('讲台');
  await user.click(screen.getByRole('button', { name: /保\s?存/ }));
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({ version: 2 }), [
    expect.objectContaining({ name: '讲台', price: '350.00' }),
  ]);
});

/** A plan that somebody else saves while it is open. */
function ReadAnew({ onSubmit }: Pick<PlanFormProps, 'onSubmit'>) {
  const [version, setVersion] = useState(1);
  const [lines, setLines] = useState([stored]);
  const handleRead = () => {
    setVersion(2);
    setLines([{ ...stored, name: '讲台' }]);
  };
  return (
    <>
      <button type="button" onClick={handleRead}>
        read anew
      </button>
      <PlanForm
        fields={fields}
        row={{ id: '7', version, planName: '课桌更新', budgetMoney: '42000.00' }}
        lines={lines}
        submitText="保存"
        onSubmit={onSubmit}
        onCancel={() => undefined}
      />
    </>
  );
}
