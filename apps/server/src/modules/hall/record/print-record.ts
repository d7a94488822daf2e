import { createHash } from 'node:crypto';
import {
  attendance,
  attendRoles,
  bidRuling,
  canonicalJson,
  confirmationLifecycle,
  groupThousands,
  hall,
  openFault,
  project as projectEntity,
  type EndpointInput,
  type hallRecord as endpoint,
  type Text,
} from '@zhaocai/model';
import type { RootKey } from '../../../platform/audit/index.ts';
import { downloadHeaders } from '../../../platform/files/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer, type SheetBlock } from '../../../platform/print/index.ts';
import { recordFacts, type OpeningFacts } from './record-facts.ts';

const texts = {
  title: { zh: '开标记录', en: 'Record of the opening' },
  package: { zh: '采购包', en: 'Package' },
  opened: { zh: '开启时间', en: 'Opened at' },
  supervisors: { zh: '监督人', en: 'Supervised by' },
  bidder: { zh: '投标人', en: 'Bidder' },
  price: { zh: '报价（元）', en: 'Price (yuan)' },
  deposit: { zh: '保证金（元）', en: 'Deposit (yuan)' },
  remark: { zh: '备注', en: 'Remark' },
  confirmation: { zh: '记录确认', en: 'Confirmed' },
  hashes: { zh: '密封信封', en: 'Sealed envelopes' },
  envelopeHash: { zh: '信封摘要', en: 'Hash of the envelope' },
  keyCommit: { zh: '密钥承诺', en: 'Commit to the key' },
  objections: { zh: '当场异议', en: 'Objections on the spot' },
  answer: { zh: '答复', en: 'Answer' },
  holders: { zh: '密钥持有人解锁', en: 'Unlocked by holders of the keys' },
  present: { zh: '到场签到', en: 'Who was there' },
  none: { zh: '无', en: 'None' },
  signature: { zh: '平台签名', en: 'Signature of the platform' },
  digest: { zh: '记录摘要（SHA-256）', en: 'Digest of the record (SHA-256)' },
  signed: { zh: '平台签名（Ed25519）', en: 'Signature of the platform (Ed25519)' },
  publicKey: { zh: '平台公钥', en: 'Public key of the platform' },
  help: {
    zh: '签名对象为记录内容的规范 JSON（RFC 8785）。请同时保存 JSON 记录，可脱离平台核验。',
    en: 'What is signed is the canonical JSON (RFC 8785) of the record. Keep the JSON record too: it can be verified without the platform.',
  },
} as const satisfies Record<string, Text>;

/** The record, signed by this installation: as JSON, or printed from the same facts. */
export async function hallRecord(
  key: RootKey,
  ctx: Ctx,
  { format, ...wanted }: EndpointInput<typeof endpoint>,
): Promise<RawAnswer> {
  const record = await recordFacts(ctx, wanted);
  const text = canonicalJson(record);
  const proof = { signature: key.sign(text), publicKey: key.publicKey };
  if (format === 'json')
    return {
      headers: downloadHeaders({ fileName: `opening-${record.projectNo}.json`, contentType: 'application/json' }),
      body: JSON.stringify({ record, ...proof }, null, 2),
    };
  const digest = createHash('sha256').update(text, 'utf8').digest('hex');
  return printed(ctx, record, { ...proof, digest });
}

interface Proof {
  readonly signature: string;
  readonly publicKey: string;
  readonly digest: string;
}

type Say = (text: Text | undefined) => string;

function printed(ctx: Ctx, record: OpeningFacts, { digest, signature, publicKey }: Proof): Promise<RawAnswer> {
  const say: Say = (text) => text?.[ctx.language] ?? '';
  const { projectNo, projectName, openTime } = projectEntity.fields;
  const facts = factsTable([
    [say(projectNo.label), record.projectNo],
    [say(projectName.label), record.projectName],
    [say(openTime.label), record.openTime],
    [say(texts.opened), record.openedTime ?? ''],
    [say(texts.supervisors), namesOf(record, 'supervisor') || say(texts.none)],
  ]);
  const blocks: SheetBlock[] = [
    facts,
    ...record.packages.flatMap((one) => packageBlocks(say, one)),
    ...peopleBlocks(say, record),
    { kind: 'heading', text: say(texts.signature) },
    factsTable([
      [say(texts.digest), halved(digest)],
      [say(texts.signed), halved(signature)],
      [say(texts.publicKey), publicKey],
    ]),
    { kind: 'text', text: say(texts.help) },
  ];
  return printedAnswer(ctx, { title: `${record.projectName} ${say(texts.title)}`, blocks });
}

