import { DOMParser } from '@xmldom/xmldom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { portalModule } from '../index.ts';

const strange = '反应釜 <A&B> "一号"';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([portalModule]);
  const first = await steps.publishedProject(app, { projectName: '第一台反应釜' });
  const second = await steps.publishedProject(app, { projectName: '第二台反应釜' });
  const publishAt = 'update bulletin set publish_time = $2 where project_id = $1';
  await app.asSuperuser(publishAt, [first, '2026-11-16 10:00:00+08']);
  await app.asSuperuser(publishAt, [second, '2026-11-16 10:01:00+08']);
  await app.asSuperuser('update bulletin set title = $2 where project_id = $1', [second, strange]);
});
afterAll(() => app.close());

async function xmlOf(query: string) {
  const { body, headers, statusCode } = await app.visit(`/portal/feed.xml${query}`, { host: 'zhaocai.example' });
  const faults: string[] = [];
  const document = new DOMParser({ onError: (_level, message) => faults.push(message) }).parseFromString(
    body,
    'text/xml',
  );
  expect(faults).toEqual([]);
  const texts = (name: string) => [...document.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
  return { texts, statusCode, type: headers['content-type'], body };
}

describe('whoever subscribes', () => {
  test('has the newest notices first, by RSS 2.0', async () => {
    const { texts, type } = await xmlOf('');
    expect(type).toBe('application/rss+xml; charset=utf-8');
    const titles = texts('title').slice(1);
    expect(titles[0]).toBe(strange);
    expect(titles[1]).toContain('第一台反应釜');
    expect(texts('pubDate')[0]).toBe('Mon, 16 Nov 2026 10:01:00 +0800');
    expect(texts('link')[1]).toMatch(/^http:\/\/zhaocai\.example\/portal\/notice\/\d+$/);
  });

  test('has the same by Atom', async () => {
    const { texts, type } = await xmlOf('?format=atom&lang=en');
    expect(type).toBe('application/atom+xml; charset=utf-8');
    expect(texts('title')).toContain(strange);
    expect(texts('published')[0]).toBe('2026-11-16T10:01:00+08:00');
    expect(new Set(texts('id')).size).toBe(texts('id').length);
  });

  test('has what he has filtered by, and nothing else', async () => {
    const { texts } = await xmlOf(`?q=${encodeURIComponent('第一台')}`);
    expect(texts('item')).toHaveLength(1);
    expect((await xmlOf('?kind=result')).texts('item')).toHaveLength(0);
    expect((await xmlOf('?format=json&kind=x')).texts('item')).toHaveLength(2);
  });
});
