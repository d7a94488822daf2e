import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';
import { auctionBidderLifecycle, auctionLifecycle } from './auction-lifecycle.ts';

const projectId = { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true } as const;
const packageId = { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true } as const;
const auctionId = { kind: 'ref', to: 'auction', label: { zh: '竞价', en: 'Auction' }, required: true } as const;
const entryId = { kind: 'ref', to: 'entry', label: { zh: '报名', en: 'Registration' }, required: true } as const;
const supplierTenantId = {
  kind: 'text',
  label: { zh: '投标人租户', en: 'Tenant of the bidder' },
  maxLength: 6,
  required: true,
} as const;
const shared = {
  path: '/api/bid-electronic/auction',
  verbs: {},
  menu: 'auction',
  permanent: true,
  dataScoped: false,
} as const;

/** An auction downwards for a package whose quotes are opened (C.9). */
export const auction = entity({
  ...shared,
  name: 'auction',
  table: 'auction',
  label: { zh: '竞价', en: 'Auction' },
  lifecycle: auctionLifecycle,
  guards: { ux_auction_package: 'auction.setAlready' },
  fields: {
    projectId,
    packageId,
    auctionStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: auctionLifecycle.choices,
      readOnly: true,
      required: true,
    },
    hostId: { kind: 'ref', to: 'user', label: { zh: '主持人', en: 'Host' }, required: true },
    startPrice: { kind: 'money', label: { zh: '起始价', en: 'Start price' }, required: true },
    minStep: { kind: 'money', label: { zh: '最小降幅', en: 'Least step' }, required: true },
    beginTime: { kind: 'instant', label: { zh: '开始时间', en: 'Begins at' }, required: true },
    /** As it was set; `endTime` moves on with every extension. */
    plannedEndTime: { kind: 'instant', label: { zh: '计划结束时间', en: 'Ends at' }, required: true },
    endTime: { kind: 'instant', label: { zh: '结束时间', en: 'End' }, required: true, readOnly: true },
    extensionSeconds: {
      kind: 'integer',
      label: { zh: '延时时长', en: 'Extension' },
      min: 30,
      max: 600,
      unit: { zh: '秒', en: 's' },
      required: true,
    },
    maxExtensions: {
      kind: 'integer',
      label: { zh: '最多延时次数', en: 'Most extensions' },
      min: 0,
      max: 50,
      required: true,
    },
    extensions: { kind: 'integer', label: { zh: '已延时次数', en: 'Extensions' }, required: true, readOnly: true },
    /** Of the bid that was judged last: the log has every number from one to it. */
    lastSequence: { kind: 'integer', label: { zh: '最后序号', en: 'Last number' }, required: true, readOnly: true },
    /** When the screens were last told of a bid: once a second at most. */
    toldTime: { kind: 'instant', label: { zh: '通知时间', en: 'Screens told' }, readOnly: true },
    closeTime: { kind: 'instant', label: { zh: '结算时间', en: 'Settled' }, readOnly: true },
    cancelReason: {
      kind: 'text',
      label: { zh: '取消原因', en: 'Why it was cancelled' },
      maxLength: 500,
      readOnly: true,
    },
  },
});

/** A bidder whose quote was opened: his ticket, how he stands, and in the end the price that counts. */
export const auctionBidder = entity({
  ...shared,
  name: 'auctionBidder',
  table: 'auction_bidder',
  label: { zh: '竞价供应商', en: 'Bidder of an auction' },
  parties: ['supplier_tenant_id'],
  lifecycle: auctionBidderLifecycle,
  fields: {
    projectId,
    packageId,
    auctionId,
    entryId,
    supplierTenantId,
    /** Who registered: he is told, in his own tenant. */
    personId: { kind: 'ref', to: 'user', label: { zh: '联系人', en: 'Who is told' } },
    /** What the host reads in place of a name while it runs; drawn at random. */
    bidderNo: { kind: 'integer', label: { zh: '竞价编号', en: 'Number' }, required: true },
    bidderStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: auctionBidderLifecycle.choices,
      required: true,
      readOnly: true,
    },
    firstMoney: { kind: 'money', label: { zh: '首轮报价', en: 'First price' }, required: true },
    standingMoney: { kind: 'money', label: { zh: '当前报价', en: 'Price now' }, required: true },
    /** Not above zero of who has not bid: first prices stand in the order in which they were handed in. */
    standingSequence: { kind: 'integer', label: { zh: '当前序号', en: 'Number of the bid' }, required: true },
    /** As it was set: his duty to bid is due then. */
    endTime: { kind: 'instant', label: { zh: '结束时间', en: 'Ends at' }, required: true },
    finalMoney: { kind: 'money', label: { zh: '最终报价', en: 'Final price' }, readOnly: true },
    finalRank: { kind: 'integer', label: { zh: '最终排名', en: 'Final rank' }, readOnly: true },
  },
});

/** Why a bid was not taken; of `BidRefusal`. */
export const bidRefusal = named({
  notBegun: { value: 1, label: { zh: '尚未开始', en: 'Not begun' }, tone: 'grey' },
  ended: { value: 2, label: { zh: '已截止', en: 'Too late' }, tone: 'orange' },
  aboveStart: { value: 3, label: { zh: '高于起始价', en: 'Above the start price' }, tone: 'red' },
  stepTooSmall: { value: 4, label: { zh: '降幅不足', en: 'Step too small' }, tone: 'red' },
  outOfOrder: { value: 5, label: { zh: '序号有误', en: 'Out of order' }, tone: 'red' },
});

/** The log of an auction: every bid that reached the server, in the order in which it was judged. */
export const auctionBid = entity({
  ...shared,
  permanent: false,
  appendOnly: true,
  name: 'auctionBid',
  table: 'auction_bid',
  label: { zh: '竞价出价', en: 'Bid of an auction' },
  parties: ['supplier_tenant_id'],
  fields: {
    projectId,
    auctionId,
    bidderId: { kind: 'ref', to: 'auctionBidder', label: { zh: '竞价供应商', en: 'Bidder' }, required: true },
    supplierTenantId,
    sequence: { kind: 'integer', label: { zh: '序号', en: 'No.' }, required: true },
    price: { kind: 'money', label: { zh: '出价', en: 'Bid' }, required: true },
    /** By the server's clock, to the millisecond. */
    bidTime: { kind: 'instant', label: { zh: '收到时间', en: 'Received' }, required: true },
    refusal: { kind: 'choice', label: { zh: '未接受原因', en: 'Why it was refused' }, choices: bidRefusal.choices },
    isExtended: { kind: 'flag', label: { zh: '触发延时', en: 'Extended' }, required: true },
  },
});
