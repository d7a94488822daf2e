import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerWith, clearScreen, show } from '../../../../kit/testing/show.tsx';
import { flowDetail } from '../testing.ts';
import { RunView } from './run-view.tsx';

afterEach(clearScreen);

interface Sent {
  readonly url: string;
  readonly body: unknown;
}

/** Notes what is written; everything is taken, unless a refusal is given. */
function watchWrites(refusal?: string): Sent[] {
  const sent: Sent[] = [];
  answerWith({});
  const server: typeof fetch = (input, init) => {
    const url = String(input);
    if (init?.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) });
    const answer = refusal
      ? { code: 400, success: false, data: null, msg: refusal }
      : {
          code: 200,
          success: true,
          data: { flowInstanceId: '7', version: 2, instanceStatus: 'running' },
          msg: '操作成功',
        };
    return Promise.resolve(Response.json(answer, { status: answer.code }));
  };
  vi.stubGlobal('fetch', server);
  return sent;
}

/** Two characters stand apart where the shell does not say otherwise. */
const named = (name: string) => ({ name: new RegExp(`^${[...name].join('\\s?')}$`) });
const dialog = () => within(screen.getByRole('dialog'));

test('agreeing sends the opinion and what was changed in the form', async () => {
  const sent = watchWrites();
  const user = show(<RunView detail={flowDetail()} />);
  await user.clear(screen.getByLabelText('请假事由'));
  await user.type(screen.getByLabelText('请假事由'), '看病');
  await user.click(screen.getByRole('button', named('同意')));
  await user.type(dialog().getByLabelText('意见'), '好');
  await user.click(dialog().getByRole('button', named('同意')));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.url).toContain('/api/process/flow/complete');
  expect(sent[0]?.body).toEqual({ id: '12', operateStatus: 0, remark: '好', form: { reason: '看病' } });
});

test('a required field that is empty is asked for before the decision', async () => {
  const sent = watchWrites();
  const detail = flowDetail({ form: { days: 2, reason: '' }, fieldRights: { reason: 'required' } });
  const user = show(<RunView detail={detail} />);
  await user.click(screen.getByRole('button', named('同意')));
  expect(await screen.findByText('请填写请假事由')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('a rejection that ends the flow says what becomes of what it is about', async () => {
  watchWrites();
  const afterReject = '驳回后计划退回提交人，修改后可重新提交。';
  const user = show(<RunView detail={flowDetail({ rejectHandle: '1', afterReject })} />);
  await user.click(screen.getByRole('button', named('驳回')));
  expect(dialog().getByText(afterReject)).toBeTruthy();
  expect(dialog().queryByText('驳回后流程结束，不能恢复。')).toBeNull();
});

test('quantities show the places that count, and the history no end before it has come', () => {
  const form = { days: '10.0000', price: '2500.00', rate: '0.1250' };
  const variables = Object.keys(form).map((name) => ({ name, type: 'number' as const }));
  show(<RunView detail={flowDetail({ form, variables, actions: [] })} />);
  for (const shown of ['10', '2,500.00', '0.125']) expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.getAllByText('结束')).toHaveLength(1);
});

test('a refused rejection says why and keeps what was typed', async () => {
  watchWrites('该任务已被处理');
  const user = show(<RunView detail={flowDetail()} />);
  await user.click(screen.getByRole('button', named('驳回')));
  await user.click(dialog().getByRole('button', named('驳回')));
  expect(dialog().getByText('请填写意见')).toBeTruthy();
  await user.type(dialog().getByLabelText('意见'), '材料不全');
  await user.click(dialog().getByRole('button', named('驳回')));
  expect(await dialog().findByText('该任务已被处理')).toBeTruthy();
  expect(dialog().getByDisplayValue('材料不全')).toBeTruthy();
});

test('only what the server allows is offered, and who only reads gets no inputs', () => {
  watchWrites();
  show(<RunView detail={flowDetail({ actions: ['urge', 'withdraw'], mayEdit: false })} />);
  expect(screen.queryByRole('button', named('同意'))).toBeNull();
  expect(screen.getByRole('button', named('撤销申请'))).toBeTruthy();
  expect(screen.queryByLabelText('请假事由')).toBeNull();
  expect(screen.getByText('回家探亲')).toBeTruthy();
});

test('an administrator names the step that is passed, and why', async () => {
  const sent = watchWrites();
  const detail = flowDetail({ actions: ['skip'], skippable: [{ id: 'n2', name: '部门审批' }], currentTask: null });
  const user = show(<RunView detail={detail} />);
  await user.click(screen.getByRole('button', named('跳过环节')));
  await user.click(dialog().getByRole('button', named('跳过环节')));
  expect(await dialog().findByText('请选择要跳过的环节', { selector: '[role=alert]' })).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog().getByRole('combobox', { name: '跳过的环节' }));
  await user.click(await screen.findByTitle('部门审批'));
  await user.type(dialog().getByLabelText('意见'), '该环节已撤销');
  await user.click(dialog().getByRole('button', named('跳过环节')));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ flowInstanceId: detail.id, task: 'n2', remark: '该环节已撤销' });
});

test('straight back is offered only where who returned it allows it', async () => {
  watchWrites();
  const returned = { actions: ['resubmit'], instanceStatus: 'returned' };
  const first = show(<RunView detail={flowDetail({ ...returned, mayGoBack: true })} />);
  await first.click(screen.getByRole('button', named('重新提交')));
  expect(dialog().getByLabelText('直接回到驳回的环节')).toBeTruthy();
  clearScreen();
  const second = show(<RunView detail={flowDetail({ ...returned, mayGoBack: false })} />);
  await second.click(screen.getByRole('button', named('重新提交')));
  expect(dialog().queryByLabelText('直接回到驳回的环节')).toBeNull();
});
