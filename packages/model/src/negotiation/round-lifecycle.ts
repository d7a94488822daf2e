import { lifecycle } from '../kit/lifecycle.ts';

const project = { entity: 'project', field: 'projectId' } as const;

/**
 * A round of a negotiation (谈判、磋商): its bidders quote, sealed, until its end; then the holders unlock what they sealed. The
 * leader of the committee begins and closes it; its end comes without him.
 */
export const quoteRoundLifecycle = lifecycle({
  field: 'roundStatus',
  states: {
    quoting: { value: 0, label: { zh: '报价中', en: 'Quoting' }, tone: 'blue' },
    closed: { value: 1, label: { zh: '待开启', en: 'To be unlocked' }, tone: 'orange' },
    opened: { value: 2, label: { zh: '已开启', en: 'Opened' }, tone: 'blue' },
    cancelled: { value: 3, label: { zh: '已取消', en: 'Cancelled' }, tone: 'grey' },
  },
  actions: {
    extend: { from: ['quoting'], to: 'quoting', label: { zh: '延长报价时间', en: 'Extend' }, reason: 'required' },
    // By the leader, once everybody has quoted.
    close: { from: ['quoting'], to: 'closed', label: { zh: '提前截止报价', en: 'Close early' } },
    end: { from: ['quoting'], to: 'closed', byClock: true, label: { zh: '报价截止', en: 'Time is over' } },
    open: { from: ['closed'], to: 'opened', label: { zh: '开启本轮报价', en: 'Open' } },
    cancel: {
      from: ['quoting', 'closed'],
      to: 'cancelled',
      label: { zh: '取消本轮报价', en: 'Cancel' },
      reason: 'required',
      danger: true,
    },
    // With the procurement, which was suspended or has ended, or with the seats of the committee.
    lapse: { from: ['quoting', 'closed'], to: 'cancelled', label: { zh: '随采购中止', en: 'Lapse' } },
  },
});

const called = ['called'] as const;

/** A bidder in a round: asked for his price until its end, and told of what becomes of it. */
export const roundBidderLifecycle = lifecycle({
  field: 'bidderStatus',
  states: {
    called: { value: 0, label: { zh: '待报价', en: 'To quote' }, tone: 'orange' },
    submitted: { value: 1, label: { zh: '已递交', en: 'Handed in' }, tone: 'green' },
    opened: { value: 2, label: { zh: '已开启', en: 'Opened' }, tone: 'blue' },
    unopened: { value: 3, label: { zh: '未能开启', en: 'Not opened' }, tone: 'red' },
    silent: { value: 4, label: { zh: '未报价', en: 'Has not quoted' }, tone: 'grey' },
    over: { value: 9, label: { zh: '已取消', en: 'Cancelled' }, tone: 'grey' },
  },
  actions: {
    call: { from: called, to: 'called', label: { zh: '通知报价', en: 'Call' } },
    // By the bidder, in the buyer's row.
    submit: { from: ['called', 'submitted'], to: 'submitted', label: { zh: '递交本轮报价', en: 'Hand in' } },
    move: { from: called, to: 'called', label: { zh: '通知时间延长', en: 'Tell of the extension' } },
    moveQuoted: { from: ['submitted'], to: 'submitted', label: { zh: '通知时间延长', en: 'Tell of the extension' } },
    miss: { from: called, to: 'silent', label: { zh: '逾期未报价', en: 'Time is over' } },
    open: { from: ['submitted'], to: 'opened', label: { zh: '开启报价', en: 'Open' } },
    fail: { from: ['submitted'], to: 'unopened', label: { zh: '报价未能开启', en: 'Fail to open' } },
    cancel: { from: ['called', 'submitted'], to: 'over', label: { zh: '本轮取消', en: 'Cancel' } },
  },
  duties: {
    quote: {
      of: project,
      name: 'projectName',
      number: 'projectNo',
      states: called,
      party: 'supplierTenantId',
      permission: 'bid_quote',
      due: 'endTime',
      lapses: true,
      path: '/bidding/projectDetail/index/{of}?tenantId={tenant}',
      label: { zh: '提交本轮报价', en: 'Quote in a round' },
    },
  },
  told: {
    person: 'personId',
    party: 'supplierTenantId',
    about: 'bid',
    of: project,
    name: 'projectName',
    words: {
      call: 'roundCalled',
      move: 'roundExtended',
      moveQuoted: 'roundExtended',
      miss: 'roundOver',
      open: 'roundOver',
      fail: 'roundOver',
      cancel: 'roundCancelled',
    },
  },
});
