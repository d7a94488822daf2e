import { modelOf } from '@zhaocai/model/form/read-form';
import { queryFormById } from '@zhaocai/model/form/design-endpoints';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearScreen } from '../../../kit/testing/show.tsx';
import { signIn, signOut } from '../../../kit/testing/sign-in.ts';
import { writeRecord } from '../../../kit/session/local-record.ts';
import { DesignerPage } from './designer-page.tsx';
import { aDesign, design, input, savedDraft, server } from './testing.tsx';

afterEach(clearScreen);

const names = () =>
  [...document.querySelectorAll('.form-canvas-field')].map((field) => field.getAttribute('aria-label'));
const field = (name: string) => within(screen.getByRole('group', { name: '表单画布' })).getByRole('group', { name });
const button = (name: RegExp) => screen.getByRole('button', { name });

test('[R241] the head has back, submit, preview and clear', () => {
  server({});
  design([input('a', '甲')]);
  const head = [/^返\s?回$/, /^提\s?交$/, /^预\s?览$/, /^清\s?空$/];
  expect(head.map((name) => button(name).textContent)).toHaveLength(4);
});

test.each([
  { rule: '[R245] a copied form says so', copied: true, says: '复制成功' },
  { rule: '[R245] a copy that the browser refuses says so', copied: false, says: '复制失败' },
])('$rule', async ({ copied, says }) => {
  server({});
  vi.stubGlobal('isSecureContext', true);
  const user = design([input('a', '甲')]);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  if (!copied) write.mockRejectedValue(new Error('refused'));
  await user.click(button(/复制JSON/));
  expect(await screen.findByText(says)).toBeTruthy();
  expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toEqual({ column: [input('a', '甲')] });
  write.mockRestore();
});

test('[R249] another form id opens another form', async () => {
  const forms = { 'formId=5': aDesign([input('a', '甲')]), 'formId=6': aDesign([input('b', '乙')], { formId: '6' }) };
  const sent = server(forms);
  const user = userEvent.setup();
  function Elsewhere() {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('/designer/6')}>另一个</button>;
  }
  render(
    <MemoryRouter initialEntries={['/designer/5']}>
      <App>
        <QueryClientProvider client={new QueryClient()}>
          <Elsewhere />
          <Routes>
            <Route path="/designer/:id" element={<DesignerPage />} />
          </Routes>
        </QueryClientProvider>
      </App>
    </MemoryRouter>,
  );
  await waitFor(() => expect(names()).toEqual(['甲']));
  await user.click(screen.getByText('另一个'));
  await waitFor(() => expect(names()).toEqual(['乙']));
  expect(sent.every(({ path }) => path.startsWith(queryFormById.route.replace('GET ', '')))).toBe(true);
});

describe('what is on the canvas', () => {
  const three = [input('a', '甲'), input('b', '乙'), input('c', '丙')];

  test('is chosen together, cut, and pasted under names of its own', async () => {
    server({ formSave: savedDraft });
    const user = design(three);
    await user.click(field('甲'));
    await user.keyboard('{Shift>}');
    await user.click(field('丙'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('已选择 2 个字段')).toBeTruthy();
    await user.keyboard('{Control>}c{/Control}');
    await user.keyboard('{Control>}v{/Control}');
    expect(names()).toEqual(['甲', '乙', '丙', '甲', '丙']);
    await user.keyboard('{Control>}x{/Control}');
    expect(names()).toEqual(['甲', '乙', '丙']);
    await user.click(field('乙'));
    await user.keyboard('{Control>}v{/Control}');
    expect(names()).toEqual(['甲', '乙', '甲', '丙', '丙']);
  });
});

describe('whoever leaves', () => {
  const back = () => button(/^返\s?回$/);

  test('with changes that cannot be kept stays, may try again, and leaves only on purpose', async () => {
    const refusals: Record<string, string> = { formSave: '表单已被周明修改，请刷新' };
    const sent = server({ formSave: savedDraft }, refusals);
    const user = design([input('a', '甲')]);
    await user.click(screen.getByRole('button', { name: '单行文本' }));
    await user.click(back());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('修改还没有保存')).toBeTruthy();
    expect(within(dialog).getByText('表单已被周明修改，请刷新')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: /^留\s?下$/ }));
    expect(names()).toEqual(['甲', '单行文本']);
    expect(screen.getByText(/草稿未能保存/)).toBeTruthy();
    delete refusals['formSave'];
    const alert = screen.getByText(/草稿未能保存/).closest<HTMLElement>('.ant-alert') ?? dialog;
    await user.click(within(alert).getByRole('button', { name: '重试保存' }));
    await waitFor(() => expect(screen.queryByText(/草稿未能保存/)).toBeNull());
    expect(sent.at(-1)?.body).toMatchObject({ formId: '5', version: 3, publish: false });
  });

  test('is told of what an old form loses once for each of its versions', async () => {
    server({});
    const month = { type: 'month', prop: 'm', label: '月份', valueFormat: 'MM' };
    const user = design([month]);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('月份');
    await user.click(within(alert).getByRole('button', { name: /close|关闭/i }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    clearOnly();
    design([month]);
    expect(screen.queryByRole('alert')).toBeNull();
    clearOnly();
    design([month], { versionNo: 3 });
    expect(screen.getByRole('alert').textContent).toContain('月份');
  });
});

