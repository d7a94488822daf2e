import { expect, test } from 'vitest';
import { keepPages } from './kept-pages.ts';

/** Prints the page's own text, and counts. */
function counting(answer: (html: string) => Buffer | undefined = (html) => Buffer.from(html)) {
  const printed: string[] = [];
  const pdfOf = keepPages(async (html) => {
    printed.push(html);
    return answer(html);
  });
  return { pdfOf, printed };
}

test('the same page is printed once, for those who ask together and for those who ask later', async () => {
  const { pdfOf, printed } = counting();
  const [one, other] = await Promise.all([pdfOf('公告'), pdfOf('公告')]);
  expect([one, other, await pdfOf('公告')].map(String)).toEqual(['公告', '公告', '公告']);
  expect(printed).toEqual(['公告']);
});

test('a page that differs by a letter is printed for itself', async () => {
  const { pdfOf, printed } = counting();
  expect([await pdfOf('甲'), await pdfOf('乙'), await pdfOf('甲')].map(String)).toEqual(['甲', '乙', '甲']);
  expect(printed).toEqual(['甲', '乙']);
});

test('what was not printed is tried again, and so is what failed', async () => {
  const nothing = counting(() => undefined);
  expect([await nothing.pdfOf('甲'), await nothing.pdfOf('甲')]).toEqual([undefined, undefined]);
  expect(nothing.printed).toEqual(['甲', '甲']);
  const broken = counting(() => {
    throw new Error('no space left');
  });
  await expect(broken.pdfOf('甲')).rejects.toThrow('no space left');
  await expect(broken.pdfOf('甲')).rejects.toThrow('no space left');
  expect(broken.printed).toEqual(['甲', '甲']);
});

test('a large paper is not kept, and of many the oldest is forgotten', async () => {
  const large = counting(() => Buffer.alloc(2_000_000));
  await large.pdfOf('甲');
  await large.pdfOf('甲');
  expect(large.printed).toEqual(['甲', '甲']);
  const many = counting();
  for (let page = 0; page < 100; page += 1) await many.pdfOf(`${page}`);
  await many.pdfOf('99');
  await many.pdfOf('0');
  expect(many.printed.length).toBe(101);
});
