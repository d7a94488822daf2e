import type { Page } from '@playwright/test';

/** Waits until nothing moves any more: what is clicked in its flight is missed, and colours halfway are no colours. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
