import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { dept } from '@zhaocai/model/organization/dept';
import { supplier } from '@zhaocai/model/tendering/supplier';
import { readSpreadsheet } from '../apps/server/src/platform/excel/read-spreadsheet.ts';
import { writeSpreadsheet } from '../apps/server/src/platform/excel/write-spreadsheet.ts';
import { expect, test } from './people/journey.ts';

const { supplierName, creditCode, phone } = supplier.fields;
const library = '/supplierBase/supplierList/index';

async function suppliersFile(path: string, rows: readonly Record<string, string>[]): Promise<string> {
  const fields = { supplierName, creditCode, phone };
  await writeFile(path, await buffer(await writeSpreadsheet({ name: '供应商', fields, rows, language: 'zh' })));
  return path;
}

test('suppliers come in from a spreadsheet when it has no fault, and go out as they are listed', async ({
  enter,
}, testInfo) => {
  const page = await enter('buyer');
  await page.goto(library);
  const dialog = page.getByRole('dialog');
  const importButton = page.getByRole('button', { name: '导入' }).first();
  const commit = dialog.getByRole('button', { name: '导入', exact: true });
  const spreadsheet = dialog.getByLabel('选择 Excel 文件');

  // A name is missing: the fault has its place, and nothing can be imported.
  await importButton.click();
  const faulty = [{ supplierName: '', creditCode: '91330100MA2EXCEL01', phone: '0571-1' }];
  await spreadsheet.setInputFiles(await suppliersFile(testInfo.outputPath('faulty.xlsx'), faulty));
  await expect(dialog.getByRole('cell', { name: 'A2' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '请填写供应商名称' })).toBeVisible();
  await expect(commit).toBeDisabled();
  const [faults] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载错误清单' }).click(),
  ]);
  expect(faults.suggestedFilename()).toBe('供应商导入错误清单.xlsx');

  const rows = [
    { supplierName: '=HYPERLINK("x")有限公司', creditCode: '91330100MA2EXCEL01', phone: '0571-88001001' },
    { supplierName: '导入试验有限公司', creditCode: '91330100MA2EXCEL02', phone: '0571-88001002' },
  ];
  await spreadsheet.setInputFiles(await suppliersFile(testInfo.outputPath('suppliers.xlsx'), rows));
  await expect(dialog.getByText('将新增 2 行')).toBeVisible();
  await commit.click();
  await expect(page.getByText('导入成功：新增 2 行，更新 0 行')).toBeVisible();
  await expect(page.getByText('导入试验有限公司').first()).toBeVisible();

  // What is exported and brought back is found as it is.
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(exported.suggestedFilename()).toMatch(/^供应商-\d{4}-\d\d-\d\d\.xlsx$/);
  const path = testInfo.outputPath('exported.xlsx');
  await exported.saveAs(path);
  await importButton.click();
  await spreadsheet.setInputFiles(path);
  await expect(dialog.getByText('与现有数据完全相同')).toBeVisible();
  await expect(commit).toBeDisabled();
});

test('departments go out, are changed in the spreadsheet and come back as a whole tree', async ({
  enter,
}, testInfo) => {
  const page = await enter('admin');
  await page.goto('/system/companyManage/companyDept/index');
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(exported.suggestedFilename()).toMatch(/^部门-\d{4}-\d\d-\d\d\.xlsx$/);
  const { deptName, deptCategory, sort, remark } = dept.fields;
  const fields = {
    parentId: { kind: 'text', label: dept.fields.parentId.label, maxLength: 1000 },
    deptName,
    deptCategory,
    sort,
    remark,
  } as const;
  const { rows } = await readSpreadsheet(await buffer(await exported.createReadStream()), fields);
  const before = rows.map(({ values }) => values);

  // A branch is added below what is there, its leaf first.
  const root = String(before.find(({ parentId }) => !parentId)?.deptName);
  const branch = `表格处${String(Date.now()).slice(-6)}`;
  const added = [
    { parentId: `${root}/${branch}`, deptName: '询价一组', deptCategory: 3, sort: 1 },
    { parentId: root, deptName: branch, deptCategory: 2, sort: 9, remark: '随表导入' },
  ];
  const path = testInfo.outputPath('departments.xlsx');
  const spreadsheet = await writeSpreadsheet({ name: '部门', fields, rows: [...before, ...added], language: 'zh' });
  await writeFile(path, await buffer(spreadsheet));

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '导入' }).first().click();
  await dialog.getByText('更新已有数据').click();
  await dialog.getByLabel('选择 Excel 文件').setInputFiles(path);
  await expect(dialog.getByText('将新增 2 行、更新 0 行')).toBeVisible();
  await dialog.getByRole('button', { name: '导入', exact: true }).click();
  await expect(page.getByText('导入成功：新增 2 行，更新 0 行')).toBeVisible();
  await expect(dialog).toBeHidden();
  const search = page.getByLabel('输入部门名称搜索');
  await search.fill('询价一组');
  await search.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: '询价一组' })).toBeVisible();
});
