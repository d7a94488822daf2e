import { dress, themes, type Look } from './people/dress.ts';
import { findBarriers } from './people/find-barriers.ts';
import { expect, test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';

test('the days of an open tender are laid out, moved, judged by the law and put back', async ({ enter }) => {
  const buyer = await enter('buyer');
  await buyer.goto('/procedure/method');
  const tender = buyer.getByRole('region', { name: '公开招标' });
  await expect(tender).toContainText('招标投标法第十条');
  await tender.getByRole('link', { name: '编排日程' }).click();
  await buyer.goto('/procedure/planner?method=1&law=1&from=2026-03-02');

  const deadline = buyer.getByRole('slider', { name: '递交截止' });
  await expect(deadline).toHaveAttribute('aria-valuetext', '2026-03-24');
  await expect(buyer.getByRole('status').filter({ hasText: '全部符合规定' })).toBeVisible();

  // A day earlier is a day too short; what follows has moved along.
  await deadline.press('ArrowLeft');
  await expect(deadline).toHaveAttribute('aria-valuetext', '2026-03-23');
  // A message may arrive meanwhile: that is an alert too.
  await expect(buyer.getByRole('alert').filter({ hasText: '少1日' })).toHaveText('少1日，最早2026-03-24');
  await expect(buyer.getByRole('slider', { name: '开标' })).toHaveAttribute('aria-valuetext', '2026-03-23');
  await expect(buyer.getByText('1处不符合规定')).toBeVisible();

  // Dragged to the right it is lawful again, and it is still there when the page is opened anew.
  const mark = await deadline.boundingBox();
  if (!mark) throw new Error('the milestone is not drawn');
  await buyer.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await buyer.mouse.down();
  await buyer.mouse.move(mark.x + 80, mark.y + mark.height / 2, { steps: 5 });
  await buyer.mouse.up();
  await expect(buyer.getByText('全部符合规定')).toBeVisible();
  // The last step of the hand may be drawn a little later than the first lawful one: what was chosen stands in the address.
  await expect(async () => {
    expect(new URL(buyer.url()).search).toContain((await deadline.getAttribute('aria-valuetext')) ?? 'none');
  }).toPass();
  const moved = await deadline.getAttribute('aria-valuetext');
  await buyer.reload();
  await expect(deadline).toHaveAttribute('aria-valuetext', moved ?? '');
  await buyer.getByRole('button', { name: '恢复默认日程' }).click();
  await expect(deadline).toHaveAttribute('aria-valuetext', '2026-03-24');

  // A year that the State Council has not announced is not guessed.
  await buyer.goto('/procedure/planner?method=1&law=1&from=2026-12-20');
  await expect(buyer.getByText('未配置2027年工作日历')).toBeVisible();
});

const looksAt = (width: number, language: Look['language']): Look[] =>
  themes.map((theme) => ({ size: { width, height: 900 }, theme, language }));

const pages = [
  { name: 'planner', path: '/procedure/planner?method=1&law=2&from=2026-03-02&moved=bidEnd.2026-03-20' },
  { name: 'methods', path: '/procedure/method' },
] as const;

for (const { name, path } of pages) {
  test(`the page of the ${name} fits every screen and has no barrier`, async ({ enter }) => {
    const buyer = await enter('buyer');
    const fits = async (look: Look) => {
      await dress(buyer, look, path);
      await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(buyer.locator('.planner-line, .method-step').first()).toBeVisible();
      await standStill(buyer);
      const picture = `test-results/pictures/${name}-${look.size.width}-${look.theme}-${look.language}.png`;
      await buyer.screenshot({ path: picture, fullPage: true });
      const overflow = await buyer.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, picture).toBeLessThanOrEqual(0);
    };
    for (const look of looksAt(1440, 'zh')) {
      await fits(look);
      expect(await findBarriers(buyer)).toEqual([]);
    }
    for (const look of [...looksAt(1440, 'en'), ...looksAt(390, 'zh'), ...looksAt(390, 'en')]) await fits(look);
  });
}
