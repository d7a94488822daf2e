import { entity } from '../kit/entity.ts';
import { openFault } from '../tendering/choices.ts';
import { quoteRoundLifecycle, roundBidderLifecycle } from './round-lifecycle.ts';

const ref = <const T extends string>(to: T, zh: string, en: string) =>
  ({ kind: 'ref', to, label: { zh, en }, required: true, readOnly: true }) as const;
const projectId = ref('project', '项目', 'Project');
const packageId = ref('package', '采购包', 'Package');
const supplierTenantId = {
  kind: 'text',
  label: { zh: '投标人租户', en: 'Tenant of the bidder' },
  maxLength: 6,
  required: true,
  readOnly: true,
  secret: true,
} as const;
const isLast = {
  kind: 'flag',
  label: { zh: '最后报价', en: 'Last round' },
  required: true,
} as const;
const shared = {
  path: '/api/bid-electronic/round',
  verbs: {},
  menu: 'expertDraw',
  permanent: true,
  dataScoped: false,
} as const;

/** A round of quotes for a package that is negotiated; the last one decides (order 74, article 33; notice 2014/214, article 21). */
export const quoteRound = entity({
  ...shared,
  name: 'quoteRound',
  table: 'quote_round',
  label: { zh: '报价轮次', en: 'Round of quotes' },
  lifecycle: quoteRoundLifecycle,
  guards: {
    ux_quote_round_live: 'negotiation.roundUnderWay',
    ux_quote_round_last: 'negotiation.lastOpened',
    ux_quote_round_no: 'platform.stale',
  },
  fields: {
    projectId,
    packageId,
    evaluationId: ref('packageEvaluation', '评审', 'Evaluation'),
    roundNo: { kind: 'integer', label: { zh: '轮次', en: 'Round' }, min: 1, required: true, readOnly: true },
    isLast,
    roundStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: quoteRoundLifecycle.choices,
      readOnly: true,
    },
    /** What this round is about: what was agreed on, what changed. Every bidder reads it. */
    terms: { kind: 'longText', label: { zh: '本轮要求', en: 'What is asked' }, maxLength: 2000, required: true },
    endTime: { kind: 'instant', label: { zh: '报价截止时间', en: 'End' }, required: true, readOnly: true },
    closeTime: { kind: 'instant', label: { zh: '截止确认时间', en: 'Closed' }, readOnly: true },
    openedTime: { kind: 'instant', label: { zh: '开启时间', en: 'Opened' }, readOnly: true },
    openReason: { kind: 'text', label: { zh: '开启说明', en: 'Why opened' }, maxLength: 500, readOnly: true },
    cancelReason: { kind: 'text', label: { zh: '取消原因', en: 'Why cancelled' }, maxLength: 500, readOnly: true },
  },
});

/** A bidder who is asked for a price in a round, and what he quoted once it was opened. */
export const roundBidder = entity({
  ...shared,
  name: 'roundBidder',
  table: 'round_bidder',
  label: { zh: '轮次报价', en: 'Quote in a round' },
  parties: ['supplier_tenant_id'],
  lifecycle: roundBidderLifecycle,
  fields: {
    projectId,
    packageId,
    roundId: ref('quoteRound', '报价轮次', 'Round'),
    entryId: ref('entry', '投标人', 'Bidder'),
    supplierTenantId,
    personId: { kind: 'ref', to: 'user', label: { zh: '投标经办人', en: 'Who bids' }, readOnly: true, secret: true },
    isLast,
    bidderStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: roundBidderLifecycle.choices,
      readOnly: true,
    },
    endTime: { kind: 'instant', label: { zh: '报价截止时间', en: 'End' }, required: true, readOnly: true },
    /** 0: nothing handed in. */
    quoteVersion: { kind: 'integer', label: { zh: '报价版本', en: 'Version' }, readOnly: true },
    submitTime: { kind: 'instant', label: { zh: '递交时间', en: 'Handed in' }, readOnly: true },
    totalMoney: { kind: 'money', label: { zh: '报价总价', en: 'Price' }, readOnly: true },
    perMoney: { kind: 'money', label: { zh: '单价', en: 'Unit price' }, readOnly: true },
    remark: { kind: 'longText', label: { zh: '报价说明', en: 'Remark' }, maxLength: 2000, readOnly: true },
    serviceShow: { kind: 'longText', label: { zh: '服务承诺', en: 'Service' }, maxLength: 4000, readOnly: true },
    matchExplain: {
      kind: 'longText',
      label: { zh: '响应说明', en: 'How it matches' },
      maxLength: 4000,
      readOnly: true,
    },
    openFault: {
      kind: 'choice',
      label: { zh: '未开启原因', en: 'Why not opened' },
      choices: openFault.choices,
      readOnly: true,
    },
  },
});

const text = (zh: string, en: string, maxLength: number) =>
  ({ kind: 'longText', label: { zh, en }, maxLength, required: true, secret: true }) as const;

/** One version of a quote in a round, as it lies sealed; a later one takes its place and leaves it. */
export const roundBid = entity({
  ...shared,
  permanent: false,
  appendOnly: true,
  name: 'roundBid',
  table: 'round_bid',
  label: { zh: '密封的轮次报价', en: 'Sealed quote of a round' },
  parties: ['supplier_tenant_id'],
  fields: {
    projectId,
    roundId: ref('quoteRound', '报价轮次', 'Round'),
    bidderId: ref('roundBidder', '轮次报价', 'Quote in a round'),
    supplierTenantId,
    versionNo: { kind: 'integer', label: { zh: '版本', en: 'Version' }, required: true },
    cipher: text('密文', 'Cipher text', 1_500_000),
    /** The canonical text, its signature, and the public key of that. */
    envelope: text('信封', 'Envelope', 200_000),
    signature: text('签名', 'Signature', 1000),
    signingKey: text('签名公钥', 'Signing key', 3000),
    cipherHash: {
      kind: 'text',
      label: { zh: '密文摘要', en: 'Hash of the cipher text' },
      maxLength: 64,
      required: true,
    },
    receiptSeq: { kind: 'text', label: { zh: '回执序号', en: 'Receipt no.' }, maxLength: 20, required: true },
    receiptHash: { kind: 'text', label: { zh: '回执摘要', en: 'Receipt hash' }, maxLength: 64, required: true },
  },
});

/** A goods line of a quote in a round, once it was opened. */
export const roundLine = entity({
  ...shared,
  permanent: false,
  appendOnly: true,
  name: 'roundLine',
  table: 'round_line',
  label: { zh: '轮次报价明细', en: 'Line of a quote in a round' },
  fields: {
    projectId,
    packageId,
    bidderId: ref('roundBidder', '轮次报价', 'Quote in a round'),
    entryId: ref('entry', '投标人', 'Bidder'),
    itemId: ref('packageItem', '采购明细', 'Goods line'),
    quantity: { kind: 'decimal', label: { zh: '数量', en: 'Quantity' }, required: true },
    perMoney: { kind: 'money', label: { zh: '单价', en: 'Unit price' }, required: true },
    totalMoney: { kind: 'money', label: { zh: '总价', en: 'Total' }, required: true },
  },
});
