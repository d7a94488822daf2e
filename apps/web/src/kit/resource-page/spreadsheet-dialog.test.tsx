import { importUsers, userTemplate } from '@zhaocai/model/organization/user-import-endpoints';
import { parseRoute } from '@zhaocai/model/kit/endpoint';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import { answerUploads } from '../testing/uploads.ts';
import { SpreadsheetDialog } from './spreadsheet-dialog.tsx';

const task = {
  path: parseRoute(importUsers.route).path,
  query: { isCovered: '1' },
  title: { zh: '导入', en: 'Import' },
  text: { zh: '每行一人', en: 'One person a row' },
  template: userTemplate,
  templateName: { zh: '模板.xlsx', en: 'template.xlsx' },
};

function open() {
  const imported = vi.fn<(answer: unknown) => void>();
  show(<SpreadsheetDialog task={task} isOpen onClose={() => undefined} onImported={imported} />);
  return imported;
}

async function choose(name: string) {
  const picker = await screen.findByLabelText('选择 .xlsx 文件');
  fireEvent.change(picker, { target: { files: [new File(['x'], name)] } });
}

afterEach(clearScreen);

test('a spreadsheet is sent to where it belongs, and what came of it is handed on', async () => {
  const { sent } = answerUploads(() => ({ code: 200, success: true, data: { added: 3 }, msg: '操作成功' }));
  const imported = open();
  await choose('人员.xlsx');
  await waitFor(() => expect(imported).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([`${task.path}?isCovered=1`]);
});

test('rows that are refused are named one by one, and a mended file may be chosen again', async () => {
  const msg = '导入失败，共1处错误，未导入任何数据：\n第3行：单位不能为空';
  answerUploads(() => ({ code: 400, success: false, data: null, msg }));
  const imported = open();
  await choose('人员.xlsx');
  const faults = await screen.findByRole('region', { name: '需要修改' });
  expect(within(faults).getAllByRole('row').at(-1)?.textContent).toBe('3单位不能为空');
  expect(screen.getByRole('button', { name: /改好后重新选择/ })).toBeDefined();
  expect(imported).not.toHaveBeenCalled();
});

test('what is no spreadsheet is not sent', async () => {
  const { sent } = answerUploads(() => ({ code: 200, success: true, data: {}, msg: '' }));
  open();
  await choose('人员.txt');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(sent).toEqual([]);
});

test('one file at a time is read', async () => {
  const { sent, release } = answerUploads(() => ({ code: 200, success: true, data: {}, msg: '' }), {
    holdsBack: true,
  });
  const imported = open();
  await choose('人员.xlsx');
  await screen.findByText('正在读取 人员.xlsx');
  await choose('人员2.xlsx');
  release();
  await waitFor(() => expect(imported).toHaveBeenCalledTimes(1));
  expect(sent).toHaveLength(1);
});
