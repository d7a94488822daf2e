import type { Page } from '@playwright/test';
import { tenantOf } from './people/account.ts';
import { accountsAsked, writtenDraw } from './arrange/experts.ts';
import { draftTender } from './arrange/tender.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { agree } from './pages/question.ts';

const drawPath = '/expertDatabase/evaluateManage/expertEvaluate/extractDetails';

async function openDraw(page: Page, id: string): Promise<void> {
  await page.goto(`${drawPath}?id=${id}`);
  await expect(page.getByRole('region', { name: '抽取记录' })).toBeVisible();
}

test('experts are drawn by two, asked, and one declines; the alternate takes over, and the record is checked', async ({
  product,
  enter,
}) => {
  const tender = await draftTender(product, { manner: 10, projectNo: 'ZJ-1', projectName: '抽取专家的比选' });
  const hour = 3_600_000;
  const now = await product.now();
  const reviewTime = new Date(Date.parse(`${now.replace(' ', 'T')}Z`) + 3 * hour)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  const draw = await writtenDraw(product, tender, reviewTime);

  const buyer = await enter('buyer');
  await buyer.goto('/expertDatabase/extractingExpert/index');
  await buyer.getByRole('link', { name: tender.projectName, exact: true }).click();
  await buyer.getByRole('button', { name: '发起抽取' }).click();
  await expect(buyer.getByRole('region', { name: '等待监督人加入' })).toBeVisible();

  const supervisor = await enter('manager');
  await openDraw(supervisor, draw.id);
  await supervisor.getByRole('button', { name: '加入抽取' }).click();
  await supervisor.getByRole('button', { name: '公开我的随机数' }).click();
  await expect(supervisor.getByText('您已公开，等待对方公开随机数')).toBeVisible();
  await buyer.reload();
  await buyer.getByRole('button', { name: '公开我的随机数' }).click();
  await expect(buyer.getByText('2名专家待通知')).toBeVisible();
  await buyer.getByRole('button', { name: '通知专家' }).click();
  await expect(buyer.getByText('已通知待回复')).toHaveCount(2);
  // Whoever watches over the draw learns no name before the evaluation.
  await supervisor.reload();
  const members = supervisor.getByRole('region', { name: '评审人员' }).locator('li');
  await expect(members).toHaveCount(2);
  await expect(members.first()).toContainText('***');

  const enterExpert = async (account: string) => {
    const page = await enter({ tenantId: tenantOf.buyer, account });
    await page.goto('/expertDatabase/own/index');
    await expect(page.getByRole('region', { name: '评审邀请' })).toContainText(tender.projectName);
    return page;
  };
  const [first = '', second = ''] = await accountsAsked(product, draw);
  const declining = await enterExpert(first);
  await declining.getByRole('button', { name: '不参加' }).click();
  await agree(declining, '不参加', '当日已有其他评审安排，无法到场参加');
  await expect(declining.getByRole('region', { name: '评审邀请' })).toContainText('拒绝');
  const accepting = await enterExpert(second);
  await accepting.getByRole('button', { name: '同意参加' }).click();
  await agree(accepting, '同意参加');
  await expect(accepting.getByRole('button', { name: '不参加' })).toHaveCount(0);
  const [third = ''] = await accountsAsked(product, draw);
  const alternate = await enterExpert(third);
  await alternate.getByRole('button', { name: '同意参加' }).click();
  await agree(alternate, '同意参加');
  await expect(alternate.getByRole('button', { name: '不参加' })).toHaveCount(0);
  await buyer.reload();
  await expect(buyer.getByText('已完成', { exact: true }).first()).toBeVisible();
  await expect(buyer.getByRole('region', { name: '评审人员' })).toContainText('替补');

  await product.setClock(reviewTime);
  await product.asSuperuser('update project set opened_time = $2 where id = $1', [tender.projectId, reviewTime]);
  const checking = await enter('manager');
  await openDraw(checking, draw.id);
  await expect(checking.getByText('验证通过，结果与记录一致')).toBeVisible();
  await expect(checking.getByText('名额分配与顺序一致')).toBeVisible();
  await expect(checking.getByText('与项目存证一致：各步骤完成时已存证')).toBeVisible();
});
