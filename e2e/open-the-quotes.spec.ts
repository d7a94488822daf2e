import { publishTender, quote, unlockTender } from './arrange/tender.ts';
import { ComparisonPage } from './pages/comparison-page.ts';
import { ProjectPage } from './pages/project-page.ts';
import { expect, timedTest as test } from './people/journey.ts';

test('a comparison with two suppliers is opened with a reason, and decided with a reason', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'TWO-1', projectName: '两家比选' });
  await quote(product, tender, { account: 'supplier1', perMoney: '8300.00' });
  await quote(product, tender, { account: 'supplier3', perMoney: '8250.00' });
  const project = new ProjectPage(await enter('buyer'));
  await project.open(tender.projectId);
  await expect(project.action('开标')).toHaveCount(0);

  await unlockTender(product, tender);
  await project.page.reload();
  await project.act('开标', '开标', '');
  await expect(project.page.getByText('投标人少于3家，如需继续开标请填写理由')).toBeVisible();
  await project.act('开标', '开标', '公告期内仅两家响应，经负责人同意继续');
  await expect(project.page.getByText('已开标，可以比较报价')).toBeVisible();
  await project.action('比较报价').click();

  const table = new ComparisonPage(project.page);
  await table.offer('supplier3').check();
  await table.submitButton.click();
  await expect(table.page.getByText('“激光投影机”报价少于3家，请填写选择理由').first()).toBeVisible();
  await table.reason('激光投影机').fill('两家中报价最低，满足全部要求');
  await table.submit();
});

test('an inquiry with two bidders is not opened, whatever the reason', async ({ product, enter }) => {
  const tender = await publishTender(product, { manner: 5, projectNo: 'TWO-2', projectName: '两家询价' });
  await quote(product, tender, { account: 'supplier1', perMoney: '8300.00' });
  await quote(product, tender, { account: 'supplier2', perMoney: '8250.00' });
  await product.setClock(tender.times.bidEndTime);
  const project = new ProjectPage(await enter('buyer'));
  await project.open(tender.projectId);
  await project.act('开标', '开标', '只有两家');
  await expect(project.page.getByText('投标人少于3家，不得开标')).toBeVisible();
  await project.page.reload();
  await expect(project.action('开标')).toBeVisible();
  await expect(project.page.getByText('8,250.00')).toHaveCount(0);
});
