import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerWith, clearScreen, show } from '../../kit/testing/show.tsx';
import { CreateKeyDialog } from './key/create-key-dialog.tsx';
import { DeliveriesDialog } from './webhook/deliveries-dialog.tsx';
import { WebhookDialog } from './webhook/webhook-dialog.tsx';

afterEach(clearScreen);

const nothing = () => undefined;

describe('a new key', () => {
  test('offers what whoever makes it may do himself, and is not made without a scope', async () => {
    const sent = answerWith({
      '/key/scopes': [
        { code: 'project_view', menu: '采购项目', name: '查看', isHeld: true },
        { code: 'supplier_view', menu: '供应商库', name: '查看', isHeld: false },
      ],
    });
    const user = show(<CreateKeyDialog isOpen onClose={nothing} onMade={nothing} />);
    await user.type(screen.getByLabelText('密钥名称'), 'ERP');
    await screen.findByText('选择全部');
    await user.click(screen.getByText('选择全部'));
    await screen.findByText('采购项目 · 查看');
    expect(screen.queryByText('供应商库 · 查看')).toBeNull();
    await user.click(screen.getByText('生成密钥'));
    // The expiry is missing: nothing is sent, everything typed is there.
    expect(screen.getByLabelText('密钥名称')).toHaveProperty('value', 'ERP');
    expect(sent.filter((url) => url.includes('/key/create'))).toEqual([]);
  });
});

describe('a new webhook', () => {
  test('is saved with its events, and not without one', async () => {
    const onMade = vi.fn<(made: { readonly id: string; readonly hookName: string }) => void>();
    const sent = answerWith({ '/webhook/submit': { id: '9', version: 0 } });
    const user = show(<WebhookDialog task={{}} onClose={nothing} onMade={onMade} />);
    await user.type(await screen.findByLabelText('推送名称'), 'ERP');
    await user.type(screen.getByLabelText('接收地址'), 'https://erp.example/hook');
    await user.click(screen.getByRole('button', { name: /保\s*存/ }));
    await screen.findByText('请至少选择一个事件');
    expect(sent).toEqual([]);
    await user.click(screen.getByLabelText('项目已开标'));
    await user.click(screen.getByRole('button', { name: /保\s*存/ }));
    await vi.waitFor(() => expect(onMade).toHaveBeenCalledWith({ id: '9', hookName: 'ERP' }));
  });
});

test('a delivery says what became of it', async () => {
  const row = { eventType: 'project.open', subject: '5', attempts: 8, reason: 'HTTP 503', nextTime: null };
  const times = { createTime: '2026-11-20 10:00:00', deliveredTime: null, deadTime: '2026-11-21 06:00:00' };
  answerWith({ '/webhook-delivery/list': { records: [{ id: '1', ...row, ...times }], total: 1 } });
  show(<DeliveriesDialog hook={{ id: '9', hookName: 'ERP' }} onClose={nothing} />);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('已放弃');
  expect(within(dialog).getByText('项目已开标')).toBeTruthy();
  expect(within(dialog).getByText('HTTP 503')).toBeTruthy();
});
