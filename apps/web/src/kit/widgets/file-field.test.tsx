import type { FileValue } from '@zhaocai/model/kit/field';
import { unlinkIdentity } from '@zhaocai/model/session/own-identities';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useCommand } from '../endpoint/use-command.ts';
import { answerWith, clearScreen, show } from '../testing/show.tsx';
import { answerUploads } from '../testing/uploads.ts';
import { AvatarField, judgeAvatar } from './avatar-field.tsx';
import { FileField, type FileFieldProps } from './file-field.tsx';
import { FileLinks } from './file-links.tsx';

const stored = (id: string, name: string) => ({
  code: 200,
  success: true,
  msg: '',
  data: { fileId: id, name, url: 'u', suffix: 'pdf', ossUri: 'o' },
});
const value = (id: string, fileType?: string): FileValue => ({
  fileId: id,
  fileName: `${id}.pdf`,
  fileUrl: '',
  fileSuffix: 'pdf',
  fileType,
});
const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);

function Field({ start = [], ...props }: Partial<FileFieldProps> & { start?: FileValue[] }) {
  const [files, setFiles] = useState(start);
  return (
    <FileField
      {...props}
      value={files}
      onChange={(next) => {
        setFiles(next);
        props.onChange?.(next);
      }}
    />
  );
}

function HandIn() {
  const command = useCommand(unlinkIdentity);
  return <button onClick={() => void command.run({ source: 'campus' })}>提交</button>;
}

const choose = (label = '选择文件') => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

afterEach(clearScreen);

