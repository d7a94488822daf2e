import { flowSave } from '@zhaocai/model/workflow/design-endpoints';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerWith, clearScreen, show } from '../../../../kit/testing/show.tsx';
import { changeRow } from '../canvas/change-rows.ts';
import { DesignContext } from '../canvas/design-store.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { aFlow } from '../testing.ts';
import { DesignHead } from './design-head.tsx';
import { useDesignWork, type DesignWork } from './use-design-work.ts';

afterEach(clearScreen);

const saved = { defindId: '5', version: 4, versionNo: 2, versionStatus: 'draft', faults: [] };
/** The work that is on the screen. */
const shown: { work?: DesignWork } = {};

function theWork(): DesignWork {
  if (!shown.work) throw new Error('nothing is on the screen');
  return shown.work;
}

function Work({ saveTo = flowSave }: { saveTo?: typeof flowSave }) {
  const work = useDesignWork(aFlow(), { isReadOnly: false, saveTo });
  useEffect(() => {
    shown.work = work;
  });
  return (
    <>
      <p>{work.isDirty ? '未保存' : '已保存'}</p>
      <button onClick={() => void work.save(false)}>保存</button>
      <DesignContext value={work.store}>
        <SettingsPanel />
      </DesignContext>
    </>
  );
}

const rename = () => changeRow(theWork().store, 'a', { examine: '财务审批' });
const nameOnCanvas = () =>
  theWork()
    .store.getState()
    .graph.steps.find(({ id }) => id === 'a')?.data.row.examine;

describe('saving a drawing', () => {
  test('[R233] posts to the address that the caller supplies', async () => {
    const elsewhere = { ...flowSave, route: 'POST /api/elsewhere/save' } as const;
    const sent = answerWith({ 'elsewhere/save': saved });
    const user = show(<Work saveTo={elsewhere} />);
    await user.click(screen.getByText('保存'));
    await expect.poll(() => sent).toEqual(['/api/elsewhere/save']);
  });

  test('[R234] shows the server’s message', async () => {
    answerWith({ flowSave: saved });
    const user = show(<Work />);
    rename();
    await screen.findByText('未保存');
    await user.click(screen.getByText('保存'));
    expect(await screen.findByText('操作成功')).toBeTruthy();
    expect(await screen.findByText('已保存')).toBeTruthy();
  });

  test('[R235] that is answered with another code shows nothing as saved and loses nothing', async () => {
    const refusal = { code: 400, success: false, data: null, msg: '流程已被周明修改，请刷新' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 400 })));
    const user = show(<Work />);
    rename();
    await screen.findByText('未保存');
    await user.click(screen.getByText('保存'));
    // Who was first is told; of success nothing is shown.
    expect(await screen.findByText(refusal.msg)).toBeTruthy();
    expect(screen.queryByText('操作成功')).toBeNull();
    expect(screen.getByText('未保存')).toBeTruthy();
    expect(nameOnCanvas()).toBe('财务审批');
  });
});

test('[R236] lists of the designer that cannot be loaded show no message, and the settings stay usable', async () => {
  const sent = answerWith({});
  show(<Work />);
  const { graph } = theWork().store.getState();
  const steps = graph.steps.map((step) => ({ ...step, selected: step.id === 'a' }));
  theWork().store.setState({ graph: { ...graph, steps } });
  changeRow(theWork().store, 'a', { grantType: '1' });
  await screen.findByRole('group', { name: '角色' });
  await expect.poll(() => sent.some((url) => url.includes('role/listOnly'))).toBe(true);
  expect(document.querySelector('.ant-message-notice, .ant-notification-notice')).toBeNull();
  expect(screen.getByLabelText('名称')).toBeTruthy();
});

function Head() {
  const work = useDesignWork(aFlow(), { isReadOnly: false, saveTo: flowSave });
  return <DesignHead flow={aFlow()} work={work} isReadOnly={false} onCheck={() => undefined} />;
}

test('before a flow with a way that asks nobody is published, the question warns of it', async () => {
  const sent = answerWith({ flowSave: saved });
  const user = show(<Head />);
  await user.click(screen.getByRole('button', { name: /^发\s?布$/ }));
  expect(await screen.findByText('“开始 → 金额 → 结束”不经审批就结束，不能用于业务审批')).toBeTruthy();
  expect(sent).toEqual([]);
});
