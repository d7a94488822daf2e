import { missingIn } from '../apps/server/test/words-of-pdf.ts';
import { openThreeQuotes, publishTender } from './arrange/tender.ts';
import { ComparisonPage, supplierNames } from './pages/comparison-page.ts';
import { downloaded } from './pages/file-preview.ts';
import { expect, timedTest as test } from './people/journey.ts';

test('the record of an opening and the notice of the project are downloaded as PDF with their words', async ({
  product,
  enter,
}) => {
  const plan = { manner: 10, projectNo: 'PAPER-1', projectName: '上纸的项目' } as const;
  const tender = await publishTender(product, plan);
  await openThreeQuotes(product, tender);
  const page = await enter('buyer');
  await new ComparisonPage(page).open(tender.projectId);
  const record = await downloaded(page, () => page.getByRole('button', { name: '下载开标记录' }).click());
  const said = ['上纸的项目开标记录', 'PAPER-1', ...Object.values(supplierNames)];
  expect(await missingIn(record, said)).toEqual([]);

  await page.goto('/projectManagement/noticeAdministration/noticeList');
  await page
    .getByRole('link', { name: /上纸的项目/ })
    .first()
    .click();
  const notice = await downloaded(page, () => page.getByRole('button', { name: '下载 PDF' }).click());
  expect(await missingIn(notice, ['上纸的项目', 'PAPER-1'])).toEqual([]);
});
