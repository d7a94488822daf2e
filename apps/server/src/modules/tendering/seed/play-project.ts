import {
  bulletinType,
  projectLifecycle,
  upDown,
  type StateName,
  type PackageInput,
  type ProjectInput,
  type Selection,
} from '@zhaocai/model';
import { bulletinText } from '../bulletin/bulletin-text.ts';
import { saveBulletin } from '../bulletin/save-bulletin.ts';
import { upDownBulletin } from '../bulletin/up-down-bulletin.ts';
import { readPublishedProject } from '../entry/published-queries.ts';
import { registerEntry } from '../entry/register-entry.ts';
import { readComparison } from '../opening/comparison-queries.ts';
import { openProject } from '../opening/open-project.ts';
import { saveSelection } from '../opening/save-selection.ts';
import { submitSelection } from '../opening/submit-selection.ts';
import { confirmProject } from '../project/confirm-project.ts';
import { findProject } from '../project/find-project.ts';
import { saveProject } from '../project/save-project.ts';
import { submitProject } from '../project/submit-project.ts';
import { actAs, type Stage } from './demo-people.ts';
import type { DemoPackage, DemoProject } from './demo-plan.ts';
import { handInBid, unlockBids } from './play-bids.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { SessionUser } from '../../../platform/access/index.ts';
import type { Sealing } from '../server-sealed/sealing.ts';
import type { Files } from '../../../platform/files/index.ts';

/** Who and what the demo is played with. */
export interface DemoCast extends Stage {
  readonly files: Files;
  readonly sealing: Sealing;
  readonly buyer: SessionUser;
  readonly manager: SessionUser;
  readonly suppliers: readonly SessionUser[];
  /** An instant so many days from the seed, at this time of the day. */
  at(days: number, time: string): string;
}

/** What others do with a draft before it is handed in, as the buyer. */
export type Drafted = (ctx: Ctx, projectId: string) => Promise<void>;

/** Plays one demo project from its draft to its stage, everybody acting at his time. */
export async function playProject(cast: DemoCast, plan: DemoProject, whenDrafted?: Drafted): Promise<void> {
  const drafted = plan.publish - 1;
  const { id } = await asBuyer(cast, drafted)(
    (ctx, input: ProjectInput) => saveProject(ctx, input),
    draftOf(cast, plan),
  );
  await asBuyer(cast, drafted)(async (ctx) => whenDrafted?.(ctx, id), undefined);
  const { version } = await asBuyer(cast, drafted)(findProject, id);
  const isBefore = (name: StateName<typeof projectLifecycle>) => !projectLifecycle.hasReached(plan.stage, name);
  if (isBefore('toConfirm')) return;
  const submitted = await asBuyer(cast, drafted, '10:00:00')(submitProject, { id, version });
  if (isBefore('ready')) return;
  await asManager(cast, drafted, '15:00:00')(confirmProject, { id, version: submitted.version, agree: true });
  if (isBefore('published')) return;
  await publish(cast, { id, bulletinType: bulletinType.code.procurement, day: plan.publish });
  await registerAll(cast, { id, plan });
  for (const [index, percent] of plan.quotes.entries()) await quoteAs(cast, { id, plan, index, percent });
  if (isBefore('opened')) return;
  for (const holder of [cast.buyer, cast.manager])
    await unlockBids(cast, { holder, projectId: id, time: cast.at(plan.bidEnd, '09:20:00') });
  const reason = plan.quotes.length < 3 ? '报价供应商不足三家，经批准继续' : undefined;
  const opened = await asBuyer(
    cast,
    plan.bidEnd,
    '09:30:00',
  )((ctx, input: { projectId: string; reason?: string }) => openProject(cast, ctx, input), {
    projectId: id,
    reason,
  });
  if (isBefore('resultToConfirm')) return;
  await select(cast, { id, plan, version: opened.version });
  if (isBefore('resultPublished')) return;
  await confirmResult(cast, { id, plan });
}

/** What is selected of an evaluated project, and its published result: the first candidate of each package wins. */
export async function decideProject(
  cast: DemoCast,
  { id, plan }: Playing,
  winners: ReadonlySet<string>,
): Promise<void> {
  const { version } = await asBuyer(cast, plan.bidEnd, '14:00:00')(findProject, id);
  await select(cast, { id, plan, version, winners });
  await confirmResult(cast, { id, plan });
}

async function confirmResult(cast: DemoCast, { id, plan }: Playing): Promise<void> {
  const { version } = await asManager(cast, plan.bidEnd, '16:00:00')(findProject, id);
  await asManager(cast, plan.bidEnd, '16:00:00')(confirmProject, { id, version, agree: true });
  await publish(cast, { id, bulletinType: bulletinType.code.result, day: plan.bidEnd + 1 });
}

const asBuyer = (cast: DemoCast, day: number, time = '09:00:00') => actAs(cast, cast.buyer, cast.at(day, time));
const asManager = (cast: DemoCast, day: number, time: string) => actAs(cast, cast.manager, cast.at(day, time));

