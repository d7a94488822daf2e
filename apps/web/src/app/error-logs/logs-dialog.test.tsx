import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContent } from '../../kit/session/local-record.ts';
import { clearErrors, recordError, useErrorLog, watchErrors } from '../session/error-log.ts';
import { ok, serve, showInShell } from '../shell/shell-sample.tsx';
import { LogsDialog } from './logs-dialog.tsx';

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  recordError(new Error('按钮没有反应'), 'in Button');
});
afterEach(() => {
  cleanup();
  clearErrors();
  vi.unstubAllGlobals();
});

function open() {
  return showInShell(<LogsDialog onClose={() => undefined} />);
}

async function answer(question: string, name: string): Promise<HTMLElement> {
  await screen.findAllByText(question);
  const [front] = screen.getAllByRole('dialog').toReversed();
  if (!front) throw new Error('the question stands in no dialog');
  return within(front).getByRole('button', { name });
}

describe('the logs dialog', () => {
  test('[R44] [R45] fills the screen and lists type, address, content, stack and time', async () => {
    open();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.style.width || dialog.getAttribute('style')).toContain('100vw');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '类型',
      '地址',
      '内容',
      '错误堆栈',
      '时间',
    ]);
    expect(screen.getByText('按钮没有反应')).toBeTruthy();
  });

  test('[R46] [R47] [R341] sends the errors once that was confirmed, and says so', async () => {
    const sent = serve({ '/error/send': () => ok({ count: 1 }) });
    const user = open();
    await user.click(await screen.findByRole('button', { name: '上传' }));
    expect(sent).toEqual([]);
    await user.click(await answer('确定将本地日志上传到服务器？', '上传'));
    expect(await screen.findByText('发送成功!')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ rows: [{ type: 'error', message: '按钮没有反应', info: 'in Button' }] });
    expect(useErrorLog.getState().entries).toEqual([]);
  });

  test('an upload that fails says why and keeps the errors', async () => {
    serve({});
    const user = open();
    await user.click(await screen.findByRole('button', { name: '上传' }));
    await user.click(await answer('确定将本地日志上传到服务器？', '上传'));
    expect(await screen.findByText('未找到')).toBeTruthy();
    expect(useErrorLog.getState().entries).toHaveLength(1);
  });

  test('[R48] [R49] clears once that was confirmed, and says so', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: '清空' }));
    expect(useErrorLog.getState().entries).toHaveLength(1);
    await user.click(await answer('确定清空本地日志？', '清空'));
    expect(await screen.findByText('清空成功!')).toBeTruthy();
    expect(useErrorLog.getState().entries).toEqual([]);
  });
});

test('[R340] an uncaught error is kept with type, message, stack and info', () => {
  clearErrors();
  watchErrors();
  window.dispatchEvent(
    new ErrorEvent('error', { error: new TypeError('x is undefined'), message: 'x', filename: 'a.js' }),
  );
  const [kept] = readContent('logsList') as { message: string; stack: string; type: string; info: string }[];
  expect(kept).toMatchObject({ type: 'error', message: 'x is undefined', info: expect.stringContaining('a.js') });
  expect(kept?.stack).toContain('TypeError');
});