/** Another visit in the same browser: what it remembers stays. */
function clearOnly() {
  const kept = Object.entries(localStorage);
  clearScreen();
  for (const [key, value] of kept) localStorage.setItem(key, String(value));
  server({});
}

describe('a version', () => {
  const versions = [
    {
      no: 2,
      versionStatus: 'draft',
      sha256: '',
      createUserName: '管理员',
      createTime: '',
      publishTime: null,
      answerCount: 0,
    },
    {
      no: 1,
      versionStatus: 'published',
      sha256: '',
      createUserName: '管理员',
      createTime: '',
      publishTime: '',
      answerCount: 4,
    },
  ];
  const former = { column: [input('b', '乙旧'), input('gone', '已删')] };

  test('is compared field by field, and restored as the draft; undo brings back what was there', async () => {
    const sent = server({
      versions,
      queryFormById: aDesign([], { versionNo: 1, jsonData: JSON.stringify(former) }),
      restore: { ...savedDraft, version: 4 },
    });
    const user = design([input('a', '甲'), input('b', '乙')]);
    await user.click(button(/版本/));
    const drawer = await screen.findByRole('dialog');
    await user.click((await within(drawer).findAllByRole('button', { name: /对\s?比/ }))[1] ?? drawer);
    await within(drawer).findByText('v1 之后的变化');
    const told = drawer.textContent ?? '';
    for (const line of ['新增甲', '修改乙 · label', '删除已删', '4 份填写']) expect(told).toContain(line);
    await user.click(within(drawer).getByRole('button', { name: /恢\s?复/ }));
    const [title] = await screen.findAllByText('恢复到 v1？');
    const question = title?.closest<HTMLElement>('.ant-modal');
    await user.click(within(question ?? drawer).getByRole('button', { name: /恢\s?复/ }));
    await waitFor(() => expect(names()).toEqual(['乙旧', '已删']));
    expect(sent.find(({ path }) => path.includes('restore'))?.body).toEqual({ formId: '5', version: 3, no: 1 });
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(names()).toEqual(['甲', '乙']);
  });
});

describe('a drawing that did not reach the server', () => {
  const kept = (version: number) => {
    const form = modelOf(JSON.parse(JSON.stringify({ column: [input('a', '甲'), input('b', '乙')] })));
    writeRecord('form-drawing-5-7', { draft: { form, version }, keptTime: '2026-11-20 10:00:00' });
  };

  test('is offered upon the version that it was drawn upon, and comes back', async () => {
    signIn();
    kept(3);
    server({});
    const user = design([input('a', '甲')]);
    await user.click(button(/恢\s?复/));
    await waitFor(() => expect(names()).toHaveLength(2));
    signOut();
  });

  test('is not offered beside a newer draft', () => {
    signIn();
    kept(2);
    server({});
    design([input('a', '甲')]);
    expect(screen.queryByRole('button', { name: /恢\s?复/ })).toBeNull();
    signOut();
  });
});
