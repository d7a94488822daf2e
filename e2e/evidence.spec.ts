import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { publishTender } from './arrange/tender.ts';
import { ProjectPage } from './pages/project-page.ts';
import { expect, timedTest as test } from './people/journey.ts';

test('the chain of a project verifies; after a row was changed behind its back the page names that row', async ({
  product,
  enter,
}) => {
  const { projectId } = await publishTender(product, { manner: 10, projectNo: 'CHAIN-1', projectName: '被改动的存证' });
  const project = new ProjectPage(await enter('manager'));
  const { page } = project;
  await project.open(projectId);
  await page.getByRole('link', { name: '全部存证' }).click();
  await page.getByRole('button', { name: '校验存证链' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /存证完整：\d+ 行全部相符/ })).toBeVisible();

  const tamper = `update evidence set payload = replace(payload, '180000', '180001') where stream = $1 and seq = $2`;
  await product.asSuperuser(tamper, [projectId, 2]);
  await page.getByRole('button', { name: '校验存证链' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '第 2 行被改动过' })).toBeVisible();
});

test('a row that was taken out of the chain is missed', async ({ product, enter }) => {
  const { projectId } = await publishTender(product, { manner: 10, projectNo: 'CHAIN-2', projectName: '被删除的存证' });
  await product.asSuperuser('delete from evidence where stream = $1 and seq = 3', [projectId]);
  const page = await enter('buyer');
  await page.goto(`/tenderee/projectDetail/evidence?id=${projectId}`);
  await page.getByRole('button', { name: '校验存证链' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /第 [34] 行被改动过/ })).toBeVisible();
});

const verifier = fileURLToPath(new URL('../scripts/verify-evidence.mjs', import.meta.url));

test('what a project says of itself is taken along and checked without the product', async ({
  product,
  enter,
}, testInfo) => {
  const { projectId } = await publishTender(product, { manner: 10, projectNo: 'CHAIN-3', projectName: '带走的存证' });
  const page = await enter('buyer');
  await page.goto(`/tenderee/projectDetail/evidence?id=${projectId}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载核验文件' }).click();
  const path = testInfo.outputPath('evidence.json');
  await (await download).saveAs(path);
  expect(execFileSync(process.execPath, [verifier, path], { encoding: 'utf8' })).toMatch(/^intact: \d+ rows\n$/);
});

test('the administrator holds the book of roots against the record', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto('/monitor/evidence');
  await page.getByRole('button', { name: '核对全部' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /账本完整，与数据库一致（\d+ 天）/ })).toBeVisible();
});
