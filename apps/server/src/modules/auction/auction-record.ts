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
import type { Database } from '../../platform/db/index.ts';
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
import { demandAuctionAsRecorded } from '../tendering/index.ts';
import { everyBid } from './auction-lists.ts';
import { readAuctions } from './auction-queries.ts';
import { isOver } from './find-auction.ts';
import { auctionRecordTexts } from './auction-record-texts.ts';

type Facts = Awaited<ReturnType<typeof recordFacts>>;

/** The record of an auction that is over: the buyer's with everybody, a bidder's with himself; signed by this installation. */
export async function auctionRecord(
  { key, database }: { readonly key: RootKey; readonly database: Database },
  ctx: Ctx,
  { format, packageId, ...wanted }: EndpointInput<typeof endpoint>,
): Promise<RawAnswer> {
  const answer = await readAuctions(ctx, wanted);
  const room = answer.rooms.find((one) => one.packageId === packageId);
  if (!room) return notFound();
  if (!room.auction || room.auction.isSettling || !isOver(room.auction)) return refuse('auction.noRecord');
  const { tenantId, projectId } = answer;
  // The chains are the buyer's, whoever asks for the record: he learns from them only whether it is true.
  await demandAuctionAsRecorded({ db: database.scoped(tenantId), tenantId, log: ctx.log }, projectId);
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
    [say(auctionRecordTexts.package), `${record.packageNo}　${record.packageName}`],
    [say(auctionStatus.label), say(auctionLifecycle.named(auction.auctionStatus)?.label)],
    [say(startPrice.label), groupThousands(auction.startPrice)],
    [say(minStep.label), groupThousands(auction.minStep)],
    [say(beginTime.label), auction.beginTime],
    [say(plannedEndTime.label), auction.plannedEndTime],
    [say(endTime.label), auction.endTime],
    [say(extensionSeconds.label), say(auctionRecordTexts.seconds).replace('{count}', String(auction.extensionSeconds))],
    [say(extensions.label), `${auction.extensions} / ${auction.maxExtensions}`],
    ...(auction.cancelReason ? [[say(entity.fields.cancelReason.label), auction.cancelReason] as const] : []),
  ]);
  const blocks: SheetBlock[] = [facts, ...standingBlocks(say, record), ...bidBlocks(say, record)];
  return printedAnswer(ctx, {
    title: `${record.projectName} ${say(auctionRecordTexts.title)}`,
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
    { kind: 'heading', text: say(auctionRecordTexts.standings) },
    {
      kind: 'table',
      columns: [
        auctionRecordTexts.rank,
        auctionRecordTexts.supplier,
        auctionRecordTexts.number,
        auctionRecordTexts.first,
        auctionRecordTexts.final,
      ].map(say),
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
  const heading: SheetBlock = { kind: 'heading', text: say(auctionRecordTexts.log) };
  if (bids.length === 0) return [heading, { kind: 'text', text: say(auctionRecordTexts.none) }];
  const outcomeOf = ({ refusal, isExtended }: Facts['bids'][number]) =>
    say(bidRefusal.named(refusal)?.label ?? (isExtended ? auctionRecordTexts.extended : auctionRecordTexts.taken));
  const rows = bids.map((bid) => [
    ...(own ? [] : [String(bid.sequence ?? ''), bid.supplierName ?? String(bid.bidderNo ?? '')]),
    bid.bidTime,
    groupThousands(bid.price),
    outcomeOf(bid),
  ]);
  const who = own ? [] : [auctionRecordTexts.sequence, auctionRecordTexts.supplier];
  return [
    heading,
    {
      kind: 'table',
      columns: [...who, auctionRecordTexts.received, auctionRecordTexts.bid, auctionRecordTexts.outcome].map(say),
      rows,
    },
  ];
}
