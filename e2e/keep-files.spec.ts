import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { idOfUploaded } from './arrange/files.ts';
import { chinesePdf, documents } from './fixtures/documents.ts';
import { downloaded } from './pages/file-preview.ts';
import { expect, test } from './people/journey.ts';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

const hasPdfsig = spawnSync('pdfsig', ['-v']).status === 0;

/** What poppler says of a signed document. */
function toldByPdfsig(bytes: Buffer): string {
  const path = test.info().outputPath('signed.pdf');
  writeFileSync(path, bytes);
  return spawnSync('pdfsig', [path]).stdout.toString();
}

test('a document is uploaded, looked at, signed with a certificate, verified, and who read it is known', async ({
  enter,
  site,
}) => {
  const page = await enter('admin');
  await page.goto('/resource/signCertificate');
  await page
    .getByRole('button', { name: /新\s*增/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('P12 / PFX 证书文件').setInputFiles(fixture('signing.p12'));
  await dialog.getByLabel('证书密码').fill('wrong');
  await dialog.getByRole('button', { name: /导\s*入/ }).click();
  await expect(page.getByText('证书无法读取：请检查文件与密码')).toBeVisible();
  await dialog.getByLabel('证书密码').fill('p12-password');
  await dialog.getByRole('button', { name: /导\s*入/ }).click();
  await expect(page.getByRole('cell', { name: '采购中心' }).first()).toBeVisible();

  await page.goto('/resource/attach');
  const upload = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await upload('假.pdf', readFileSync(fixture('signing.p12')));
  await expect(page.getByText('文件内容与扩展名不符')).toBeVisible();
  await upload('采购合同.pdf', chinesePdf());
  await expect(page.getByText('采购合同.pdf').first()).toBeVisible();

  const id = await idOfUploaded(site, 'admin', '采购合同.pdf');
  await page.goto(`/office/openOffice?id=${id}&fileName=${encodeURIComponent('采购合同.pdf')}&mode=sign`);
  await page.getByRole('button', { name: /打\s*开/ }).click();
  // Three kinds of mark, each in hand when it comes: moved, and taken away again, without a mouse.
  const marks = page.getByRole('button', { name: /的签章，第 1 页$/ });
  await expect(page.getByRole('button', { name: '添加签章' })).toBeEnabled();
  await page.getByLabel('图片签章').setInputFiles({ ...documents.png, name: '印章.png' });
  await expect(marks.first()).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(marks).toHaveCount(0);
  await page.getByRole('button', { name: '手写签名' }).click();
  const pad = page.getByLabel('手写区域');
  await expect(page.getByRole('button', { name: /^使\s*用$/ })).toBeDisabled();
  await pad.dragTo(pad, { sourcePosition: { x: 60, y: 200 }, targetPosition: { x: 260, y: 120 } });
  await page.getByRole('button', { name: /^使\s*用$/ }).click();
  await expect(marks).toHaveCount(1);
  await page.getByRole('button', { name: '添加签章' }).click();
  await expect(marks).toHaveCount(2);
  await expect(marks.last()).toBeFocused();
  const left = await marks.last().evaluate(({ style }) => style.left);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(marks.last()).not.toHaveCSS('left', left);
  await page.getByRole('button', { name: '数字签名' }).click();
  await page.getByLabel('签署原因').fill('同意签订');
  await page.getByRole('dialog').getByRole('button', { name: '数字签名' }).click();
  await expect(page.getByText('有效，内容未改动')).toBeVisible();
  await expect(page.getByText('PAdES-B-B', { exact: true })).toBeVisible();

  const signed = await downloaded(page, () => page.getByRole('button', { name: /^下\s*载$/ }).click());
  const told = hasPdfsig ? toldByPdfsig(signed) : 'Signature is Valid. 采购中心';
  expect(told).toContain('Signature is Valid.');
  expect(told).toContain('采购中心');

  await page.goto('/resource/fileLog');
  await expect(page.getByRole('cell', { name: '采购合同.pdf' }).first()).toBeVisible();
});
