import type { Selection } from '@zhaocai/model/tendering/selection-check';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearScreen, show } from '../../../kit/testing/show.tsx';
import { signIn, signInAgain, signOut } from '../../../kit/testing/sign-in.ts';
import { sampleComparison } from './comparison-sample.ts';
import { ComparisonWork } from './comparison-work.tsx';

interface Saved {
  readonly selections: readonly Selection[];
  readonly version: number;
  /** The server takes its time: it answers when the test says so. */
  readonly answer: (body: object) => void;
}

const refusal = { code: 400, success: false, data: null, msg: '未选择最低价，请填写选择理由' };
const saved = (version: number) => ({ code: 200, success: true, data: { id: '1', version }, msg: '操作成功' });

let saves: Saved[];
beforeEach(() => {
  saves = [];
  vi.stubGlobal('fetch', (_input: RequestInfo | URL, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as Pick<Saved, 'selections' | 'version'>; // what saveSelection takes
    return new Promise<Response>((resolve) => saves.push({ ...body, answer: (text) => resolve(Response.json(text)) }));
  });
});
afterEach(() => {
  clearScreen();
  signOut();
});

const saveButton = () => screen.getByRole('button', { name: /保存选择/ });
const reason = () => screen.getByRole('textbox', { name: '选择理由 单人床' }) as HTMLTextAreaElement;
const begin = async () => {
  const user = show(<ComparisonWork comparison={sampleComparison} onReload={() => Promise.resolve(undefined)} />);
  await user.click(screen.getByRole('checkbox', { name: '选择丙钢品，第 1 包' }));
  await user.click(saveButton());
  await waitFor(() => expect(saves).toHaveLength(1));
  return user;
};
const reasonsOf = ({ selections }: Saved) => selections.map(({ bidRemark }) => bidRemark).filter(Boolean);

test('who writes the reason and saves again while a refusal is on its way is saved after it', async () => {
  const user = await begin();
  await user.type(reason(), '样品检测更优');
  await user.click(saveButton());
  saves[0]?.answer(refusal);
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves.map(reasonsOf)).toEqual([[], ['样品检测更优']]);
  saves[1]?.answer(saved(8));
  expect(await screen.findByText('选择已保存')).toBeTruthy();
});

test('what is written while a save is on its way stays, and is saved upon what was saved', async () => {
  const user = await begin();
  await user.type(reason(), '样品检测更优');
  saves[0]?.answer(saved(sampleComparison.version + 1));
  expect(await screen.findByText('选择已保存')).toBeTruthy();
  expect(reason().value).toBe('样品检测更优');
  await user.click(saveButton());
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]?.version).toBe(sampleComparison.version + 1);
  expect(saves.map(reasonsOf)).toEqual([[], ['样品检测更优']]);
});

test('a second click on what is being saved already saves nothing twice', async () => {
  const user = await begin();
  await user.click(saveButton());
  saves[0]?.answer(saved(8));
  expect(await screen.findByText('选择已保存')).toBeTruthy();
  expect(saves).toHaveLength(1);
});

test('ticks and reasons that were not saved when the session ended are offered again, and no price is left behind', async () => {
  const open = () => show(<ComparisonWork comparison={sampleComparison} onReload={() => Promise.resolve(undefined)} />);
  signIn();
  const user = open();
  await user.click(screen.getByRole('checkbox', { name: '选择丙钢品，第 1 包' }));
  await user.type(reason(), '样品更优');
  const left = Object.values(sessionStorage).join();
  expect(left).toContain('样品更优');
  expect(left).not.toMatch(/money|price/i);
  signInAgain();
  const again = open();
  await again.click(screen.getByRole('button', { name: /恢\s?复/ }));
  expect(reason().value).toBe('样品更优');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择丙钢品，第 1 包' }).checked).toBe(true);
});
