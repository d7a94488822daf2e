import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize.ts';

/** What the web's editor writes: apps/web/src/kit/rich-text/editor.test.tsx holds the same text against the editor. */
const written =
  '<h2 style="text-align: center;">采购公告</h2>' +
  '<p><span style="color: #cf1322; font-size: 32px;">重要</span><strong>粗</strong><em>斜</em><u>线</u><s>删</s></p>' +
  '<ul><li><p>一</p></li></ul>' +
  '<table><tbody><tr><th><p>名称</p></th></tr><tr><td><p>台</p></td></tr></tbody></table>' +
  '<p><a class="rich-file" href="/api/file/downloadTicket?fileId=12">附件.pdf</a></p>' +
  '<p><span style="background-color: #d4b106;">底色</span></p>';

test('what the editor writes is kept as it is but for the link’s rel', () => {
  const kept = sanitizeHtml(written);
  const plain = (html: string) =>
    html
      .replaceAll(' rel="noopener noreferrer"', '')
      .replaceAll(/([:;]) /g, '$1')
      .replaceAll(';"', '"');
  expect(plain(kept)).toBe(plain(written));
});

test('a picture of the store is kept by its lasting address', () => {
  const image = '<img src="/api/file/downloadTicket?fileId=12" alt="平面图" />';
  expect(sanitizeHtml(image)).toBe(image);
});

test('a script, a handler and a foreign style are not', () => {
  expect(sanitizeHtml('<p onclick="a()" style="position: fixed">甲<script>a()</script></p>')).toBe('<p>甲</p>');
});
