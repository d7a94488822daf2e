import { describe, expect, test } from 'vitest';
import { contentTypes } from './content-type.ts';
import { downloadHeaders } from './download-headers.ts';

const disposition = (fileName: string, more = {}) =>
  downloadHeaders({ fileName, contentType: 'application/pdf', ...more })['content-disposition'];

describe('a download', () => {
  test('carries a Chinese name whole, and a plain one for old programs', () => {
    expect(disposition('报价 (终)*.pdf')).toBe(
      `attachment; filename="__ (_)*.pdf"; filename*=UTF-8''%E6%8A%A5%E4%BB%B7%20%28%E7%BB%88%29%2A.pdf`,
    );
  });
  test('cannot be given a second header by its name', () => {
    expect(disposition('a"\r\nset-cookie: x.pdf')).not.toMatch(/[\r\n]|filename="a"/);
    expect(disposition('半\ud800个.pdf')).toContain("UTF-8''%E5%8D%8A_%E4%B8%AA.pdf");
  });
  test('is shown in the window only when that is wished and the kind is harmless', () => {
    expect(disposition('a.pdf', { inline: true })).toMatch(/^inline;/);
    expect(disposition('a.pdf')).toMatch(/^attachment;/);
    expect(disposition('a.txt', { contentType: 'text/plain', inline: true })).toMatch(/^attachment;/);
  });
  test('names the kinds of office files as IANA has registered them', () => {
    const { docx, xlsx, pptx } = contentTypes;
    expect([docx, xlsx, pptx]).toEqual([
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ]);
  });
});
