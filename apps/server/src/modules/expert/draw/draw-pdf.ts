import {
  drawMode,
  drawnExpertLifecycle,
  avoidedText,
  excludedText,
  expertDrawLifecycle,
  recordType,
  type EndpointInput,
  type ExpertDrawAnswer,
  type expertDrawPdf,
  type Text,
} from '@zhaocai/model';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer, type SheetBlock } from '../../../platform/print/index.ts';
import { readDraw } from './draw-queries.ts';

const words = {
  title: { zh: '专家抽取记录', en: 'Record of a draw of experts' },
  project: { zh: '采购项目', en: 'Project' },
  status: { zh: '状态', en: 'Status' },
  way: { zh: '抽取方式', en: 'Way' },
  review: { zh: '评审时间', en: 'Evaluation' },
  place: { zh: '评审地点', en: 'Place' },
  drawn: { zh: '抽取时间', en: 'Drawn' },
  address: { zh: '操作地址', en: 'Address' },
  handler: { zh: '经办人', en: 'Handler' },
  supervisor: { zh: '监督人', en: 'Supervisor' },
  pool: { zh: '候选人数', en: 'Drawn from' },
  excluded: { zh: '未列入', en: 'Left out' },
  avoidUnits: { zh: '回避单位', en: 'Units avoided' },
  avoided: { zh: '回避专家', en: 'Experts avoided' },
  algorithm: { zh: '算法', en: 'Algorithm' },
  video: { zh: '录像链接', en: 'Video' },
  digests: { zh: '摘要与种子', en: 'Digests and seeds' },
  root: { zh: '第{n}轮候选集摘要', en: 'Round {n}: digest of the candidates' },
  seed: { zh: '第{n}轮种子', en: 'Round {n}: seed' },
  commit: { zh: '随机数摘要', en: 'Digest' },
  secret: { zh: '随机数', en: 'Secret' },
  sealed: { zh: '评审和开标后公开', en: 'told after the evaluation has begun and the bids are opened' },
  people: { zh: '评审人员', en: 'Committee' },
  order: { zh: '抽签值', en: 'Tickets' },
  evidence: { zh: '存证', en: 'Evidence' },
  name: { zh: '姓名', en: 'Name' },
  kind: { zh: '类别', en: 'Kind' },
  time: { zh: '答复时间', en: 'Answered' },
} as const satisfies Record<string, Text>;

/** The record on paper: what the page shows whoever asks, and no more. */
export async function printDraw(ctx: Ctx, { id }: EndpointInput<typeof expertDrawPdf>): Promise<RawAnswer> {
  const draw = await readDraw(ctx, id);
  const t = (text: Text) => text[ctx.language];
  return printedAnswer(ctx, {
    title: t(words.title),
    note: draw.drawNo,
    blocks: [
      factsTable(factsOf(draw, ctx.language)),
      { kind: 'heading', text: t(words.people) },
      peopleTable(draw, ctx.language),
      { kind: 'heading', text: t(words.digests) },
      factsTable(digestsOf(draw, ctx.language)),
      ...ticketBlocks(draw, ctx.language),
      { kind: 'heading', text: t(words.evidence) },
      { kind: 'table', rows: draw.recorded.map(({ action, at, hash }) => [action, at, hash]) },
    ],
  });
}

type Language = Ctx['language'];

function factsOf(draw: ExpertDrawAnswer, language: Language): (readonly [string, string])[] {
  const facts: readonly (readonly [Text, string | null | undefined])[] = [
    [words.project, `${draw.projectName} ${draw.projectNo ?? ''}`],
    [words.status, expertDrawLifecycle.named(draw.infoStatus)?.label[language]],
    [words.way, drawMode.named(draw.drawMode)?.label[language]],
    [words.review, `${draw.reviewTime} – ${draw.reviewEndTime}`],
    [words.place, draw.place],
    [words.handler, draw.people[0]?.name],
    [words.supervisor, draw.supervisorId === null ? null : draw.people[1]?.name],
    [words.drawn, draw.drawTime],
    [words.address, draw.drawAddress],
    [words.pool, draw.poolSize === null ? null : String(draw.poolSize)],
    [words.excluded, excludedText(draw.excludedCounts, (text) => text[language])],
    [words.avoidUnits, draw.avoidUnits],
    [words.avoided, avoidedText(draw.avoided)],
    [words.video, draw.videoLink],
    [words.algorithm, draw.algorithm],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name[language], value] as const] : []));
}

function peopleTable({ members }: ExpertDrawAnswer, language: Language): SheetBlock {
  return {
    kind: 'table',
    columns: [words.name, words.kind, words.status, words.time].map((text) => text[language]),
    rows: members.map((one) => [
      one.name,
      recordType.named(one.recordType)?.label[language] ?? '',
      drawnExpertLifecycle.named(one.joinStatus)?.label[language] ?? '',
      one.replyTime ?? '',
    ]),
  };
}

function digestsOf(draw: ExpertDrawAnswer, language: Language): (readonly [string, string])[] {
  const sealed = words.sealed[language];
  return [
    ...draw.people.map(
      ({ party }) => [`${words.commit[language]} ${party}`, draw.commits[party] ?? '—'] as const, // pairs
    ),
    ...draw.people.map(({ party }) => [`${words.secret[language]} ${party}`, draw.reveals[party] ?? sealed] as const),
    ...draw.rounds.flatMap(({ round, candidateRoot, seed }) => [
      [words.root[language].replace('{n}', String(round)), candidateRoot] as const,
      [words.seed[language].replace('{n}', String(round)), seed ?? sealed] as const,
    ]),
  ];
}

function ticketBlocks({ rounds }: ExpertDrawAnswer, language: Language): SheetBlock[] {
  const told = rounds.filter(({ tickets }) => tickets.length > 0);
  return told.flatMap(({ round, tickets }): SheetBlock[] => [
    { kind: 'heading', text: `${words.order[language]} ${round}` },
    { kind: 'table', rows: tickets.map(({ id, ticket }, index) => [String(index + 1), id, ticket]) },
  ]);
}
