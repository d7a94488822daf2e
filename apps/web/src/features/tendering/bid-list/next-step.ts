import { entryLifecycle, isAccepted } from '@zhaocai/model/tendering/entry-lifecycle';
import { isAside, isOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { procurementMethod } from '@zhaocai/model/procedure/method';
import type { Text } from '@zhaocai/model/kit/text';
import type { OwnEntryLine } from '@zhaocai/model/tendering/entry-endpoints';
import { auctionRoomOf, auctionWords } from '../../auction/index.ts';
import { tenderingWords } from '../words.ts';

export interface NextStep {
  readonly label: Text;
  readonly to: string;
  /** Something waits for the supplier himself. */
  readonly isMine: boolean;
}

const texts = {
  quote: { zh: '去报价', en: 'Quote' },
  quoteAgain: { zh: '重新报价', en: 'Quote again' },
  change: { zh: '查看或修改报价', en: 'See or change the quote' },
  see: { zh: '查看报价', en: 'See the quote' },
  contract: tenderingWords.contractFiles,
  auction: auctionWords.auctions,
  record: tenderingWords.openingRecord,
  project: tenderingWords.seeTheProject,
} as const satisfies Record<string, Text>;

export type StepFacts = Pick<
  OwnEntryLine,
  'id' | 'tenantId' | 'projectId' | 'entryStatus' | 'bidEndTime' | 'stage' | 'isBid' | 'manner'
>;

export function projectAddress({ projectId, tenantId }: Pick<StepFacts, 'projectId' | 'tenantId'>): string {
  return `/bidding/projectDetail/index/${projectId}?tenantId=${tenantId}`;
}

export function quoteAddress({ id, projectId, tenantId }: Pick<StepFacts, 'id' | 'projectId' | 'tenantId'>): string {
  return `/bidding/onLineQuote/quoteDetails?id=${id}&projectId=${projectId}&tenantId=${tenantId}`;
}

/** What a supplier does next about a registration; at the deadline it is late. */
export function nextStep(entry: StepFacts, now: string): NextStep {
  const { entryStatus } = entry;
  if (entryLifecycle.is(entryStatus, 'won')) return { label: texts.contract, to: projectAddress(entry), isMine: false };
  if (isAside(entry.stage)) return { label: texts.project, to: projectAddress(entry), isMine: false };
  if (isBidDown(entry)) return { label: texts.auction, to: auctionRoomOf(entry), isMine: false };
  if (isOpened(entry.stage)) return { label: texts.record, to: projectAddress(entry), isMine: false };
  if (!isAccepted(entryStatus)) return { label: texts.project, to: projectAddress(entry), isMine: false };
  const isOpen = now < entry.bidEndTime;
  if (entryLifecycle.is(entryStatus, 'submitted'))
    return { label: isOpen ? texts.change : texts.see, to: quoteAddress(entry), isMine: false };
  if (!isOpen) return { label: texts.project, to: projectAddress(entry), isMine: false };
  return {
    label: entryLifecycle.is(entryStatus, 'withdrawn') ? texts.quoteAgain : texts.quote,
    to: quoteAddress(entry),
    isMine: true,
  };
}

/** Opened, and its procedure lets the price be bid down. */
function isBidDown({ entryStatus, stage, manner }: StepFacts): boolean {
  const isUnderWay = isOpened(stage) && entryLifecycle.is(entryStatus, 'valid');
  return isUnderWay && procurementMethod.is(manner, 'reverseAuction');
}