type Part = OpeningFacts['packages'][number];
type Bid = Part['bids'][number];

function packageBlocks(say: Say, one: Part): SheetBlock[] {
  const { hostId, recorderId, beginTime, endTime } = hall.fields;
  return [
    { kind: 'heading', text: `${say(texts.package)} ${one.packageNo}　${one.packageName}` },
    factsTable([
      [say(hostId.label), one.host ?? '—'],
      [say(recorderId.label), one.recorder ?? '—'],
      [say(beginTime.label), one.beginTime ?? '—'],
      [say(endTime.label), one.endTime ?? '—'],
    ]),
    {
      kind: 'table',
      columns: [texts.bidder, texts.price, texts.deposit, texts.remark, texts.confirmation].map(say),
      rows: one.bids.map((bid) => bidRow(say, bid)),
    },
    { kind: 'heading', text: say(texts.hashes) },
    {
      kind: 'table',
      columns: [texts.bidder, texts.envelopeHash, texts.keyCommit].map(say),
      rows: one.bids.map(({ supplierName, envelopeHash, keyCommit }) => [
        supplierName,
        halved(envelopeHash),
        halved(keyCommit),
      ]),
    },
    ...objectionBlocks(say, one),
  ];
}

function bidRow(say: Say, bid: Bid): string[] {
  const fault = [openFault.named(bid.openFault)?.label, bidRuling.named(bid.ruling)?.label].map(say).filter(Boolean);
  const confirmed = confirmationLifecycle.named(bid.confirmStatus)?.label;
  return [
    bid.supplierName,
    bid.totalMoney === null ? fault.join('；') : groupThousands(bid.totalMoney),
    bid.depositMoney === null ? '—' : groupThousands(bid.depositMoney),
    bid.remark ?? '',
    [say(confirmed), bid.confirmTime ?? ''].filter(Boolean).join(' '),
  ];
}

function objectionBlocks(say: Say, { objections }: Part): SheetBlock[] {
  const words = objections.flatMap(({ supplierName, content, askTime, answer, answerTime }) => [
    [`${supplierName} ${askTime}`, content],
    [`${say(texts.answer)} ${answerTime ?? ''}`, answer ?? '—'],
  ]);
  return [{ kind: 'heading', text: say(texts.objections) }, rowsOrNone(say, words)];
}

function peopleBlocks(say: Say, { holders, present }: OpeningFacts): SheetBlock[] {
  const { personName, companyName, attendRole, signTime } = attendance.fields;
  const given = holders.map(({ userName, givenTime }) => [userName, givenTime ?? '—']);
  return [
    { kind: 'heading', text: say(texts.holders) },
    rowsOrNone(say, given),
    { kind: 'heading', text: say(texts.present) },
    {
      kind: 'table',
      columns: [personName, companyName, attendRole, signTime].map(({ label }) => say(label)),
      rows: present.map((one) => [one.personName, one.companyName, say(roleLabel(one.role)), one.signTime]),
    },
  ];
}

function rowsOrNone(say: Say, rows: readonly (readonly string[])[]): SheetBlock {
  return rows.length === 0 ? { kind: 'text', text: say(texts.none) } : { kind: 'table', rows };
}

/** In two lines: a printer breaks what is this long at a hyphen of it, and whoever copies a signature then loses that. */
function halved(text: string | null): string {
  if (text === null) return '—';
  const half = Math.ceil(text.length / 2);
  return `${text.slice(0, half)}\n${text.slice(half)}`;
}

function roleLabel(role: string): Text | undefined {
  return attendRoles.choices.find(({ name }) => name === role)?.label;
}

function namesOf({ present }: OpeningFacts, role: string): string {
  const names = present.filter((one) => one.role === role).map(({ personName }) => personName);
  return names.join('、');
}
