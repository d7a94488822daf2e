import {
  bulletinLifecycle,
  bulletinType,
  opensProject,
  packageLifecycle,
  procurementMethod,
  projectLifecycle,
  type purchaseTypes,
  type NoticeChange,
} from '@zhaocai/model';
import { isoInstant } from '../page/deadline.ts';
import { fileAddress, noticeAddress } from '../page/portal-address.ts';
import { amountOf } from './amounts.ts';
import { buyerOf } from './parties.ts';
import type { NoticeFacts, PackageFacts, ProcessFacts } from './process-facts.ts';

/** What a notice has come to tell: how its project stands when it is out. */
type Standing = 'active' | 'complete' | 'unsuccessful' | 'cancelled';

/** When a release tells of its project. */
export interface Moment {
  /** The notices that were out, its own the last of them. */
  readonly upTo: readonly NoticeFacts[];
  readonly standing: Standing;
  readonly origin: string;
}

/** Bidders come by a notice to everybody, or because they are asked. */
const methodOf = (manner: number) => {
  if (procurementMethod.is(manner, 'invitedTender', 'negotiation')) return 'selective';
  return procurementMethod.is(manner, 'singleSource', 'directPurchase') ? 'direct' : 'open';
};
/** By their places in `purchaseTypes`: goods, services, works. */
const categories: Readonly<Record<number, string>> = { 1: 'goods', 2: 'services', 3: 'works' } satisfies Record<
  (typeof purchaseTypes)[number]['value'],
  string
>;

const documentTypes: Readonly<Record<number, string>> = {
  [bulletinType.code.result]: 'awardNotice',
  [bulletinType.code.candidates]: 'shortlistedFirms',
  [bulletinType.code.ending]: 'cancellationDetails',
};

/** How far the project is with this notice. What came of it stands in the notice in force that says so. */
export function standingAt({ stage }: ProcessFacts, upTo: readonly NoticeFacts[]): Standing {
  const inForce = upTo.filter(({ bulletinStatus }) => !bulletinLifecycle.is(bulletinStatus, 'superseded'));
  const has = (type: 'result' | 'ending') => inForce.some((one) => bulletinType.is(one.bulletinType, type));
  if (has('result') && projectLifecycle.is(stage, 'resultPublished')) return 'complete';
  if (has('ending') && projectLifecycle.is(stage, 'terminated')) return 'cancelled';
  if (has('ending') && projectLifecycle.is(stage, 'failed')) return 'unsuccessful';
  return 'active';
}

/** The tender as the notices up to this one have it: what later ones changed is still as it was. */
export function tenderAt(facts: ProcessFacts, { upTo, standing, origin }: Moment) {
  const lots = facts.packages.map((one) => lotOf(one, standing));
  const allFailed = standing === 'complete' && lots.every(({ status }) => status === 'unsuccessful');
  const opening = upTo.find((one) => opensProject(one.bulletinType));
  const end = endOf(facts, facts.notices.slice(upTo.length));
  return {
    id: facts.id,
    title: facts.projectName,
    status: allFailed ? 'unsuccessful' : standing,
    procuringEntity: buyerOf(facts),
    value: amountOf(facts.ceilingMoney ?? facts.generalBudget),
    procurementMethod: methodOf(facts.manner),
    procurementMethodDetails: procurementMethod.named(facts.manner)?.label.zh,
    mainProcurementCategory: categories[facts.purchaseType],
    submissionMethod: ['electronicSubmission'],
    tenderPeriod: {
      ...(opening && { startDate: isoInstant(opening.publishTime) }),
      endDate: isoInstant(end),
    },
    ...(facts.qualification && { eligibilityCriteria: facts.qualification }),
    lots,
    items: facts.items.map((item) => ({
      id: item.id,
      description: item.name,
      quantity: Number(item.quantity),
      unit: { name: item.unit },
      relatedLot: item.packageId,
    })),
    documents: upTo.flatMap((notice) => documentsOf(notice, origin)),
    ...amendmentsOf(upTo),
  };
}

function amendmentsOf(upTo: readonly NoticeFacts[]) {
  const changes = upTo.filter((one) => bulletinType.is(one.bulletinType, 'change'));
  const amendments = changes.map(({ id, publishTime, title }) => ({
    id,
    date: isoInstant(publishTime),
    description: title,
    releaseID: id,
  }));
  return amendments.length > 0 && { amendments };
}

/** The deadline before the later notices moved it. */
function endOf({ bidEndTime }: ProcessFacts, later: readonly NoticeFacts[]): string {
  return later
    .flatMap(({ changes }) => changes)
    .toReversed()
    .reduce(
      (end, { field, before }: NoticeChange) => (field === 'bidEndTime' && before ? String(before) : end),
      bidEndTime,
    );
}

function lotOf({ id, packageName, budget, ceilingMoney, packageStatus }: PackageFacts, standing: Standing) {
  const hasFailed = packageLifecycle.is(packageStatus, 'failed');
  const isOff = packageLifecycle.is(packageStatus, 'terminated');
  const ended = hasFailed ? 'unsuccessful' : isOff ? 'cancelled' : standing;
  return {
    id,
    title: packageName,
    status: standing === 'active' ? 'active' : ended,
    value: amountOf(ceilingMoney ?? budget),
  };
}

function documentsOf(notice: NoticeFacts, origin: string) {
  const datePublished = isoInstant(notice.publishTime);
  return [
    {
      id: notice.id,
      documentType: documentTypes[notice.bulletinType] ?? 'tenderNotice',
      title: notice.title,
      url: `${origin}${noticeAddress(notice.id, { lang: '' })}`,
      datePublished,
      format: 'text/html',
      language: 'zh',
    },
    ...notice.files.map(({ fileId, fileName }) => ({
      id: fileId,
      documentType: 'biddingDocuments',
      title: fileName,
      url: `${origin}${fileAddress(notice.id, fileId)}`,
      datePublished,
      language: 'zh',
    })),
  ];
}
