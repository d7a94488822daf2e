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
import { drawPdfWords } from './draw-pdf-words.ts';

/** The record on paper: what the page shows whoever asks, and no more. */
export async function printDraw(ctx: Ctx, { id }: EndpointInput<typeof expertDrawPdf>): Promise<RawAnswer> {
  const draw = await readDraw(ctx, id);
  const t = (text: Text) => text[ctx.language];
  return printedAnswer(ctx, {
    title: t(drawPdfWords.title),
    note: draw.drawNo,
    blocks: [
      factsTable(factsOf(draw, ctx.language)),
      { kind: 'heading', text: t(drawPdfWords.people) },
      peopleTable(draw, ctx.language),
      { kind: 'heading', text: t(drawPdfWords.digests) },
      factsTable(digestsOf(draw, ctx.language)),
      ...ticketBlocks(draw, ctx.language),
      { kind: 'heading', text: t(drawPdfWords.evidence) },
      { kind: 'table', rows: draw.recorded.map(({ action, at, hash }) => [action, at, hash]) },
    ],
  });
}

type Language = Ctx['language'];

function factsOf(draw: ExpertDrawAnswer, language: Language): (readonly [string, string])[] {
  const facts: readonly (readonly [Text, string | null | undefined])[] = [
    [drawPdfWords.project, `${draw.projectName} ${draw.projectNo ?? ''}`],
    [drawPdfWords.status, expertDrawLifecycle.named(draw.infoStatus)?.label[language]],
    [drawPdfWords.way, drawMode.named(draw.drawMode)?.label[language]],
    [drawPdfWords.review, `${draw.reviewTime} – ${draw.reviewEndTime}`],
    [drawPdfWords.place, draw.place],
    [drawPdfWords.handler, draw.people[0]?.name],
    [drawPdfWords.supervisor, draw.supervisorId === null ? null : draw.people[1]?.name],
    [drawPdfWords.drawn, draw.drawTime],
    [drawPdfWords.address, draw.drawAddress],
    [drawPdfWords.pool, draw.poolSize === null ? null : String(draw.poolSize)],
    [drawPdfWords.excluded, excludedText(draw.excludedCounts, (text) => text[language])],
    [drawPdfWords.avoidUnits, draw.avoidUnits],
    [drawPdfWords.avoided, avoidedText(draw.avoided)],
    [drawPdfWords.video, draw.videoLink],
    [drawPdfWords.algorithm, draw.algorithm],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name[language], value] as const] : []));
}

function peopleTable({ members }: ExpertDrawAnswer, language: Language): SheetBlock {
  return {
    kind: 'table',
    columns: [drawPdfWords.name, drawPdfWords.kind, drawPdfWords.status, drawPdfWords.time].map(
      (text) => text[language],
    ),
    rows: members.map((one) => [
      one.name,
      recordType.named(one.recordType)?.label[language] ?? '',
      drawnExpertLifecycle.named(one.joinStatus)?.label[language] ?? '',
      one.replyTime ?? '',
    ]),
  };
}

function digestsOf(draw: ExpertDrawAnswer, language: Language): (readonly [string, string])[] {
  const sealed = drawPdfWords.sealed[language];
  return [
    ...draw.people.map(
      ({ party }) => [`${drawPdfWords.commit[language]} ${party}`, draw.commits[party] ?? '—'] as const, // pairs
    ),
    ...draw.people.map(
      ({ party }) => [`${drawPdfWords.secret[language]} ${party}`, draw.reveals[party] ?? sealed] as const,
    ),
    ...draw.rounds.flatMap(({ round, candidateRoot, seed }) => [
      [drawPdfWords.root[language].replace('{n}', String(round)), candidateRoot] as const,
      [drawPdfWords.seed[language].replace('{n}', String(round)), seed ?? sealed] as const,
    ]),
  ];
}

function ticketBlocks({ rounds }: ExpertDrawAnswer, language: Language): SheetBlock[] {
  const told = rounds.filter(({ tickets }) => tickets.length > 0);
  return told.flatMap(({ round, tickets }): SheetBlock[] => [
    { kind: 'heading', text: `${drawPdfWords.order[language]} ${round}` },
    { kind: 'table', rows: tickets.map(({ id, ticket }, index) => [String(index + 1), id, ticket]) },
  ]);
}
