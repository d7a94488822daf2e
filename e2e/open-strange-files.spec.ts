import { writeDocx } from '../apps/server/src/modules/document/index.ts';
import { sampleBytes, zipOf } from '../apps/server/src/platform/files/sample-bytes.ts';
import { lockedPdf } from '../apps/server/test/locked-pdf.ts';
import { idOfUploaded } from './arrange/files.ts';
import { documents } from './fixtures/documents.ts';
import { pages } from './pages/file-preview.ts';
import { expect, test } from './people/journey.ts';

const mimeType = 'application/octet-stream';
const macros = zipOf({
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': '<w:document/>',
  'word/vbaProject.bin': 'x',
});

test('the register of files previews every kind, says what is to be known of one, and asks for the password of a PDF', async ({
  enter,
}) => {
  const page = await enter('admin');
  await page.goto('/resource/attach');
  const picker = page.locator('input[type=file]').first();
  const upload = async (name: string, buffer: Buffer) => {
    await picker.setInputFiles({ name, mimeType, buffer });
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  };
  await picker.setInputFiles({ name: '工具.zip', mimeType, buffer: zipOf({ 'setup.exe': sampleBytes.exe }) });
  await expect(page.getByText('压缩包内有可执行文件“setup.exe”，请移除后重新打包上传')).toBeVisible();
  await upload('带宏.docx', macros);
  await expect(page.getByText('带宏.docx：含有宏，请勿启用宏')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '带宏.docx' }).getByText('含宏', { exact: true })).toBeVisible();

  await upload(documents.docx.name, documents.docx.buffer);
  await upload(documents.xlsx.name, documents.xlsx.buffer);
  await upload('加密.pdf', await lockedPdf());
  const shown = async (name: string) => {
    await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: '预览' }).click();
    return page.getByRole('dialog', { name });
  };
  const close = () => page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
  await expect((await shown(documents.docx.name)).getByText('光通量不低于 5000 流明')).toBeVisible();
  await close();
  await expect((await shown(documents.xlsx.name)).getByRole('cell', { name: '课桌' })).toBeVisible();
  await close();
  await expect((await shown('带宏.docx')).getByText('含有宏，请勿启用宏')).toBeVisible();
  await close();

  const locked = await shown('加密.pdf');
  await expect(locked.getByText('该 PDF 设有打开密码，请输入密码查看')).toBeVisible();
  await locked.getByLabel('打开密码').fill('1234');
  await locked.getByRole('button', { name: '打开文档' }).click();
  await expect(locked.getByText('密码不正确，请重新输入')).toBeVisible();
  await locked.getByLabel('打开密码').fill('2026');
  await locked.getByRole('button', { name: '打开文档' }).click();
  await expect(pages.pdf(locked)).toBeVisible();
});

test('a Word document is read on a phone without being enlarged', async ({ enter, site }) => {
  const page = await enter('admin', { viewport: { width: 390, height: 844 } });
  await page.goto('/resource/attach');
  const text = '供应商应当在报价截止时间之前提交密封的报价文件，逾期提交的不予受理。'.repeat(4);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '须知.docx', mimeType, buffer: writeDocx([text]) });
  await expect(page.getByText('须知.docx').first()).toBeVisible();
  const id = await idOfUploaded(site, 'admin', '须知.docx');
  await page.goto(`/office/openOffice?id=${id}&fileName=${encodeURIComponent('须知.docx')}`);
  const words = page.getByText('供应商应当在报价截止时间之前').first();
  await expect(words).toBeVisible();
  const letter = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.min(...[...range.getClientRects()].map(({ height }) => height));
  });
  expect(letter).toBeGreaterThan(12);
  expect((await words.boundingBox())?.width).toBeLessThanOrEqual(390);
});

test('an upload that loses the line says so, offers to go on, and ends well when the line is back', async ({
  enter,
}) => {
  const page = await enter('admin');
  await page.goto('/resource/attach');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const line = (offline: boolean, uploadThroughput = 3 * 1024 * 1024) =>
    client.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  await line(false);
  const large = Buffer.alloc(24 * 1024 * 1024, '采');
  await page.locator('input[type=file]').first().setInputFiles({ name: '大文件.txt', mimeType, buffer: large });
  const bar = page.getByRole('progressbar');
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(25);
  await line(true);
  const message = page.getByRole('alert').getByText('网络中断，恢复后自动继续');
  await expect(message).toBeVisible();
  // In one line, however narrow the room beside the heading is.
  expect((await message.boundingBox())?.height).toBeLessThan(30);
  await expect(page.getByRole('button', { name: '继续上传' })).toBeVisible();
  await line(false, -1);
  await expect(page.getByRole('row').filter({ hasText: '大文件.txt' })).toBeVisible({ timeout: 60_000 });
});
