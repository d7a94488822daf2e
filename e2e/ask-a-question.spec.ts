import { addDays, changeableFields, saveChangeNotice, upDownBulletin, type ChangeableField } from '@zhaocai/model';
import { callAs } from './arrange/caller.ts';
import { tenantOf } from './people/account.ts';
import { publishTender, quote, type Tender } from './arrange/tender.ts';
import { agree } from './pages/question.ts';
import type { Product } from './product/product.ts';
import { ProjectPage } from './pages/project-page.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';

const askerName = '云岫';

test('a question changes the documents: the deadline moves by the law, all are told, nobody learns who asked', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, { manner: 5, projectNo: 'ASK-1', projectName: '提问的询价' });
  await quote(product, tender, { account: 'supplier2', perMoney: '8300.00' });
  const bidPath = `/bidding/projectDetail/index/${tender.projectId}?tenantId=100001`;

  const asker = await enter('supplier1');
  await asker.goto(bidPath);
  await asker.getByRole('button', { name: '我要提问' }).click();
  const asking = asker.getByRole('dialog');
  await standStill(asker);
  await asking.getByLabel('问题标题').fill('亮度要求');
  await asking.getByPlaceholder('请输入问题内容').fill('亮度是否可以低于5000流明？');
  await asking.getByRole('button', { name: '提交问题' }).click();
  await expect(asker.getByText('已提交，答复后会通知您')).toBeVisible();
  await expect(asker.getByRole('region', { name: '提问与答复' })).toContainText('待回复');

  const project = new ProjectPage(await enter('buyer'));
  await project.open(tender.projectId);
  const questions = project.section('提问与答复');
  await expect(questions).toContainText('亮度是否可以低于5000流明？');
  await expect(project.page.getByRole('main')).not.toContainText(askerName);

  // The documents change first, by a notice that leaves the days of the law.
  const later = `${addDays(tender.times.bidEndTime.slice(0, 10), 7)} 09:00:00`;
  await changeByTwo(product, tender, {
    entryEndTime: later,
    bidEndTime: later,
    openTime: later,
    requirement: '亮度不低于5000流明',
  });

  await questions.getByRole('button', { name: '答复', exact: true }).click();
  const answering = project.page.getByRole('dialog');
  await standStill(project.page);
  await answering.getByLabel('答复内容').fill('不可以，亮度不低于5000流明。');
  await answering.getByLabel('答复变更采购文件').click();
  await answering.getByLabel('对应的变更公告').click();
  await project.page.getByTitle(/提问的询价变更公告/).click();
  await answering.getByRole('button', { name: '保存答复' }).click();
  await expect(answering).toBeHidden();
  await questions.getByRole('button', { name: '发布答复' }).click();
  await agree(project.page, '发布答复');
  await expect(questions).toContainText('已发布');

  const rival = await enter('supplier2');
  await rival.goto(bidPath);
  const published = rival.getByRole('region', { name: '已发布的答疑' });
  await expect(published).toContainText('不可以，亮度不低于5000流明。');
  await expect(rival.getByRole('main')).not.toContainText(askerName);
  await expect(rival.getByRole('main')).toContainText(later.slice(0, 16));
  // His quote was made before: he quotes anew.
  await expect(rival.getByText('请重新报价，或确认原报价继续有效')).toBeVisible();
  await rival.getByRole('button', { name: '确认原报价有效' }).click();
  await agree(rival, '确认原报价有效');
  await expect(rival.getByText('确认原报价继续有效')).toBeVisible();
  await rival.goto('/messageCenter');
  await expect(rival.getByRole('main')).toContainText('答疑已发布');
});

/** Written by the buyer, published by the administrator: what suppliers quote by is changed by two. */
async function changeByTwo(
  { url }: Product,
  { projectId }: Tender,
  changes: Readonly<Partial<Record<ChangeableField, string>>>,
): Promise<void> {
  const asBuyer = await callAs(url, 'buyer');
  const asHead = await callAs(url, 'admin', tenantOf.buyer);
  const wished = changeableFields.flatMap((field) => {
    const after = changes[field];
    return after === undefined ? [] : [{ field, after }];
  });
  const { id, version } = await asBuyer(saveChangeNotice, { projectId, changes: wished });
  const handed = await asBuyer(upDownBulletin, { id, version, upDown: 1 });
  await asHead(upDownBulletin, { id, version: handed.version, upDown: 1 });
}
