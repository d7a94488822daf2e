import {
  auction as entity,
  auctionBidder,
  auctionLifecycle,
  bidRefusal,
  groupThousands,
  project as projectEntity,
  type AuctionAnswer,
  type AuctionRoom,
  type auctionRecord as endpoint,
  type EndpointInput,
  type Text,
} from '@zhaocai/model';
import type { RootKey } from '../../platform/audit/index.ts';
import { notFound, refuse, type Ctx, type RawAnswer } from '../../platform/http/index.ts';
import {
  factsTable,
  printedAnswer,
  proofBlocks,
  proofOf,
  signedJson,
  type Proof,
  type SheetBlock,
} from '../../platform/print/index.ts';
import { everyBid } from './auction-lists.ts';
import { readAuctions } from './auction-queries.ts';
import { isOver } from './find-auction.ts';

const texts = {
  title: { zh: '竞价记录', en: 'Record of the auction' },
  package: { zh: '采购包', en: 'Package' },
  supplier: { zh: '供应商', en: 'Supplier' },
  number: { zh: '编号', en: 'No.' },
  standings: { zh: '竞价结果', en: 'Standings' },
  first: { zh: '首轮报价（元）', en: 'First price (yuan)' },
  final: { zh: '最终报价（元）', en: 'Final price (yuan)' },
  rank: { zh: '名次', en: 'Rank' },
  log: { zh: '出价明细', en: 'Bids' },
  sequence: { zh: '序号', en: 'No.' },
  received: { zh: '收到时间', en: 'Received' },
  bid: { zh: '出价（元）', en: 'Bid (yuan)' },
  outcome: { zh: '处理', en: 'Judged' },
  taken: { zh: '接受', en: 'Taken' },
  extended: { zh: '接受，延时', en: 'Taken, extended' },
  none: { zh: '无', en: 'None' },
  seconds: { zh: '{count}秒', en: '{count} s' },
} as const satisfies Record<string, Text>;

type Facts = Awaited<ReturnType<typeof recordFacts>>;

/** The record of an auction that is over: the buyer's with everybody, a bidder's with himself; signed by this installation. */
export async function auctionRecord(
  key: RootKey,
  ctx: Ctx,
  { format, packageId, ...wanted }: EndpointInput<typeof endpoint>,
): Promise<RawAnswer> {
  const answer = await readAuctions(ctx, wanted);
  const room = answer.rooms.find((one) => one.packageId === packageId);
  if (!room) return notFound();
  if (!room.auction || room.auction.isSettling || !isOver(room.auction)) return refuse('auction.noRecord');
  const record = await recordFacts(ctx, answer, { room, auction: room.auction });
  const proof = proofOf(key, record);
  const name = `auction-${record.projectNo}-${record.packageNo}`;
  return format === 'json' ? signedJson(name, record, proof) : printed(ctx, record, proof);
}

interface Over {
  readonly room: AuctionRoom;
  readonly auction: NonNullable<AuctionRoom['auction']>;
}

async function recordFacts(ctx: Ctx, answer: AuctionAnswer, { room, auction }: Over) {
  const { tenantId, projectId, projectNo, projectName } = answer;
  const { packageId, packageNo, packageName, own, board } = room;
  const { isSettling: _isSettling, version: _version, ...rules } = auction;
  const bids = await everyBid(ctx, { projectId, tenantId, packageId });
  return {
    v: 'auction-record-v1',
    tenantId,
    projectId,
    projectNo,
    projectName,
    packageId,
    packageNo,
    packageName,
    auction: rules,
    own,
    standings: board,
    bids: bids.toReversed(),
  };
}

function printed(ctx: Ctx, record: Facts, proof: Proof): Promise<RawAnswer> {
  const say = (text: Text | undefined) => text?.[ctx.language] ?? '';
  const { projectNo, projectName } = projectEntity.fields;
  const { startPrice, minStep, beginTime, plannedEndTime, endTime, extensionSeconds, extensions, auctionStatus } =
    entity.fields;
  const { auction } = record;
  const facts = factsTable([
    [say(projectNo.label), record.projectNo],
    [say(projectName.label), record.projectName],
    [say(texts.package), `${record.packageNo}　${record.packageName}`],
    [say(auctionStatus.label), say(auctionLifecycle.named(auction.auctionStatus)?.label)],
    [say(startPrice.label), groupThousands(auction.startPrice)],
    [say(minStep.label), groupThousands(auction.minStep)],
    [say(beginTime.label), auction.beginTime],
    [say(plannedEndTime.label), auction.plannedEndTime],
    [say(endTime.label), auction.endTime],
    [say(extensionSeconds.label), say(texts.seconds).replace('{count}', String(auction.extensionSeconds))],
    [say(extensions.label), `${auction.extensions} / ${auction.maxExtensions}`],
    ...(auction.cancelReason ? [[say(entity.fields.cancelReason.label), auction.cancelReason] as const] : []),
  ]);
  const blocks: SheetBlock[] = [facts, ...standingBlocks(say, record), ...bidBlocks(say, record)];
  return printedAnswer(ctx, {
    title: `${record.projectName} ${say(texts.title)}`,
    blocks: [...blocks, ...proofBlocks(ctx.language, proof)],
  });
}

type Say = (text: Text | undefined) => string;

function standingBlocks(say: Say, { own, standings }: Facts): SheetBlock[] {
  const { firstMoney, finalMoney, finalRank } = auctionBidder.fields;
  if (own)
    return [
      factsTable([
        [say(firstMoney.label), groupThousands(own.firstPrice)],
        [say(finalMoney.label), groupThousands(own.finalPrice ?? own.firstPrice)],
        [say(finalRank.label), own.finalRank === null ? '—' : String(own.finalRank)],
      ]),
    ];
  return [
    { kind: 'heading', text: say(texts.standings) },
    {
      kind: 'table',
      columns: [texts.rank, texts.supplier, texts.number, texts.first, texts.final].map(say),
      rows: standings.map(({ rank, supplierName, bidderNo, firstPrice, price }) => [
        String(rank),
        supplierName ?? '',
        String(bidderNo),
        groupThousands(firstPrice ?? ''),
        groupThousands(price),
      ]),
    },
  ];
}

function bidBlocks(say: Say, { bids, own }: Facts): SheetBlock[] {
  const heading: SheetBlock = { kind: 'heading', text: say(texts.log) };
  if (bids.length === 0) return [heading, { kind: 'text', text: say(texts.none) }];
  const outcomeOf = ({ refusal, isExtended }: Facts['bids'][number]) =>
    say(bidRefusal.named(refusal)?.label ?? (isExtended ? texts.extended : texts.taken));
  const rows = bids.map((bid) => [
    ...(own ? [] : [String(bid.sequence ?? ''), bid.supplierName ?? String(bid.bidderNo ?? '')]),
    bid.bidTime,
    groupThousands(bid.price),
    outcomeOf(bid),
  ]);
  const who = own ? [] : [texts.sequence, texts.supplier];
  return [heading, { kind: 'table', columns: [...who, texts.received, texts.bid, texts.outcome].map(say), rows }];
}
