import {
  attendance,
  attendRoles,
  bidRuling,
  confirmationLifecycle,
  groupThousands,
  hall,
  halved,
  openFault,
  project as projectEntity,
  type EndpointInput,
  type hallRecord as endpoint,
  type Text,
} from '@zhaocai/model';
import type { RootKey } from '../../../platform/audit/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import {
  factsTable,
  printedAnswer,
  proofBlocks,
  proofOf,
  signedJson,
  type Proof,
  type SheetBlock,
} from '../../../platform/print/index.ts';
import { demandHallAsRecorded } from '../../tendering/index.ts';
import { recordFacts, type OpeningFacts } from './record-facts.ts';
import { recordTexts } from './print-record-texts.ts';

/** What signs a record, and where its chains are read. */
export interface RecordTools {
  readonly key: RootKey;
  readonly database: Database;
}

/** The record, signed by this installation: as JSON, or printed from the same facts. */
export async function hallRecord(
  { key, database }: RecordTools,
  ctx: Ctx,
  { format, ...wanted }: EndpointInput<typeof endpoint>,
): Promise<RawAnswer> {
  const record = await recordFacts(ctx, wanted);
  const { tenantId, projectId } = record;
  // The chains are the buyer's, whoever asks for the record: he learns from them only whether it is true.
  await demandHallAsRecorded({ db: database.scoped(tenantId), tenantId, log: ctx.log }, projectId);
  const proof = proofOf(key, record);
  return format === 'json' ? signedJson(`opening-${record.projectNo}`, record, proof) : printed(ctx, record, proof);
}

type Say = (text: Text | undefined) => string;

function printed(ctx: Ctx, record: OpeningFacts, proof: Proof): Promise<RawAnswer> {
  const say: Say = (text) => text?.[ctx.language] ?? '';
  const { projectNo, projectName, openTime } = projectEntity.fields;
  const facts = factsTable([
    [say(projectNo.label), record.projectNo],
    [say(projectName.label), record.projectName],
    [say(openTime.label), record.openTime],
    [say(recordTexts.opened), record.openedTime ?? ''],
    [say(recordTexts.supervisors), namesOf(record, 'supervisor') || say(recordTexts.none)],
  ]);
  const blocks: SheetBlock[] = [
    facts,
    ...record.packages.flatMap((one) => packageBlocks(say, one)),
    ...peopleBlocks(say, record),
    ...proofBlocks(ctx.language, proof),
  ];
  return printedAnswer(ctx, { title: `${record.projectName} ${say(recordTexts.title)}`, blocks });
}

type Part = OpeningFacts['packages'][number];
type Bid = Part['bids'][number];

function packageBlocks(say: Say, one: Part): SheetBlock[] {
  const { hostId, recorderId, beginTime, endTime } = hall.fields;
  return [
    { kind: 'heading', text: `${say(recordTexts.package)} ${one.packageNo}　${one.packageName}` },
    factsTable([
      [say(hostId.label), one.host ?? '—'],
      [say(recorderId.label), one.recorder ?? '—'],
      [say(beginTime.label), one.beginTime ?? '—'],
      [say(endTime.label), one.endTime ?? '—'],
    ]),
    {
      kind: 'table',
      columns: [
        recordTexts.bidder,
        recordTexts.price,
        recordTexts.deposit,
        recordTexts.remark,
        recordTexts.confirmation,
      ].map(say),
      rows: one.bids.map((bid) => bidRow(say, bid)),
    },
    { kind: 'heading', text: say(recordTexts.hashes) },
    {
      kind: 'table',
      columns: [recordTexts.bidder, recordTexts.envelopeHash, recordTexts.keyCommit].map(say),
      rows: one.bids.map(({ supplierName, envelopeHash, keyCommit }) => [
        supplierName,
        halvedOrNone(envelopeHash),
        halvedOrNone(keyCommit),
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
    [`${say(recordTexts.answer)} ${answerTime ?? ''}`, answer ?? '—'],
  ]);
  return [{ kind: 'heading', text: say(recordTexts.objections) }, rowsOrNone(say, words)];
}

function peopleBlocks(say: Say, { holders, present, entered }: OpeningFacts): SheetBlock[] {
  const { personName, companyName, attendRole, signTime } = attendance.fields;
  const given = holders.map(({ userName, givenTime }) => [userName, givenTime ?? '—']);
  return [
    { kind: 'heading', text: say(recordTexts.holders) },
    rowsOrNone(say, given),
    { kind: 'heading', text: say(recordTexts.present) },
    {
      kind: 'table',
      columns: [personName, companyName, attendRole, signTime].map(({ label }) => say(label)),
      rows: present.map((one) => personRow(say, one)),
    },
    ...enteredBlocks(say, entered),
  ];
}

function personRow(say: Say, one: OpeningFacts['present'][number]): string[] {
  return [one.personName, one.companyName, say(roleLabel(one.role)), one.signTime];
}

/** Apart from those who signed in themselves: their being there is the word of who wrote them down. */
function enteredBlocks(say: Say, entered: OpeningFacts['entered']): SheetBlock[] {
  if (entered.length === 0) return [];
  const { personName, companyName, attendRole } = attendance.fields;
  const labels = [personName.label, companyName.label, attendRole.label, recordTexts.enteredAt, recordTexts.enteredBy];
  const rows = entered.map((one) => [...personRow(say, one), one.enteredBy ?? '']);
  return [
    { kind: 'heading', text: say(recordTexts.entered) },
    { kind: 'table', columns: labels.map(say), rows },
  ];
}

function rowsOrNone(say: Say, rows: readonly (readonly string[])[]): SheetBlock {
  return rows.length === 0 ? { kind: 'text', text: say(recordTexts.none) } : { kind: 'table', rows };
}

function halvedOrNone(text: string | null): string {
  return text === null ? '—' : halved(text);
}

function roleLabel(role: string): Text | undefined {
  return attendRoles.choices.find(({ name }) => name === role)?.label;
}

function namesOf({ present }: OpeningFacts, role: string): string {
  const names = present.filter((one) => one.role === role).map(({ personName }) => personName);
  return names.join('、');
}
