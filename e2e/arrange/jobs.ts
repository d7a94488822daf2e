import { expect } from '@playwright/test';
import type { Product } from '../product/product.ts';

/** What the product does of itself at its hour, done now: the clock of a journey does not move the crontab. */
export async function runJob(product: Product, task: 'nightly' | 'deposits' | 'auctions'): Promise<void> {
  const key = `journey ${task}`;
  await product.asSuperuser('select from graphile_worker.add_job($1, job_key => $2)', [task, key]);
  const left = async () => (await product.asSuperuser('select from graphile_worker.jobs where key = $1', [key])).length;
  await expect.poll(left, { message: `${task} is done`, timeout: 60_000 }).toBe(0);
}
