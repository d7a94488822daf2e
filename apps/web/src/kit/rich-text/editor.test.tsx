import { Editor } from '@tiptap/core';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../http/request-error.ts';
import { setLanguage, translate } from '../text/language.ts';
import { answerWith, clearScreen, show } from '../testing/show.tsx';
import { editorUploadFault, judgeEditorFile } from './editor-files.ts';
import { fontSizes } from './editor-tools.tsx';
import { extensions } from './extensions.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import { RichTextView } from './rich-text-view.tsx';
import { hexColor } from './safe-html.ts';
import { writtenHtml } from './written-html.ts';

/** The server keeps this as it is: apps/server/src/platform/crud/sanitize.test.ts. */
const written =
  '<h2 style="text-align: center;">采购公告</h2>' +
  '<p><span style="color: #cf1322; font-size: 32px;">重要</span><strong>粗</strong><em>斜</em><u>线</u><s>删</s></p>' +
  '<ul><li><p>一</p></li></ul>' +
  '<table><tbody><tr><th><p>名称</p></th></tr><tr><td><p>台</p></td></tr></tbody></table>' +
  '<p><a class="rich-file" href="/api/file/downloadTicket?fileId=12">附件.pdf</a></p>' +
  '<p><span style="background-color: #d4b106;">底色</span></p>';

const megabyte = 1024 * 1024;
const file = (name: string, megabytes: number) => ({ name, size: megabytes * megabyte });

afterEach(() => {
  setLanguage('zh');
  clearScreen();
});

describe('the rich-text editor', () => {
  test('writes what the server keeps', () => {
    const editor = new Editor({ extensions, content: written });
    const html = hexColor(writtenHtml(editor)).replaceAll(/<colgroup>.*?<\/colgroup>| style="min-width: 25px;"/g, '');
    expect(html.replaceAll(/ (target|rel)="[^"]*"/g, '')).toBe(written);
    editor.destroy();
  });

  test('[R118] is 300 high and offers font sizes from 9 to 32 px', async () => {
    show(<RichTextEditor label="内容" value="<p>正文</p>" />);
    const text = await screen.findByRole('textbox', { name: '内容' });
    expect(text.closest<HTMLElement>('.kit-editor-body')?.style.height).toBe('300px');
    expect([fontSizes[0], fontSizes.at(-1)]).toEqual([9, 32]);
  });

  test('tells what is written, and nothing for an empty text', async () => {
    const handleChange = vi.fn<(html: string) => void>();
    const user = show(<RichTextEditor label="内容" value="" onChange={handleChange} />);
    await screen.findByRole('textbox', { name: '内容' });
    await user.click(screen.getByRole('button', { name: '分隔线' }));
    await waitFor(() => expect(handleChange).toHaveBeenCalled());
    expect(handleChange.mock.calls.at(-1)?.[0]).toContain('<hr');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(handleChange).toHaveBeenLastCalledWith(''));
  });

  test('[R302] [R303] [R304] refuses an image over 2 MB, a video over 500 MB, another file over 10 MB', () => {
    expect(judgeEditorFile(file('图.png', 2), 'image')).toBeUndefined();
    expect(judgeEditorFile(file('图.png', 2.1), 'image')?.zh).toBe('上传失败，图片大小请控制在2M以内');
    expect(judgeEditorFile(file('片.mp4', 500), 'video')).toBeUndefined();
    expect(judgeEditorFile(file('片.mp4', 501), 'video')?.zh).toBe('上传失败，视频大小请控制在500M以内');
    expect(judgeEditorFile(file('件.pdf', 10), 'file')).toBeUndefined();
    expect(judgeEditorFile(file('件.pdf', 11), 'file')?.zh).toBe('上传失败，文件大小请控制在10M以内');
  });

  test('[R305] takes eleven kinds of attachment and no other', () => {
    const kinds = ['pdf', 'txt', 'zip', 'rar', '7z', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'];
    expect(kinds.filter((kind) => judgeEditorFile(file(`件.${kind}`, 1), 'file'))).toEqual([]);
    expect(judgeEditorFile(file('件.exe', 1), 'file')?.zh).toBe('文件格式不允许');
  });

  test('[R300] [R301] says upload failed for another code and names the server’s trouble for a broken line', () => {
    setLanguage('en');
    const words = (error: unknown) => translate(...editorUploadFault(error));
    expect(words(new RequestError('failed', { code: 500 }))).toBe('upload failed');
    expect(words(new RequestError('network'))).toBe('upload error, the server is having trouble');
  });

  test('shows a stored picture by a fresh link', async () => {
    answerWith({ downloadTicket: { url: '/api/file/download?ticket=fresh' } });
    show(<RichTextView html={'<p>甲<img src="/api/file/downloadTicket?fileId=12" alt="图"></p>'} />);
    const image = await screen.findByAltText('图');
    await waitFor(() => expect(image.getAttribute('src')).toBe('/api/file/download?ticket=fresh'));
  });
});
