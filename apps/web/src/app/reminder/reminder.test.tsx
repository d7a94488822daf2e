import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showInShell } from '../shell/shell-sample.tsx';
import { ReminderPanel } from './reminder-panel.tsx';
import { showReminder, useReminders } from './reminder-store.ts';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  useReminders.setState({ waiting: [] });
});

test('[R56] [R325] the reminder 消息提醒 has a button that opens what it is about', async () => {
  const user = showInShell(<ReminderPanel />);
  act(() => showReminder({ dataId: '42', title: '项目待确认', date: '2026-11-20 09:00:00' }));
  expect((await screen.findByRole('alert')).textContent).toContain('消息提醒');
  await user.click(screen.getByRole('button', { name: '查看' }));
  expect(screen.getByLabelText('address').textContent).toBe('/messageCenter/informDetail?id=42');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the newest reminder is shown, the others are counted, and the same one twice is one', () => {
  showReminder({ dataId: '1', title: '甲', date: '2026-11-20 09:00:00' });
  showReminder({ dataId: '2', title: '乙', date: '2026-11-20 09:01:00' });
  showReminder({ dataId: '1', title: '甲', date: '2026-11-20 09:02:00' });
  showInShell(<ReminderPanel />);
  expect(screen.getByRole('alert').textContent).toContain('甲');
  expect(screen.getByText('还有 1 条')).toBeTruthy();
});

test('a reminder that nobody reaches for goes by itself; one that somebody points at stays', () => {
  vi.useFakeTimers();
  try {
    showInShell(<ReminderPanel />);
    act(() => showReminder({ dataId: '7', title: '项目待确认', date: '2026-11-20 09:00:00' }));
    fireEvent.pointerEnter(screen.getByRole('alert'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert').textContent).toContain('项目待确认');
    fireEvent.pointerLeave(screen.getByRole('alert'));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByRole('alert')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
