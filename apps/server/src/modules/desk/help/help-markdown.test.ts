import { describe, expect, test } from 'vitest';
import { parseHelp } from './help-files.ts';
import { helpHtml } from './help-markdown.ts';
import { linkHelp, placesIn } from './link-help.ts';

describe('a page of help', () => {
  test('becomes headings, paragraphs and lists', () => {
    const html = helpHtml('先看这里。\n\n## 怎么做\n\n1. 保存\n2. **提交**\n\n- 一\n- 二\n');
    expect(html).toBe(
      '<p>先看这里。</p><h2>怎么做</h2><ol><li>保存</li><li><strong>提交</strong></li></ol><ul><li>一</li><li>二</li></ul>',
    );
  });

  test('says tags as text and never as tags', () => {
    expect(helpHtml('<img src=x onerror=alert(1)> & "x"')).toBe(
      '<p>&#60;img src=x onerror=alert(1)&#62; &#38; &#34;x&#34;</p>',
    );
  });

  test('has its place, and a part under a title in each language', () => {
    const help = parseHelp('x.md', '---\nroute: /a/b\nunder: project\n---\n\n# 标题\n\n内容\n\n# Title\n\nText\n');
    expect(help).toMatchObject({ route: '/a/b', under: 'project', zh: { title: '标题', html: '<p>内容</p>' } });
    expect(help.en).toMatchObject({ title: 'Title', html: '<p>Text</p>' });
  });

  test.each([
    ['of nothing', '---\nunder: project\n---\n\n# 标题\n\n内容\n\n# Title\n\nText\n'],
    ['of a menu and a route', '---\ncode: a\nroute: /a\n---\n\n# 标题\n\n内容\n\n# Title\n\nText\n'],
    ['in one language', '---\ncode: a\n---\n\n# 标题\n\n内容\n'],
  ])('%s does not load', (_, text) => {
    expect(() => parseHelp('x.md', text)).toThrow('x.md');
  });
});

describe('a link in a page of help', () => {
  const content = helpHtml('见[项目](help:project)和[别处](help:/gone)。');

  test('leads to the page by an address that a frame can load', () => {
    expect(placesIn(content)).toEqual(['project', '/gone']);
    const linked = linkHelp(content, [{ id: '7', place: 'project', url: null }], (id) => `/show?id=${id}&lang=zh`);
    expect(linked).toBe('<p>见<a href="/show?id=7&#38;lang=zh">项目</a>和别处。</p>');
  });

  test('leads elsewhere in a new window where that page is kept elsewhere', () => {
    const page = { id: '7', place: 'project', url: 'https://help.example.edu.cn/' };
    expect(linkHelp(content, [page], () => '')).toContain('href="https://help.example.edu.cn/" target="_blank"');
  });
});
