import { describe, expect, test } from 'vitest';
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

test('of a style what may be said of a text is kept, whatever stands beside it', () => {
  const style =
    ' color : #cf1322 ; position: fixed; background: url(x); font-size: 12px !important; width:1px!x; :a; b';
  expect(sanitizeHtml(`<p style="${style}">甲</p>`)).toBe('<p style="color:#cf1322;font-size:12px !important">甲</p>');
  expect(sanitizeHtml('<p style="constructor:1px;__proto__:1px">甲</p>')).toBe('<p>甲</p>');
  expect(sanitizeHtml('<p style="color:red;/*">甲</p><a style="x" href="/a">乙</a>')).toBe(
    '<p>甲</p><a href="/a" rel="noopener noreferrer">乙</a>',
  );
});

test('a style of more than some thousand characters is left out, and so are marks that lie too deep in one another', () => {
  expect(sanitizeHtml(`<p style="${'color:#fff;'.repeat(400)}">甲</p>`)).toBe('<p>甲</p>');
  expect(sanitizeHtml(`${'<div>'.repeat(5_000)}甲`)).toBe(`${'<div>'.repeat(100)}甲${'</div>'.repeat(100)}`);
});

describe('a text that is written to take long', () => {
  const length = 400_000;
  const filled = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const inStyle = (unit: string) => `<p style="${filled(unit)}">甲</p>`;
  /** Milliseconds of the processor, the least of three tries: what else runs on the machine does not count. */
  const costOf = (html: string) => {
    const tries = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      sanitizeHtml(html);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    return Math.min(...tries);
  };

  test.each<[string, string]>([
    ['brackets in one style', inStyle('a:(')],
    ['braces in one style', inStyle('a{')],
    ['at-rules in one style', inStyle('@a;')],
    ['many broken styles', filled('<p style="a:(a:(">x</p>')],
    ['marks in one another', filled('<b>')],
    ['brackets', filled('<')],
    ['comments', filled('<!--')],
    ['entities', filled('&am')],
  ])('costs no more than some texts of its length that an editor wrote: %s', (_what, html) => {
    // Where it grows with the square of its length it costs some hundred of them.
    expect(costOf(html) / costOf(filled(written))).toBeLessThan(10);
  });
});
