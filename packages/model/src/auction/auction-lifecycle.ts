import { lifecycle } from '../kit/lifecycle.ts';

const project = { entity: 'project', field: 'projectId' } as const;
export const auctionPath = '/tenderee/auction/room';

/**
 * An auction of a package. Its clock alone begins and closes it: nothing depends on who set it up. What a bid is judged by is
 * its hours; the state follows them.
 */
export const auctionLifecycle = lifecycle({
  field: 'auctionStatus',
  states: {
    waiting: { value: 0, label: { zh: '未开始', en: 'Not started' }, tone: 'grey' },
    running: { value: 1, label: { zh: '竞价中', en: 'Bidding' }, tone: 'blue' },
    closed: { value: 2, label: { zh: '已结束', en: 'Ended' }, tone: 'grey' },
    cancelled: { value: 3, label: { zh: '已取消', en: 'Cancelled' }, tone: 'grey' },
  },
  actions: {
    begin: { from: ['waiting'], to: 'running', byClock: true, label: { zh: '竞价开始', en: 'Begin' } },
    close: { from: ['running'], to: 'closed', byClock: true, label: { zh: '竞价结束', en: 'Close' } },
    cancel: {
      from: ['waiting', 'running'],
      to: 'cancelled',
      permission: 'auction_host',
      label: { zh: '取消竞价', en: 'Cancel' },
      reason: 'required',
      danger: true,
    },
    // With the procurement, which was suspended or has ended.
    lapse: { from: ['waiting', 'running'], to: 'cancelled', label: { zh: '随采购中止', en: 'Lapse' } },
  },
});

const called = ['called'] as const;

/** A bidder in an auction: called until it is over, and told of what becomes of it. */
export const auctionBidderLifecycle = lifecycle({
  field: 'bidderStatus',
  states: {
    called: { value: 0, label: { zh: '待竞价', en: 'To bid' }, tone: 'orange' },
    over: { value: 1, label: { zh: '已结束', en: 'Ended' }, tone: 'grey' },
  },
  actions: {
    call: { from: called, to: 'called', label: { zh: '通知竞价', en: 'Call' } },
    move: { from: called, to: 'called', label: { zh: '通知竞价调整', en: 'Tell of the change' } },
    close: { from: called, to: 'over', label: { zh: '竞价结束', en: 'Close' } },
    cancel: { from: called, to: 'over', label: { zh: '竞价取消', en: 'Cancel' } },
  },
  duties: {
    bid: {
      of: project,
      name: 'projectName',
      number: 'projectNo',
      states: called,
      party: 'supplierTenantId',
      permission: 'auction_bid',
      due: 'endTime',
      path: `${auctionPath}/{of}?tenantId={tenant}`,
      label: { zh: '参加竞价', en: 'Bid in the auction' },
    },
  },
  told: {
    person: 'personId',
    party: 'supplierTenantId',
    about: 'auction',
    of: project,
    name: 'projectName',
    words: { call: 'auctionSet', move: 'auctionMoved', close: 'auctionClosed', cancel: 'auctionCancelled' },
  },
});
