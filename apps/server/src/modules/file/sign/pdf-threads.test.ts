import { expect, test } from 'vitest';
import { withPdfInHand } from './pdf-threads.ts';

test('fourteen PDFs are in hand at once; the next is told to come back before anything of it is read', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const inHand = Array.from({ length: 14 }, () => withPdfInHand(() => held));
  let wasRead = false;
  const refused = withPdfInHand(async () => void (wasRead = true));
  await expect(refused).rejects.toMatchObject({ code: 'file.pdfBusy', status: 503 });
  expect(wasRead).toBe(false);
  release();
  await Promise.all(inHand);
  expect(await withPdfInHand(async () => 'there is room again')).toBe('there is room again');
});
