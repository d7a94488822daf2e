import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cleanHtml, cleanTexts } from './clean-texts.ts';

const label = { zh: '公告内容', en: 'Content' };
const rich = { content: { kind: 'richText', label, maxLength: 500_000, required: true } } as const;

test('between two large texts everybody else has his turn', async () => {
  let isOver = false;
  let turns = 0;
  const others = (async () => {
    while (!isOver) {
      await setImmediate();
      turns += 1;
    }
  })();
  const seen = await Promise.all(
    Array.from({ length: 6 }, () => cleanHtml(`<p>${'甲'.repeat(100_000)}</p>`).then(() => turns)),
  );
  isOver = true;
  await others;
  expect(new Set(seen).size).toBe(6);
});

test.each(['<script>x</script>', '<!-- x -->', '<p onclick="x()"><br></p><style>a{}</style>', '<x></x>&nbsp;'])(
  'a text that must be there and was nothing but %s is missing',
  async (content) => {
    await expect(cleanTexts({ language: 'zh' }, { fields: rich }, { content })).rejects.toMatchObject({
      code: 'platform.required',
      parameters: { field: '公告内容' },
    });
    const optional = { content: { ...rich.content, required: false } };
    await expect(cleanTexts({ language: 'zh' }, { fields: optional }, { content })).resolves.toBeDefined();
  },
);

test('a picture alone is a text, and what is no rich text stays as it is', async () => {
  const values = { content: '<img src="/api/file/downloadTicket?fileId=1" />', title: '<b>' };
  expect(await cleanTexts({ language: 'zh' }, { fields: rich }, values)).toEqual(values);
});