function draftOf({ at }: DemoCast, plan: DemoProject): ProjectInput {
  const {
    projectNo,
    projectName,
    manner,
    lawRegime,
    purchaseType = 1,
    entryEnd,
    bidEnd,
    packages,
    depositMoney,
  } = plan;
  const generalBudget = packages.reduce((sum, one) => sum + Number(one.budget), 0).toFixed(2);
  return {
    projectNo,
    projectName,
    manner,
    lawRegime,
    purchaseType,
    fundsSource: '学校自筹',
    generalBudget,
    ...(depositMoney && { depositMoney }),
    entryEndTime: at(entryEnd, '17:00:00'),
    bidEndTime: at(bidEnd, '09:00:00'),
    openTime: at(bidEnd, '09:00:00'),
    openPlace: '招投标中心开标室',
    deliveryDays: 20,
    deliveryDayType: 1,
    deliveryPlace: '校内指定地点',
    bidValidDays: 90,
    linkman: '周明',
    phone: '0571-8800 1001',
    packages: packages.map(packageOf),
  };
}

function packageOf({ packageName, budget, items }: DemoPackage, index: number): PackageInput {
  return {
    packageNo: index + 1,
    packageName,
    budget,
    quoteType: 2,
    goods: items.map(({ name }) => name).join('、'),
    maxWinners: 1,
    items: items.map(({ guidePrice: _guidePrice, ...item }) => item),
  };
}

async function publish(
  cast: DemoCast,
  { id, bulletinType: kind, day }: { id: string; bulletinType: number; day: number },
): Promise<void> {
  const act = asBuyer(cast, day, '10:00:00');
  const text = await act(bulletinText, { projectId: id, bulletinType: kind });
  const saved = await act(saveBulletin, {
    projectId: id,
    bulletinType: kind,
    ...text,
  });
  await act((ctx, input: Parameters<typeof upDownBulletin>[2]) => upDownBulletin(cast.files, ctx, input), {
    ...saved,
    upDown: upDown.code.up,
    reason: '演示项目，用于展示采购流程',
  });
}

export interface Playing {
  readonly id: string;
  readonly plan: DemoProject;
}

/** In the stage of registration only two have come so far. */
async function registerAll(cast: DemoCast, { id, plan }: Playing): Promise<void> {
  const tenantId = cast.buyer.tenantId;
  const coming = projectLifecycle.is(plan.stage, 'registering') ? cast.suppliers.slice(0, 2) : cast.suppliers;
  for (const supplier of coming) {
    const act = actAs(cast, supplier, cast.at(plan.publish, '14:00:00'));
    const { packages } = await act(readPublishedProject, { projectId: id, tenantId });
    const packageIds = packages.map((one) => one.id);
    await act(registerEntry, {
      projectId: id,
      tenantId,
      packageIds,
      linkman: supplier.nickName,
      phone: `1385710${supplier.tenantId.slice(-4)}`,
    });
  }
}

async function quoteAs(
  cast: DemoCast,
  { id, plan, index, percent }: Playing & { index: number; percent: number },
): Promise<void> {
  const bidder = cast.suppliers[index];
  if (!bidder) return;
  const time = cast.at(Math.min(plan.bidEnd, 0) - 1, `11:0${index}:00`);
  const act = actAs(cast, bidder, time);
  const { packages } = await act(readPublishedProject, { projectId: id, tenantId: cast.buyer.tenantId });
  for (const [place, { entry, items }] of packages.entries()) {
    if (!entry) continue;
    const lines = items.map((item, line) => ({ itemId: item.id, perMoney: priceOf(plan, { place, line, percent }) }));
    const text = { serviceShow: '质保三年，两小时响应', matchExplain: '完全响应，无偏离', remark: '含税、含运输安装' };
    await handInBid(cast, { bidder, entryId: entry.id, time, offer: { lines, ...text, files: [] } });
  }
}

function priceOf(
  { packages }: DemoProject,
  { place, line, percent }: { place: number; line: number; percent: number },
): string {
  const guidePrice = packages[place]?.items[line]?.guidePrice ?? 0;
  return ((guidePrice * percent) / 100).toFixed(2);
}

interface Selecting extends Playing {
  readonly version: number;
  /** Without them the lowest offer of each package wins. */
  readonly winners?: ReadonlySet<string>;
}

async function select(cast: DemoCast, { id, plan, version, winners }: Selecting): Promise<void> {
  const act = asBuyer(cast, plan.bidEnd, '14:00:00');
  const { suppliers } = await act(readComparison, id);
  const selections = suppliers
    .flatMap(({ detailListVOS }) => detailListVOS)
    .map(({ packageId, entryId, isLowest }): Selection => {
      const isChosen = winners?.has(entryId) ?? isLowest;
      const bidRemark = winners && isChosen ? '评审报告推荐的第一候选人' : undefined;
      return { packageId, entryId, bidStatus: isChosen ? '1' : '0', ...(bidRemark && { bidRemark }) };
    });
  const saved = await act(saveSelection, { projectId: id, version, selections });
  await act(submitSelection, { projectId: id, version: saved.version });
}
