import { usualLevels } from '@zhaocai/model/performance/judge-template';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, useSession } from '../../../kit/session/session-store.ts';
import { clearScreen, show } from '../../../kit/testing/show.tsx';
import { TemplateForm, type TemplateFormProps } from './template-form.tsx';

const signIn = () =>
  useSession.setState({
    user: {
      userId: '7',
      tenantId: '100001',
      tenantName: '大学招投标中心',
      account: 'manager',
      nickName: '李红',
      roles: ['manager'],
      avatar: null,
      oauthId: '',
      mustChange: false,
      mustEnrol: false,
    },
  });

const item = (itemId: string, itemName: string, maxScore: string) => ({
  itemId,
  itemName,
  maxScore,
  weight: null,
  scoreWay: 1,
  standard: '按合同约定',
});
const row = {
  id: '7',
  version: 3,
  name: '供应商履约评价',
  judgeType: 1,
  cycle: 1,
  confirmDays: 7,
  items: [],
  levels: [],
};
const cell = (column: string, line: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column} ${line}` });

function open() {
  const submit = vi.fn<TemplateFormProps['onSubmit']>(async () => true);
  const user = show(
    <TemplateForm
      row={row}
      items={[item('1', '交付', '60'), item('2', '质量', '30')]}
      levels={usualLevels}
      onSubmit={submit}
      onCancel={() => undefined}
    />,
  );
  return { user, submit };
}

beforeEach(() => signIn());
afterEach(() => {
  clearScreen();
  sessionStorage.clear();
  endSession();
});

test('the points of a template are added up while they are typed', async () => {
  const { user } = open();
  expect(await screen.findByText('分值合计 90.00')).toBeDefined();
  await user.clear(cell('满分', 2));
  await user.type(cell('满分', 2), '40');
  expect(await screen.findByText('分值合计 100.00')).toBeDefined();
  expect(screen.getByText('合计为100')).toBeDefined();
});

test('with a weight it is the weights that are added up', async () => {
  const { user } = open();
  await user.type(cell('权重（%）', 1), '55.5');
  expect(await screen.findByText('权重合计 55.50')).toBeDefined();
});

test('a template is sent with its version, its items as they are typed and its levels', async () => {
  const { user, submit } = open();
  await user.clear(cell('指标名称', 1));
  await user.type(cell('指标名称', 1), '交付及时性');
  await user.click(screen.getByRole('button', { name: '保存模板' }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  const [values, lines] = submit.mock.lastCall ?? [];
  expect(values).toMatchObject({ id: '7', version: 3, name: '供应商履约评价' });
  expect(lines?.items).toMatchObject([
    { itemName: '交付及时性', maxScore: '60', scoreWay: '1' },
    { itemName: '质量', maxScore: '30' },
  ]);
  expect(lines?.levels).toHaveLength(4);
});
