import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../session/session-store.ts';
import { clearScreen, show } from '../testing/show.tsx';
import { LineTable } from '../line-table/line-table.tsx';
import { lineOf, type LineColumns, type Lines } from '../line-table/lines.ts';
import { faultsOf } from './form-faults.ts';
import { LargeForm } from './large-form.tsx';
import { useLargeForm } from './use-large-form.ts';

const fields = {
  name: { kind: 'text', label: { zh: '合同名称', en: 'Contract' }, maxLength: 20, required: true },
  place: { kind: 'text', label: { zh: '签订地点', en: 'Place' }, maxLength: 20, required: true },
} as const;
const columns: LineColumns = [
  { name: 'goods', field: { kind: 'text', label: { zh: '货物', en: 'Goods' }, maxLength: 20, required: true } },
  { name: 'count', field: { kind: 'decimal', label: { zh: '数量', en: 'Count' } } },
];
const lineFields = Object.fromEntries(columns.map(({ name, field }) => [name, field]));

interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly lines: Lines;
}

const submit = vi.fn<() => Promise<void>>(async () => undefined);
const save = vi.fn<() => Promise<void>>(async () => undefined);

/** A contract with its lines. */
function ContractForm() {
  const form = useLargeForm<Draft>({
    initial: () => ({ values: {}, lines: [lineOf(columns, { goods: '床', count: '6' })] }),
    keptAs: () => 'contract',
    judge: ({ values, lines }) => [
      ...faultsOf(fields, values),
      ...lines.flatMap(({ key, cells }) => faultsOf(lineFields, cells, key)),
    ],
  });
  const { draft, change } = form;
  const steps = { isRunning: false, error: null, submitText: '提交合同', overwrite: save, takeTheirs: () => undefined };
  const act = (aim: 'save' | 'submit', go: () => Promise<void>) => async () => {
    if (form.isRight(aim)) await go();
  };
  return (
    <LargeForm
      form={form}
      title="合同"
      sections={[
        { name: 'facts', title: { zh: '基本情况', en: 'Facts' }, names: ['name', 'place'] },
        {
          name: 'lines',
          title: { zh: '明细', en: 'Lines' },
          body: (
            <LineTable
              columns={columns}
              lines={draft.lines}
              computed={[
                { label: { zh: '两倍', en: 'Twice' }, textOf: ({ cells }) => String(Number(cells.count) * 2) },
              ]}
              onChange={(edit) => change((known) => ({ ...known, lines: edit(known.lines) }))}
            />
          ),
        },
      ]}
      fields={fields}
      values={draft.values}
      onValue={(name, value) => change((known) => ({ ...known, values: { ...known.values, [name]: value } }))}
      isSaved={!form.isDirty}
      steps={{ ...steps, save: act('save', save), submit: act('submit', submit) }}
    />
  );
}

const cell = (column: string, line: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column} ${line}` });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const ways = () => within(screen.getByRole('navigation')).getAllByRole('button');

beforeEach(() => {
  const user = { userId: '9', tenantId: '1', tenantName: '大学', account: 'buyer', nickName: '周明' };
  useSession.setState({ user: { ...user, roles: [], avatar: null, oauthId: '', mustChange: false, mustEnrol: false } });
});
afterEach(() => {
  clearScreen();
  useSession.setState({ user: undefined });
  vi.clearAllMocks();
});

test('above a long form stands a way to each of its sections, with the number of its faults', async () => {
  const user = show(<ContractForm />);
  expect(ways().map((way) => way.textContent)).toEqual(['基本情况', '明细']);
  await user.clear(cell('货物', 1));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(ways().map((way) => way.textContent)).toEqual(['基本情况2', '明细1']));
  expect(submit).not.toHaveBeenCalled();
});

test('a way leads into its section', async () => {
  const user = show(<ContractForm />);
  await user.click(screen.getByRole('button', { name: '明细' }));
  expect(document.activeElement).toBe(cell('货物', 1));
});

test('Ctrl+S saves and Ctrl+Enter submits, once everything is right', async () => {
  const user = show(<ContractForm />);
  await user.type(field('合同名称'), '家具');
  await user.type(field('签订地点'), '厦门');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});

test('what was typed is kept for the same person alone', async () => {
  const user = show(<ContractForm />);
  await user.type(field('合同名称'), '家具');
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage).filter((key) => key.includes('contract'))).toEqual(['saber-contract-9']);
});

test('Enter on the last line makes another and stands in its first cell, and what it comes to is calculated as it is typed', async () => {
  const user = show(<ContractForm />);
  await user.click(cell('数量', 1));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(cell('货物', 2)));
  await user.type(cell('数量', 2), '1,200');
  expect(cell('数量', 2).value).toBe('1200');
  expect(screen.getByText('2400')).toBeDefined();
});

test('rows copied from a spreadsheet are pasted as lines', async () => {
  show(<ContractForm />);
  fireEvent.paste(cell('货物', 1), { clipboardData: { getData: () => '桌\t3\n椅\t12\n' } });
  await waitFor(() => expect(cell('货物', 2).value).toBe('椅'));
  expect(cell('数量', 2).value).toBe('12');
  expect(await screen.findByText('已粘贴 2 行')).toBeDefined();
});

test('the last line is emptied, never taken away', async () => {
  const user = show(<ContractForm />);
  await user.click(screen.getByRole('button', { name: '删除第 1 行' }));
  expect(cell('货物', 1).value).toBe('');
});
