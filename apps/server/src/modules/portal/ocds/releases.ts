import { bulletinType, quoteType } from '@zhaocai/model';
import { isoInstant } from '../page/deadline.ts';
import { amountOf } from './amounts.ts';
import { buyerOf, partiesOf, supplierOf } from './parties.ts';
import type { NoticeFacts, ProcessFacts } from './process-facts.ts';
import { standingAt, tenderAt, type Moment } from './tender.ts';

export type Release = ReturnType<typeof releaseOf>;

/** A release for each notice, or each wanted one, in their order: what anybody could know when it was out. */
export function releasesOf(facts: ProcessFacts, origin: string, wanted?: ReadonlySet<string>): Release[] {
  return facts.notices.flatMap((notice, place) => {
    if (wanted && !wanted.has(notice.id)) return [];
    const upTo = facts.notices.slice(0, place + 1);
    return [releaseOf(facts, notice, { upTo, standing: standingAt(facts, upTo), origin })];
  });
}

function ocidOf({ ocidPrefix, tenantId, id }: Pick<ProcessFacts, 'ocidPrefix' | 'tenantId' | 'id'>): string {
  return `${ocidPrefix}-${tenantId}-${id}`;
}

function releaseOf(facts: ProcessFacts, notice: NoticeFacts, moment: Moment) {
  const { upTo, standing } = moment;
  // Who won is told by the notice of the result, and by none before it.
  const awards = standing === 'complete' ? facts.awards : [];
  return {
    ocid: ocidOf(facts),
    id: notice.id,
    date: isoInstant(notice.publishTime),
    tag: [tagOf(notice, moment)],
    initiationType: 'tender',
    language: 'zh',
    parties: partiesOf(facts, awards),
    buyer: buyerOf(facts),
    planning: {
      budget: {
        amount: amountOf(facts.generalBudget),
        ...(facts.fundsSource && { description: facts.fundsSource }),
        project: facts.projectName,
        projectID: facts.projectNo,
      },
    },
    tender: tenderAt(facts, moment),
    ...(awards.length > 0 && { awards: awardsOf(facts, upTo) }),
  };
}

function tagOf({ bulletinType: type }: NoticeFacts, { upTo, standing }: Moment): string {
  if (bulletinType.is(type, 'change')) return 'tenderAmendment';
  if (bulletinType.is(type, 'result') && standing === 'complete') return 'award';
  if (bulletinType.is(type, 'ending') && standing === 'cancelled') return 'tenderCancellation';
  return upTo.length === 1 ? 'tender' : 'tenderUpdate';
}

function awardsOf({ awards, packages }: ProcessFacts, upTo: readonly NoticeFacts[]) {
  const result = upTo.findLast((one) => bulletinType.is(one.bulletinType, 'result'));
  return awards.map((award) => {
    const lot = packages.find(({ id }) => id === award.packageId);
    // A rate is no amount.
    const isAmount = quoteType.is(lot?.quoteType, 'total', 'unitPrice');
    return {
      id: award.id,
      ...(lot && { title: lot.packageName }),
      status: 'active',
      ...(result && { date: isoInstant(result.publishTime) }),
      ...(isAmount && { value: amountOf(award.totalMoney) }),
      suppliers: [supplierOf(award)],
      relatedLots: [award.packageId],
    };
  });
}

/** All of it in one, as the last notice left it. */
export function recordOf(facts: ProcessFacts, origin: string) {
  const releases = releasesOf(facts, origin);
  const last = releases.at(-1);
  return {
    ocid: ocidOf(facts),
    releases,
    ...(last && { compiledRelease: { ...last, id: `${last.ocid}-${last.date}`, tag: ['compiled'] } }),
  };
}
