import { fileApi, resource, fileTemplate, type FileValue } from '@zhaocai/model';
import { archiveMembers } from '../apps/server/test/archive-members.ts';
import { writeDocx } from '../apps/server/src/modules/document/index.ts';
import { callAs } from './arrange/caller.ts';
import { confirmTender, draftNotice, openThreeQuotes, publishTender } from './arrange/tender.ts';
import { ComparisonPage, supplierNames } from './pages/comparison-page.ts';
import { downloaded } from './pages/file-preview.ts';
import { expect, timedTest as test } from './people/journey.ts';
import type { Product } from './product/product.ts';

const kinds = ['docx', 'pdf'];

/** A template of the buyer's, in use. */
async function keepTemplate(
  { url }: Product,
  { name, tempType, bytes }: { name: string; tempType: 1 | 5; bytes: Buffer },
): Promise<void> {
  const call = await callAs(url, 'buyer');
  const { fileId } = await call(fileApi.uploadBase64, { base64: bytes.toString('base64'), fileName: `${name}.docx` });
  const files: FileValue[] = [{ fileId, fileName: `${name}.docx`, fileUrl: '', fileSuffix: 'docx' }];
  const { save } = resource(fileTemplate);
  if (!save) throw new Error('a template can be saved');
  await call(save, { name, tempType, tempStatus: 1, files });
}

const textOf = (docx: Buffer) => String(archiveMembers(docx)['word/document.xml']).replaceAll(/<[^>]+>/g, '');

test('a notice is written from a template with its lists, and not while a value is missing', async ({
  product,
  enter,
}) => {
  await keepTemplate(product, {
    name: '采购公告模板',
    tempType: 1,
    bytes: writeDocx([
      { text: '${project.projectName}公告', isTitle: true },
      '${#packages}包${packageNo}：${#items}${name}${quantity}${unit}${/items}${/packages}',
    ]),
  });
  await keepTemplate(product, {
    name: '资金公告模板',
    tempType: 1,
    bytes: writeDocx(['资金来源：${project.fundsSource}']),
  });
  const tender = await confirmTender(product, { manner: 10, projectNo: 'TEMPLATE-1', projectName: '按模板的公告' });
  const notice = await draftNotice(product, tender);
  const page = await enter('buyer');
  await page.goto(`/projectManagement/noticeAdministration/creatNotice?id=${notice.id}`);
  await page.getByRole('button', { name: '按模板生成' }).click();
  const dialog = page.getByRole('dialog', { name: '按模板生成文件' });
  const choose = async (name: string) => {
    await dialog.getByRole('combobox', { name: '模板' }).click();
    await page.getByTitle(name, { exact: true }).click();
  };

  const before = await product.asSuperuser('select count(*)::int as files from attachment');
  await choose('资金公告模板');
  await expect(dialog.getByText('以下变量无值，补充后才能生成：采购项目 · 资金来源')).toBeVisible();
  await dialog.getByRole('button', { name: '生成', exact: true }).click();
  await expect(page.getByText('模板变量{project.fundsSource}无值')).toBeVisible();
  expect(await product.asSuperuser('select count(*)::int as files from attachment')).toEqual(before);

  await choose('采购公告模板');
  await expect(dialog.getByText('所有变量都有值，可以生成')).toBeVisible();
  await dialog.getByRole('button', { name: '生成', exact: true }).click();
  await expect(dialog.getByText('已生成').first()).toBeVisible({ timeout: 90_000 });
  for (const kind of kinds) {
    const tool = dialog.getByRole('button', { name: `下载 采购公告模板.${kind}` });
    const bytes = await downloaded(page, () => tool.click());
    expect(kind === 'pdf' ? bytes.subarray(0, 5).toString() : textOf(bytes)).toContain(
      kind === 'pdf' ? '%PDF-' : '按模板的公告公告包1：激光投影机20台',
    );
  }
  await dialog.getByRole('button', { name: '用于公告' }).click();
  await expect(page.getByRole('textbox', { name: '正文' })).toContainText('包1：激光投影机20台');
  await expect(page.getByRole('button', { name: '采购公告模板.docx', exact: true })).toBeVisible();
});

test('a letter is written to the winner that is chosen among the winners', async ({ product, enter }) => {
  await keepTemplate(product, {
    name: '成交通知书模板',
    tempType: 5,
    bytes: writeDocx(['致${entry.supplierName}：成交金额${entry.totalMoney}元']),
  });
  const tender = await publishTender(product, { manner: 10, projectNo: 'TEMPLATE-2', projectName: '发通知书' });
  await openThreeQuotes(product, tender);
  const table = new ComparisonPage(await enter('buyer'));
  await table.open(tender.projectId);
  await table.offer('supplier2').check();
  await table.save();

  const { page } = table;
  await page.goto(`/tenderee/projectDetail/index?id=${tender.projectId}`);
  await page.getByRole('button', { name: '按模板生成' }).click();
  const dialog = page.getByRole('dialog', { name: '按模板生成文件' });
  await dialog.getByRole('combobox', { name: '模板' }).click();
  await page.getByTitle('成交通知书模板', { exact: true }).click();
  await expect(dialog.getByRole('button', { name: '生成', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: '中标（成交）供应商' }).click();
  await page.getByTitle(new RegExp(supplierNames.supplier2)).click();
  await expect(dialog.getByText('所有变量都有值，可以生成')).toBeVisible();
  await dialog.getByRole('button', { name: '生成', exact: true }).click();
  await expect(dialog.getByText('已生成').first()).toBeVisible({ timeout: 90_000 });
  const tool = dialog.getByRole('button', { name: '下载 成交通知书模板.docx' });
  const bytes = await downloaded(page, () => tool.click());
  expect(textOf(bytes)).toBe(`致${supplierNames.supplier2}：成交金额163,010.00元`);
});