describe('the upload', () => {
  test('[R291] [R292] [R296] lies under an overlay until the file joins the list', async () => {
    const uploads = answerUploads(() => stored('1', '报价单.pdf'), { holdsBack: true });
    const user = show(<Field fileType="quote" />);
    await user.upload(choose(), file('报价单.pdf'));
    await waitFor(() => expect(document.querySelector('.kit-files-overlay')).toBeTruthy());
    expect(uploads.sent).toEqual([`/api/file/uploadOSS?fileType=quote&fileLocal=${encodeURIComponent('报价单.pdf')}`]);
    uploads.release();
    expect(await screen.findByRole('button', { name: '报价单.pdf' })).toBeTruthy();
    expect(document.querySelector('.kit-files-overlay')).toBeNull();
  });

  test('is waited for by whatever is handed in on the page', async () => {
    const handedIn = answerWith({ '/identities/unlink': null });
    const uploads = answerUploads(() => stored('1', '报价单.pdf'), { holdsBack: true });
    const user = show(
      <>
        <Field />
        <HandIn />
      </>,
    );
    await user.upload(choose(), file('报价单.pdf'));
    await user.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText('文件还在上传，请等上传完成，或取消上传后再操作')).toBeTruthy();
    expect(handedIn).toEqual([]);
    uploads.release();
    expect(await screen.findByRole('button', { name: '报价单.pdf' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(handedIn).toHaveLength(1));
  });

  test.each([
    { answer: '两份都保留', left: ['1', '2'] },
    { answer: /替\s*换/, left: ['2'] },
  ])('a file whose name stands in the list: $answer leaves $left', async ({ answer, left }) => {
    const onChange = vi.fn<(files: FileValue[]) => void>();
    answerUploads(() => stored('2', '1.pdf'));
    const user = show(<Field start={[value('1')]} onChange={onChange} />);
    await user.upload(choose(), file('1.pdf'));
    expect(await screen.findByText(/列表中已有：1\.pdf/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(onChange.mock.lastCall?.[0].map(({ fileId }) => fileId)).toEqual(left));
  });

  test('[R293] an error closes the overlay', async () => {
    answerUploads(() => ({ code: 400, success: false, msg: '文件格式不允许' }));
    const user = show(<Field />);
    await user.upload(choose(), file('报价单.pdf'));
    expect(await screen.findByText('文件格式不允许')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('.kit-files-overlay')).toBeNull());
  });

  test('[R281] [R290] a file of another kind is told and never sent', async () => {
    const uploads = answerUploads(() => stored('1', '甲.pdf'));
    const user = show(<Field />);
    choose().removeAttribute('accept');
    await user.upload(choose(), file('病毒.exe'));
    expect(await screen.findByText('病毒.exe：文件格式不允许')).toBeTruthy();
    expect(uploads.sent).toEqual([]);
  });

  test('[R286] [R287] more than ten files warn and none of them is sent', async () => {
    const uploads = answerUploads(() => stored('1', '甲.pdf'));
    const user = show(<Field />);
    await user.upload(
      choose(),
      Array.from({ length: 11 }, (_, at) => file(`${at}.pdf`)),
    );
    expect(await screen.findByText('当前限制选择 10 个文件，本次选择了 11 个文件')).toBeTruthy();
    expect(uploads.sent).toEqual([]);
  });

  test('[R294] removing a file tells the list without it', async () => {
    const handleChange = vi.fn<(files: FileValue[]) => void>();
    const user = show(<Field start={[value('1'), value('2')]} onChange={handleChange} />);
    await user.click(screen.getByRole('button', { name: '移除 1.pdf' }));
    expect(handleChange.mock.calls[0]?.[0]).toMatchObject([{ fileId: '2' }]);
  });

  test('[R295] a single file takes the place of the one of its document type', async () => {
    answerUploads(() => stored('9', '新.pdf'));
    const handleChange = vi.fn<(files: FileValue[]) => void>();
    const user = show(
      <Field isSingle fileType="licence" start={[value('1', 'licence'), value('2', 'plan')]} onChange={handleChange} />,
    );
    await user.upload(choose(), file('新.pdf'));
    await waitFor(() => expect(handleChange).toHaveBeenCalled());
    expect(handleChange.mock.calls[0]?.[0].map(({ fileId }) => fileId)).toEqual(['2', '9']);
  });

  test('reads an answer that spells fileName and fileSuffix', async () => {
    answerUploads(() => ({ code: 200, success: true, data: { fileId: '1', fileName: '密封.pdf', fileSuffix: 'pdf' } }));
    const user = show(<Field />);
    await user.upload(choose(), file('密封.pdf'));
    expect(await screen.findByRole('button', { name: '密封.pdf' })).toBeTruthy();
  });

  test('[R132] [R289] shows pictures in picture mode and takes png, jpg and jpeg alone', async () => {
    answerWith({ downloadTicket: { url: '/p' } });
    const user = show(<Field mode="picture" start={[{ ...value('1'), fileName: '图.png' }]} />);
    expect(await screen.findByAltText('图.png')).toBeTruthy();
    choose('选择图片').removeAttribute('accept');
    await user.upload(choose('选择图片'), file('图.gif'));
    expect(await screen.findByText('图.gif：上传文件只能是 png、jpg、jpeg格式!')).toBeTruthy();
  });

  test('[R288] a field that takes less names what it takes', async () => {
    const user = show(<Field suffixes={['pdf', 'docx']} />);
    choose().removeAttribute('accept');
    await user.upload(choose(), file('甲.txt'));
    expect(await screen.findByText('甲.txt：上传文件只能是 pdf、docx 格式!')).toBeTruthy();
  });

  test("[R133] a file's push flag is '1' or '0'", async () => {
    const handleChange = vi.fn<(files: FileValue[]) => void>();
    const user = show(<Field hasPush start={[value('1')]} onChange={handleChange} />);
    await user.click(screen.getByRole('checkbox', { name: '推送' }));
    expect(handleChange.mock.calls.at(-1)?.[0]).toMatchObject([{ checked: '1' }]);
    await user.click(screen.getByRole('checkbox', { name: '推送' }));
    expect(handleChange.mock.calls.at(-1)?.[0]).toMatchObject([{ checked: '0' }]);
  });
});

describe('an avatar', () => {
  test('[R307] is a jpg or png up to 500 kb', () => {
    expect(judgeAvatar(file('我.jpg', 500 * 1024))).toBeUndefined();
    expect(judgeAvatar(file('我.png', 500 * 1024 + 1))?.zh).toBe('头像不能超过 500 KB');
    expect(judgeAvatar(file('我.gif'))?.zh).toBe('头像只能是 jpg、png 格式');
  });

  test('is kept by an address that lasts', async () => {
    answerUploads(() => stored('7', '我.png'));
    const handleChange = vi.fn<(address: string) => void>();
    const user = show(<AvatarField onChange={handleChange} />);
    await user.upload(choose('更换头像'), file('我.png'));
    await waitFor(() => expect(handleChange).toHaveBeenCalledWith('/api/file/downloadTicket?fileId=7'));
  });
});

describe('a file link', () => {
  test('[R106] shows name and icon and offers preview, download, make and review', () => {
    show(<FileLinks files={[value('1')]} onEdit={() => undefined} onReview={() => undefined} />);
    expect(screen.getByRole('img', { name: 'file-pdf' })).toBeTruthy();
    for (const name of ['1.pdf', '预览 1.pdf', '下载 1.pdf', '制作 1.pdf', '审阅 1.pdf'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  test('[R106] of a record that is being written is edited and reviewed where an office server can', async () => {
    answerWith({ officeKinds: { edit: ['docx'] } });
    const files = ['docx', 'xlsx'].map((suffix) => ({ ...value('1'), fileName: `文.${suffix}`, fileSuffix: suffix }));
    show(<Field start={files.map((one, at) => ({ ...one, fileId: String(at + 1) }))} />);
    for (const name of ['制作 文.docx', '审阅 文.docx'])
      expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '制作 文.xlsx' })).toBeNull();
  });

  test('[R110] what cannot be shown says 不支持在线预览，请下载查看', async () => {
    const user = show(<FileLinks files={[{ ...value('1'), fileName: '包.zip', fileSuffix: 'zip' }]} />);
    await user.click(screen.getByRole('button', { name: '预览 包.zip' }));
    expect(await screen.findByText('不支持在线预览，请下载查看')).toBeTruthy();
  });

  test('[R109] a picture opens enlarged', async () => {
    answerWith({ downloadTicket: { url: '/p.png' } });
    const user = show(<FileLinks files={[{ ...value('1'), fileName: '图.bmp', fileSuffix: 'bmp' }]} />);
    await user.click(screen.getByRole('button', { name: '图.bmp' }));
    await waitFor(() => expect(document.querySelector('.ant-image-preview img')).toBeTruthy());
  });

  test('[R111] making without a document or a template says 没有模板，无法制作', async () => {
    const handleEdit = vi.fn<(file: FileValue) => void>();
    const user = show(<FileLinks files={[{ ...value('') }]} onEdit={handleEdit} />);
    await user.click(screen.getByRole('button', { name: /制作/ }));
    expect(await screen.findByText('没有模板，无法制作')).toBeTruthy();
    expect(handleEdit).not.toHaveBeenCalled();
  });
});
