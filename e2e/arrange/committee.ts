import {
  applyConfirm,
  committeeMoves,
  confirmProject,
  documentConfirmMoves,
  lockSheet,
  ownEvaluation,
  ownEvaluations,
  ownSheet,
  promiseEvaluation,
  saveCommittee,
  saveMark,
  saveStandard,
  signInToEvaluation,
  standardsOfProject,
  submitProject,
  voteForLeader,
} from '@zhaocai/model';
import { documents } from '../fixtures/documents.ts';
import type { Account } from '../people/account.ts';
import { tenantOf } from '../people/account.ts';
import type { Product } from '../product/product.ts';
import { callAs, type Call } from './caller.ts';
import { acceptedDraw } from './experts.ts';
import { sendFile } from './files.ts';
import { draftNotice, draftTender, openTender, publishDraft, quote, type Tender, type TenderPlan } from './tender.ts';

const standard = {
  evaluationMethod: 1,
  isPriceFixed: false,
  priceWeight: '30',
  benchmark: 1,
  aggregation: 1,
  leaderRule: 2,
  checks: [
    { category: 1, name: '营业执照', standard: '提供有效的营业执照' },
    { category: 2, name: '报价函签字盖章', standard: '按要求签字并加盖公章' },
  ],
  items: [
    {
      category: 4,
      name: '技术方案',
      scoreType: 2,
      maxScore: '70',
      minScore: '0',
      naming: 1,
      standard: '优50至70分，良30至49分，一般0至29分',
    },
  ],
};

/** A consultation whose standard is written, whose documents are confirmed and whose notice is out. */
export async function publishConsultation(product: Product, plan: Omit<TenderPlan, 'manner'>): Promise<Tender> {
  const tender = await draftTender(product, { ...plan, manner: 4 });
  const asBuyer = await callAs(product.url, 'buyer');
  const asManager = await callAs(product.url, 'manager');
  const { projectId } = tender;
  const { packages } = await asBuyer(standardsOfProject, { projectId });
  for (const { packageId } of packages) await asBuyer(saveStandard, { packageId, ...standard });
  const { version } = await asBuyer(submitProject, { id: projectId, version: tender.version });
  await asManager(confirmProject, { id: projectId, version, agree: true });
  const { name } = documents.pdf;
  const fileId = await sendFile(product.url, 'buyer', documents.pdf);
  const files = [{ fileId, fileName: name, fileUrl: '', fileSuffix: 'pdf' }];
  const asked = await asBuyer(applyConfirm, { projectId, confirmType: 1, files });
  await asManager(documentConfirmMoves.agree, asked);
  await publishDraft(product, await draftNotice(product, tender));
  return tender;
}

export interface Evaluated {
  readonly tender: Tender;
  /** The accounts of those who evaluate, the leader first. */
  readonly members: readonly string[];
}

/** Its three bids are open, its committee has elected its leader, and all bids have passed the checks. */
export async function checkedConsultation(
  product: Product,
  tender: Tender,
  { prices, reviewTime }: { readonly prices: readonly [string, string, string]; readonly reviewTime: string },
): Promise<Evaluated> {
  for (const [index, perMoney] of prices.entries())
    await quote(product, tender, { account: `supplier${index + 1}` as Account, perMoney });
  await openTender(product, tender);
  const experts = await acceptedDraw(product, tender, reviewTime);
  const asBuyer = await callAs(product.url, 'buyer');
  const group = await asBuyer(saveCommittee, {
    projectId: tender.projectId,
    groupName: '磋商小组',
    isComplex: false,
    recordIds: 'all',
  });
  await asBuyer(committeeMoves.confirm, group);
  const { packages } = await asBuyer(standardsOfProject, { projectId: tender.projectId });
  await product.setClock(reviewTime);
  const members = [...experts, 'finance'];
  const seats = [];
  for (const account of members) seats.push(await seated(product, tender, account));
  const [leader, ...others] = seats;
  if (!leader) throw new Error('nobody evaluates');
  for (const seat of [leader, ...others.slice(0, 1)])
    await seat.call(voteForLeader, { id: seat.id, candidateId: leader.id });
  for (const seat of seats) for (const { packageId } of packages) await check(seat, packageId);
  return { tender, members };
}

interface Seat {
  readonly id: string;
  readonly call: Call;
}

/** Signed in, and promised. */
async function seated(product: Product, { projectName }: Tender, account: string): Promise<Seat> {
  // An account of the unit that the list of accounts need not know.
  const call = await callAs(product.url, account as Account, tenantOf.buyer);
  const own = await call(ownEvaluations, {});
  const id = own.find((one) => one.projectName === projectName)?.id ?? '';
  await call(signInToEvaluation, { id, hasNoConflict: true });
  await call(ownEvaluation, { id });
  await call(promiseEvaluation, { id, hasNoConflict: true, isPromised: true });
  return { id, call };
}

async function check({ id, call }: Seat, packageId: string): Promise<void> {
  const { bids, checks } = await call(ownSheet, { id, packageId });
  for (const { bidKey } of bids)
    for (const place of checks.keys())
      await call(saveMark, { id, packageId, bidKey, kind: 1, place, verdict: 1, reason: null });
  await call(lockSheet, { id, packageId });
}
