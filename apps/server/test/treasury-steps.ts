import type { CostInDetail, CostOutDetail, EndpointOutput, expertOut, myMoney, PayoutRow } from '@zhaocai/model';
import { done, type Saved } from './agency-steps.ts';
import * as evaluation from './evaluation-steps.ts';
import { enterMany, openDrawStage, type DrawStage } from './expert-draw-steps.ts';
import type { Person } from './organization-app.ts';

/** Steps with the money of a project beside its contracts: expert fees, wallets, and what comes in. */

export const out = '/purchase/cost/out';
export const into = '/purchase/cost/in';
export const money = '/bid-order/money';

/** The demo's people with four experts who have accounts; each of them signs in anew where a clock has ended a session. */
export async function openTreasury(): Promise<DrawStage & { readonly finance: () => Promise<Person> }> {
  const stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
  return { ...stage, finance: () => stage.app.person('finance') };
}
export type Treasury = Awaited<ReturnType<typeof openTreasury>>;

/** A consultation whose experts have signed in, and whose result is out. */
export async function evaluated(stage: Treasury, hour: number) {
  const made = await evaluation.confirmedAt(stage, hour);
  stage.app.clock.setTo(made.reviewTime);
  await evaluation.openedPast(stage, made.projectId, made.reviewTime);
  const seats = made.seats.filter(({ account }) => account !== 'buyer');
  for (const { who, id } of seats) await done(who.post(`${evaluation.judge}/own/signIn`, { id, hasNoConflict: true }));
  await stage.app.asSuperuser('update project set stage = 65 where id = $1', [made.projectId]);
  return { projectId: made.projectId, seats };
}

export const feesOf = (who: Person, projectId: string) =>
  done<EndpointOutput<typeof expertOut>>(who.get(`${out}/expert?projectId=${projectId}`));

/** Every expert of a project has an account that he is paid to. */
export async function withAccounts(seats: readonly { readonly who: Person }[]): Promise<void> {
  for (const { who } of seats)
    await done(
      who.post('/expert/own/saveRecord', { kind: 'bank', bankName: '中国银行杭州分行', cardNo: '4111111111111111' }),
    );
}

export const outOf = (who: Person, id: string) => done<CostOutDetail>(who.get(`${out}/queryById?id=${id}`));
export const inOf = (who: Person, id: string) =>
  done<CostInDetail>(who.get(`${into}/queryCostInDetail?costInId=${id}`));
export const walletOf = (who: Person) => done<EndpointOutput<typeof myMoney>>(who.get(`${money}/myMoney`));
export const payoutsOf = (who: Person) => done<PayoutRow[]>(who.get(`${money}/outRecord`));

/** One act of somebody on a fee or a refund as it stands. */
export async function act(who: Person, { id, name, more = {} }: { id: string; name: string; more?: object }) {
  const { version } = await outOf(who, id);
  return who.post<Saved>(`${out}/${name}`, { id, version, ...more });
}

/** Of what was applied for: approved and paid, into the wallet of the expert unless said otherwise. */
export async function paid(stage: Treasury, id: string, more: object = { payWay: 2 }): Promise<void> {
  await done(act(stage.manager, { id, name: 'approve' }));
  const payTime = stage.app.clock.now();
  await done(act(await stage.finance(), { id, name: 'pay', more: { payTime, ...more } }));
}

export const applyForFee = (stage: Treasury, input: object) => stage.buyer.post<Saved>(`${out}/applyExpertOut`, input);
